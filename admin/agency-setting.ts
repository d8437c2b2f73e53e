import { readAgency } from '@safar/shared/agency'
import type { Plugin } from 'vite'

const { siteUrl: _, ...agency } = readAgency(process.env)

/** Writes the agency's settings into the code, for builds and tests alike; a wrong one stops them with its name. */
export const agencySetting = { __AGENCY__: JSON.stringify(agency) }

/** The brand as the first page's title, until the app gives each page its own. */
export const agencyTitle: Plugin = {
  name: 'agency-title',
  transformIndexHtml: (html) =>
    html.replace('%BRAND%', () => agency.brand.replace(/&/g, '&amp;').replace(/</g, '&lt;')),
}

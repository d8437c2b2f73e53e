import { readAgency } from '@safar/shared/agency'

const { siteUrl: _, ...agency } = readAgency(process.env)

/** Writes the agency's settings into the code, for builds and tests alike; a wrong one stops them with its name. */
export const agencySetting = { __AGENCY__: JSON.stringify(agency) }

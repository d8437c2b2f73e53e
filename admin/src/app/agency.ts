import { type Agency, readAgency } from '@safar/shared/agency'

const given = Object.entries(import.meta.env).filter(([, value]) => typeof value === 'string')

/** Whose admin this is, as set when it was built. */
export const agency: Agency = readAgency(Object.fromEntries(given))

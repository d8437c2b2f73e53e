import type { Agency } from '@safar/shared/agency'

/** Where the site stands is no part of it: one build serves at every address. */
type AdminAgency = Omit<Agency, 'siteUrl'>
declare const __AGENCY__: AdminAgency

/** Whose admin this is: settings that the build read and checked, so that browsers need not. */
export const agency: AdminAgency = __AGENCY__

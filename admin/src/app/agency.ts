import type { Agency } from '@safar/shared/agency'

declare const __AGENCY__: Agency

/** Whose admin this is: settings that the build read and checked, so that browsers need not. */
export const agency: Agency = __AGENCY__

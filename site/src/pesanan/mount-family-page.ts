import { createFamilyPage } from './family-page.ts'

/*
 * The opened page of a family, compiled by itself (`?worker&url`): among the files of other pages it would take the
 * islands' renderer along, which it has no use for, and make their files other ones. `load-family-page.ts` loads it.
 */
window.createFamilyPage = createFamilyPage

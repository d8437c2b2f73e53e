import '@safar/shared/platform/browser/bawaan'
import { keepTranslated } from '@safar/shared/platform/browser/terjemah'

/* Runs once, before the first island of a page: `bundel/before-islands.ts`. */

// Parts that bring themselves to life are drawn while pages are built, too.
if (typeof document !== 'undefined') keepTranslated()

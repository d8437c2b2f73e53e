import '@safar/shared/platform/browser/bawaan'
import '@safar/shared/platform/browser/no-eval'
import { keepTranslated } from '@safar/shared/platform/browser/terjemah'

/* Runs once, before the first island of a page: `bundel/before-islands.ts`. */

// Islands are rendered at build time, too.
if (typeof document !== 'undefined') keepTranslated()

import { join } from 'node:path'

/**
 * The site's own folder. `build.ts` sets it, since a build may start anywhere and the bundle of its pages lies
 * elsewhere; development and tests run in the checkout.
 */
export const SITE_ROOT =
  process.env.SITE_ROOT ?? join(process.cwd(), process.cwd().endsWith('site') ? '' : 'site')

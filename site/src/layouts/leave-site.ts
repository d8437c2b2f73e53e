import { ADMIN_ROOTS } from '@safar/shared/platform/address/admin-roots'

/** The paths of this origin that are no pages of the site: the office, the API, pictures. */
export const ELSEWHERE = [...ADMIN_ROOTS, '/api', '/storage']

/** Tells if an absolute address of this origin is no page of the site: the office's, the API's, or a file. */
export function isElsewhere(address: string): boolean {
  const { pathname } = new URL(address)
  return ELSEWHERE.some((root) => `${pathname}/`.startsWith(`${root}/`)) || /\.\w+$/.test(pathname)
}

/**
 * Skips the view transition to a page that is none of the site's. Such a page does not opt in, and Chromium 156 raises
 * an unhandled error for a transition that only one side opts into.
 */
export function leaveWithoutFading(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const to = activation?.entry?.url
    if (viewTransition && to && isElsewhere(to)) viewTransition.skipTransition()
  })
}

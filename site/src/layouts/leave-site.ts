import { ADMIN_ROOTS } from '@safar/shared/platform/address/admin-roots'

/** Addresses of this origin that the site's pages fade into no more: the office, the API's own answers, pictures. */
const ELSEWHERE = [...ADMIN_ROOTS, '/api', '/storage']

/** Whether an address (absolute) of this origin is none of the site's own pages: the office's, the API's, or a file. */
export function isElsewhere(address: string): boolean {
  const { pathname } = new URL(address)
  return ELSEWHERE.some((root) => `${pathname}/`.startsWith(`${root}/`)) || /\.\w+$/.test(pathname)
}

/**
 * Ends the fade from page to page where the next one is not a page of the site. Such a page does not take part in the fade, and
 * newer browsers (Chromium 156) make an unhandled error of a fade that only one side takes part in.
 */
export function leaveWithoutFading(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const to = activation?.entry?.url
    if (viewTransition && to && isElsewhere(to)) viewTransition.skipTransition()
  })
}

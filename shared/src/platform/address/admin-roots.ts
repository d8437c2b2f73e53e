/* Kept apart from the office's own addresses, so that a page of the site does not load the list of them. */

/** Address folders that need a session. */
export const ADMIN_FOLDERS = ['/admin', '/user', '/pengaturan', '/finance'] as const

/** The roots of every office address; none of them is a page of the site or a search result. */
export const ADMIN_ROOTS = ['/login', '/auth', ...ADMIN_FOLDERS] as const

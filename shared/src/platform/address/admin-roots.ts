/* Apart from the office's own addresses, so that a page of the site does not carry the list of them. */

/** Folders that lie behind the login. */
export const ADMIN_FOLDERS = ['/admin', '/user', '/pengaturan', '/finance'] as const

/** What every address of the office begins with: none of them is a page of the site, or a search result. */
export const ADMIN_ROOTS = ['/login', '/auth', ...ADMIN_FOLDERS] as const

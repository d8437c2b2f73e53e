/** Pages of the office, which its router answers. Servers and exports in front of it send them to its first page. */
export const ADMIN_PAGES = {
  login: '/login',
  authLogin: '/auth/login',
  dashboard: '/admin/dashboard',
  packages: '/admin/packages',
  addPaket: '/admin/packages/add',
  services: '/admin/services',
  manifest: '/admin/manifest',
  articles: '/admin/articles',
  publikasi: '/admin/publikasi',
  adminProfile: '/admin/profile',
  userHome: '/user/home',
  userProfile: '/user/profile',
  settingsProfile: '/pengaturan/profile',
  userLanding: '/finance/spp',
} as const

/** Under it stand the site's own addresses, shown to staff. */
export const ADMIN_LIHAT = '/admin/lihat'

const FOLDERS = ['/admin', '/user', '/pengaturan', '/finance'] as const

/** What every address of the office begins with: none of them is a page of the site, or a search result. */
export const ADMIN_ROOTS = ['/login', '/auth', ...FOLDERS] as const

/** Whether a path (no query) lies behind the login. */
export function isSignedInPath(path: string): boolean {
  return FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

/** Whether a path (no query) leads to a form for signing in. */
export function isLoginPath(path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return bare === ADMIN_PAGES.login || bare === ADMIN_PAGES.authLogin
}

/**
 * Rules of a static host for the office: its pages and what lies under each. No rule covers all of `/admin/`, whose assets
 * some hosts would hide behind it.
 */
export function adminRules(): string[] {
  const rules = [...Object.values(ADMIN_PAGES), ADMIN_LIHAT].flatMap((page) => {
    const [, root, name] = page.split('/')
    if (isLoginPath(page)) return [page]
    return root === 'admin' ? [`/admin/${name}`, `/admin/${name}/*`] : [`/${root}/*`]
  })
  return [...new Set(rules)]
}

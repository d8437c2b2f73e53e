/** Every address of the admin, in one place. */
export const paths = {
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

export function editPaketPath(slugOrId: string | number): string {
  return `${paths.packages}/${encodeURIComponent(slugOrId)}`
}

/** Where the login page leads back to, as a query on its address. */
export function loginPath(next?: string): string {
  return next && next !== '/' ? `${paths.login}?next=${encodeURIComponent(next)}` : paths.login
}

export function isLoginPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === paths.login || path === paths.authLogin
}

/** The page asked for before signing in, or null. Only addresses of this admin: never somebody else's site. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(admin|user|pengaturan|finance)(\/|\?|$)/.test(next) ? next : null
}

/** The add form, filled with another package for its next departure. */
export function copyPaketPath(id: number): string {
  return `${paths.addPaket}?salin=${id}`
}

/** The add form, begun with a name. */
export function namedPaketPath(nama: string): string {
  return nama ? `${paths.addPaket}?nama=${encodeURIComponent(nama)}` : paths.addPaket
}

/** Under it stand the site's own addresses. */
export const LIHAT = '/admin/lihat'

/** A page of the site, by its path there, with the way to where it is edited. */
export function lihatPath(sitePath: string): string {
  return `${LIHAT}${sitePath}`
}

/** A package on the public site, which stands on the same origin. */
export function sitePaketPath(slug: string): string {
  return `/data_produk/${encodeURIComponent(slug)}`
}

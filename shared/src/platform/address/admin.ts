import { encodePart } from '../text/encode-part.ts'
import { ADMIN_FOLDERS } from './admin-roots.ts'

/** Pages of the office, which its router answers. Servers and exports in front of it send them to its first page. */
export const ADMIN_PAGES = {
  login: '/login',
  authLogin: '/auth/login',
  lupa: '/auth/lupa',
  aturUlang: '/auth/atur-ulang',
  dashboard: '/admin/dashboard',
  packages: '/admin/packages',
  addPaket: '/admin/packages/add',
  imporPaket: '/admin/packages/impor',
  calendar: '/admin/calendar',
  libur: '/admin/calendar/libur',
  services: '/admin/services',
  addLayanan: '/admin/services/add',
  guides: '/admin/guides',
  addPembimbing: '/admin/guides/add',
  pendaftaran: '/admin/pendaftaran',
  imporPendaftaran: '/admin/pendaftaran/impor',
  addPendaftaran: '/admin/pendaftaran/add',
  manifest: '/admin/manifest',
  permintaanData: '/admin/permintaan-data',
  articles: '/admin/articles',
  addArtikel: '/admin/articles/add',
  media: '/admin/gambar',
  questions: '/admin/questions',
  addTanya: '/admin/questions/add',
  slides: '/admin/slides',
  addSpanduk: '/admin/slides/add',
  gallery: '/admin/gallery',
  addGaleri: '/admin/gallery/add',
  testimonials: '/admin/testimonials',
  addTestimoni: '/admin/testimonials/add',
  pengaturan: '/admin/pengaturan',
  publikasi: '/admin/publikasi',
  kotakKeluar: '/admin/kotak-keluar',
  templatSurat: '/admin/kotak-keluar/templat',
  cadangan: '/admin/cadangan',
  akun: '/admin/akun',
  integrasi: '/admin/akun/integrasi',
  aktivitas: '/admin/aktivitas',
  adminProfile: '/admin/profile',
  userHome: '/user/home',
  userProfile: '/user/profile',
  settingsProfile: '/pengaturan/profile',
  userLanding: '/finance/spp',
} as const
export type AdminPage = (typeof ADMIN_PAGES)[keyof typeof ADMIN_PAGES]

/** The office's page that lists a noun's records, under which lie their forms. */
export const NOUN_PAGE = {
  paket: ADMIN_PAGES.packages,
  layanan: ADMIN_PAGES.services,
  pembimbing: ADMIN_PAGES.guides,
  artikel: ADMIN_PAGES.articles,
  tanya: ADMIN_PAGES.questions,
  spanduk: ADMIN_PAGES.slides,
  galeri: ADMIN_PAGES.gallery,
  testimoni: ADMIN_PAGES.testimonials,
} as const
export type OfficeNoun = keyof typeof NOUN_PAGE

/** Whether the office lists records of a noun of this name. */
export function isOfficeNoun(noun: string): noun is OfficeNoun {
  return Object.hasOwn(NOUN_PAGE, noun)
}

/** The form of a record, under the page that lists its noun. */
export function adminRecordPath(page: AdminPage, slugOrId: string | number): string {
  return `${page}/${encodePart(slugOrId)}`
}

/** The form of a noun's record: `editPath('paket', 'umrah-hemat')` → `/admin/packages/umrah-hemat`. */
export function editPath(noun: OfficeNoun, slugOrId: string | number): string {
  return adminRecordPath(NOUN_PAGE[noun], slugOrId)
}

/** The registration of a code, in the list of them. */
export function pendaftaranPath(kode: string): string {
  return `${ADMIN_PAGES.pendaftaran}?q=${encodePart(kode)}`
}

/** Under it stand the site's own addresses, shown to staff. */
export const ADMIN_LIHAT = '/admin/lihat'

/** Whether a path (no query) lies behind the login. */
export function isSignedInPath(path: string): boolean {
  return ADMIN_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

const LOGIN_PAGES: readonly string[] = [
  ADMIN_PAGES.login,
  ADMIN_PAGES.authLogin,
  ADMIN_PAGES.lupa,
  ADMIN_PAGES.aturUlang,
]

/** Whether a path (no query) leads to a form for signing in, or for getting back in. */
export function isLoginPath(path: string): boolean {
  return LOGIN_PAGES.includes(path.replace(/\/$/, ''))
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

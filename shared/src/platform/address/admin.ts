import { encodePart } from '../text/encode-part.ts'
import { ADMIN_FOLDERS } from './admin-roots.ts'

/**
 * The pages of the office, which its router answers. Servers and static exports in front of it answer them with its one
 * HTML file.
 */
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
  pemesanan: '/admin/pemesanan',
  addPemesanan: '/admin/pemesanan/add',
  keluarga: '/admin/keluarga',
  kwitansi: '/admin/kwitansi',
  jamaah: '/admin/jamaah',
  addJamaah: '/admin/jamaah/add',
  imporJamaah: '/admin/jamaah/impor',
  manifest: '/admin/manifest',
  uang: '/admin/uang',
  imporMutasi: '/admin/uang/impor',
  uangMenunggu: '/admin/uang/menunggu',
  uangPengembalian: '/admin/uang/pengembalian',
  uangKeberangkatan: '/admin/uang/keberangkatan',
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

/** The office's page that lists a noun's records; their forms lie under it. */
export const NOUN_PAGE = {
  paket: ADMIN_PAGES.packages,
  layanan: ADMIN_PAGES.services,
  pembimbing: ADMIN_PAGES.guides,
  artikel: ADMIN_PAGES.articles,
  tanya: ADMIN_PAGES.questions,
  spanduk: ADMIN_PAGES.slides,
  galeri: ADMIN_PAGES.gallery,
  testimoni: ADMIN_PAGES.testimonials,
  jamaah: ADMIN_PAGES.jamaah,
  pemesanan: ADMIN_PAGES.pemesanan,
  peserta: ADMIN_PAGES.pemesanan,
} as const
export type OfficeNoun = keyof typeof NOUN_PAGE

/** Tells whether the office lists records of a noun. */
export function isOfficeNoun(noun: string): noun is OfficeNoun {
  return Object.hasOwn(NOUN_PAGE, noun)
}

/** Returns the path of a record's form, under the page that lists its noun. */
export function adminRecordPath(page: AdminPage, slugOrId: string | number): string {
  return `${page}/${encodePart(slugOrId)}`
}

/** Returns the path of a record's form: `editPath('paket', 'umrah-hemat')` → `/admin/packages/umrah-hemat`. */
export function editPath(noun: OfficeNoun, slugOrId: string | number): string {
  return adminRecordPath(NOUN_PAGE[noun], slugOrId)
}

/** Returns the path of the list of registrations, narrowed to a code. */
export function pendaftaranPath(kode: string): string {
  return `${ADMIN_PAGES.pendaftaran}?q=${encodePart(kode)}`
}

/** The folder under which staff see the site's own addresses in a frame. */
export const ADMIN_LIHAT = '/admin/lihat'

/** Tells whether a path (no query) needs a session. */
export function isSignedInPath(path: string): boolean {
  return ADMIN_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

const LOGIN_PAGES: readonly string[] = [
  ADMIN_PAGES.login,
  ADMIN_PAGES.authLogin,
  ADMIN_PAGES.lupa,
  ADMIN_PAGES.aturUlang,
]

/** Tells whether a path (no query) is a form for signing in or for a new password. */
export function isLoginPath(path: string): boolean {
  return LOGIN_PAGES.includes(path.replace(/\/$/, ''))
}

/**
 * Returns a static host's rules for the office: its pages and what lies under each. No rule covers all of `/admin/`,
 * behind which some hosts would hide the assets.
 */
export function adminRules(): string[] {
  const rules = [...Object.values(ADMIN_PAGES), ADMIN_LIHAT].flatMap((page) => {
    const [, root, name] = page.split('/')
    if (isLoginPath(page)) return [page]
    return root === 'admin' ? [`/admin/${name}`, `/admin/${name}/*`] : [`/${root}/*`]
  })
  return [...new Set(rules)]
}

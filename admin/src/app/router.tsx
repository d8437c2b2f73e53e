import { ADMIN_LIHAT } from '@safar/shared/platform/address/admin'
import { Navigate, type RouteObject } from 'react-router-dom'
import { requireRole } from '../access/session/guard.ts'
import { paths } from '../platform/paths.ts'
import { Loading } from '../platform/ui/loading.tsx'
import { RenderFailure } from '../platform/ui/render-failure.tsx'
import { UnknownAddress } from '../platform/ui/unknown-address.tsx'
import { Shell } from './shell/shell.tsx'

const adminPages: RouteObject[] = [
  { path: '/admin', element: <Navigate to={paths.dashboard} replace /> },
  { path: paths.dashboard, lazy: () => import('../overview/dashboard/dashboard-page.tsx') },
  { path: paths.packages, lazy: () => import('../content/paket/list/paket-list-page.tsx') },
  {
    path: paths.addPaket,
    lazy: async () => ({
      Component: (await import('../content/paket/form/add-paket-page.tsx')).AddPaketPage,
    }),
  },
  { path: paths.imporPaket, lazy: () => import('../content/paket/impor/paket-import-page.tsx') },
  {
    path: `${paths.packages}/:id`,
    lazy: () => import('./edit-paket-page.tsx'),
  },
  { path: paths.calendar, lazy: () => import('../content/kalender/kalender-page.tsx') },
  { path: paths.libur, lazy: () => import('../settings/pengaturan/libur-page.tsx') },
  { path: paths.services, lazy: () => import('../content/layanan/list/layanan-list-page.tsx') },
  {
    path: paths.addLayanan,
    lazy: async () => ({
      Component: (await import('../content/layanan/form/layanan-form-pages.tsx')).AddLayananPage,
    }),
  },
  {
    path: `${paths.services}/:id`,
    lazy: async () => ({
      Component: (await import('../content/layanan/form/layanan-form-pages.tsx')).EditLayananPage,
    }),
  },
  { path: paths.guides, lazy: () => import('../content/pembimbing/list/pembimbing-list-page.tsx') },
  {
    path: paths.addPembimbing,
    lazy: async () => ({
      Component: (await import('../content/pembimbing/form/pembimbing-form-pages.tsx')).AddPembimbingPage,
    }),
  },
  {
    path: `${paths.guides}/:id`,
    lazy: async () => ({
      Component: (await import('../content/pembimbing/form/pembimbing-form-pages.tsx')).EditPembimbingPage,
    }),
  },
  { path: paths.pemesanan, lazy: () => import('../trips/pemesanan/list/pemesanan-page.tsx') },
  { path: paths.addPemesanan, lazy: () => import('../trips/pemesanan/form/add-pemesanan-page.tsx') },
  { path: `${paths.pemesanan}/:id`, lazy: () => import('./booking-page.tsx') },
  { path: paths.kwitansi, lazy: () => import('../money/kwitansi/kwitansi-list-page.tsx') },
  { path: `${paths.kwitansi}/:nomor`, lazy: () => import('../money/kwitansi/kwitansi-page.tsx') },
  { path: paths.jamaah, lazy: () => import('../people/jamaah/list/jamaah-list-page.tsx') },
  {
    path: paths.addJamaah,
    lazy: async () => ({
      Component: (await import('../people/jamaah/form/jamaah-form-pages.tsx')).AddJamaahPage,
    }),
  },
  { path: paths.imporJamaah, lazy: () => import('../people/jamaah/impor/jamaah-import-page.tsx') },
  {
    path: `${paths.jamaah}/:id`,
    lazy: async () => ({
      Component: (await import('../people/jamaah/form/jamaah-form-pages.tsx')).EditJamaahPage,
    }),
  },
  {
    path: `${paths.jamaah}/paspor/:paket`,
    lazy: () => import('../trips/titipan/passports-page.tsx'),
  },
  {
    path: `${paths.jamaah}/:id/tanda-terima`,
    lazy: () => import('../people/jamaah/tanda-terima/tanda-terima-page.tsx'),
  },
  { path: paths.manifest, lazy: () => import('../people/manifest/manifest-page.tsx') },
  {
    path: `${paths.manifest}/keberangkatan/:paket`,
    lazy: () => import('../trips/lembar/lembar-page.tsx'),
  },
  {
    path: `${paths.manifest}/rombongan/:paket`,
    lazy: () => import('../trips/rombongan/rombongan-page.tsx'),
  },
  {
    path: `${paths.manifest}/kamar/:paket`,
    // The manifest is for who reads money as well; who sleeps with whom is not.
    loader: requireRole('staff'),
    lazy: () => import('../trips/pembagian-kamar/rooms-page.tsx'),
  },
  {
    path: `${paths.manifest}/berkas/:paket`,
    lazy: () => import('../trips/berkas-keberangkatan/berkas-page.tsx'),
  },
  {
    path: `${paths.manifest}/*`,
    lazy: async () => ({ loader: (await import('../people/manifest/alamat-lama.ts')).alamatLamaBawah }),
    element: null,
  },
  { path: paths.keluarga, lazy: () => import('../overview/keluarga/keluarga-page.tsx') },
  { path: `${paths.keluarga}/:id`, lazy: () => import('../overview/keluarga/preview-page.tsx') },
  { path: paths.uang, lazy: () => import('../money/mutasi/uang-page.tsx') },
  { path: paths.uangMenunggu, lazy: () => import('../money/pembayaran/menunggu-page.tsx') },
  { path: paths.uangPengembalian, lazy: () => import('../money/pengembalian/pengembalian-page.tsx') },
  { path: paths.uangKeberangkatan, lazy: () => import('../money/ringkasan/keberangkatan-page.tsx') },
  { path: paths.imporMutasi, lazy: () => import('../money/mutasi/impor/impor-page.tsx') },
  {
    path: paths.pendaftaran,
    lazy: () => import('../people/pendaftaran/pendaftaran-page.tsx'),
    children: [{ path: ':id', lazy: () => import('../people/pendaftaran/rinci/rinci-page.tsx') }],
  },
  { path: paths.imporPendaftaran, lazy: () => import('../people/pendaftaran/pendaftaran-import-page.tsx') },
  { path: paths.addPendaftaran, lazy: () => import('../people/pendaftaran/add-pendaftaran-page.tsx') },
  { path: paths.permintaanData, lazy: () => import('../people/permintaan-data/permintaan-page.tsx') },
  { path: paths.articles, lazy: () => import('../content/artikel/list/artikel-list-page.tsx') },
  {
    path: paths.addArtikel,
    lazy: async () => ({
      Component: (await import('../content/artikel/form/add-artikel-page.tsx')).AddArtikelPage,
    }),
  },
  {
    path: `${paths.articles}/:id`,
    lazy: async () => ({
      Component: (await import('../content/artikel/form/edit-artikel-page.tsx')).EditArtikelPage,
    }),
  },
  {
    path: paths.media,
    lazy: async () => ({ Component: (await import('../content/pustaka/pustaka-page.tsx')).PustakaPage }),
  },
  { path: paths.questions, lazy: () => import('../content/tanya/list/tanya-list-page.tsx') },
  {
    path: paths.addTanya,
    lazy: async () => ({
      Component: (await import('../content/tanya/form/tanya-form-pages.tsx')).AddTanyaPage,
    }),
  },
  {
    path: `${paths.questions}/:id`,
    lazy: async () => ({
      Component: (await import('../content/tanya/form/tanya-form-pages.tsx')).EditTanyaPage,
    }),
  },
  { path: paths.slides, lazy: () => import('../content/spanduk/list/spanduk-list-page.tsx') },
  {
    path: paths.addSpanduk,
    lazy: async () => ({
      Component: (await import('../content/spanduk/form/spanduk-form-pages.tsx')).AddSpandukPage,
    }),
  },
  {
    path: `${paths.slides}/:id`,
    lazy: async () => ({
      Component: (await import('../content/spanduk/form/spanduk-form-pages.tsx')).EditSpandukPage,
    }),
  },
  { path: paths.gallery, lazy: () => import('../content/galeri/list/galeri-list-page.tsx') },
  {
    path: paths.addGaleri,
    lazy: async () => ({
      Component: (await import('../content/galeri/form/galeri-form-pages.tsx')).AddGaleriPage,
    }),
  },
  {
    path: `${paths.gallery}/:id`,
    lazy: async () => ({
      Component: (await import('../content/galeri/form/galeri-form-pages.tsx')).EditGaleriPage,
    }),
  },
  { path: paths.testimonials, lazy: () => import('../content/testimoni/list/testimoni-list-page.tsx') },
  {
    path: paths.addTestimoni,
    lazy: async () => ({
      Component: (await import('../content/testimoni/form/testimoni-form-pages.tsx')).AddTestimoniPage,
    }),
  },
  {
    path: `${paths.testimonials}/:id`,
    lazy: async () => ({
      Component: (await import('../content/testimoni/form/testimoni-form-pages.tsx')).EditTestimoniPage,
    }),
  },
  { path: paths.pengaturan, lazy: () => import('./pengaturan-page.tsx') },
  { path: paths.publikasi, lazy: () => import('../publishing/publikasi/publikasi-page.tsx') },
  { path: paths.aktivitas, lazy: () => import('../accounts/aktivitas/aktivitas-page.tsx') },
  { path: paths.cadangan, lazy: () => import('../ops/cadangan/cadangan-page.tsx') },
  { path: paths.kotakKeluar, lazy: () => import('../outbound/kotak-keluar/kotak-keluar-page.tsx') },
  { path: paths.templatSurat, lazy: () => import('../outbound/templat-surat/templat-list-page.tsx') },
  { path: `${paths.templatSurat}/:nama`, lazy: () => import('../outbound/templat-surat/templat-page.tsx') },
  { path: paths.akun, lazy: () => import('../accounts/akun/akun-page.tsx') },
  { path: paths.integrasi, lazy: () => import('../outbound/integrasi/integrasi-page.tsx') },
  { path: paths.adminProfile, lazy: () => import('../accounts/profile/profile-page.tsx') },
]
const sharedPages: RouteObject[] = [
  { path: paths.settingsProfile, lazy: () => import('../accounts/profile/settings-page.tsx') },
  { path: paths.userHome, lazy: () => import('./user/user-home-page.tsx') },
  { path: paths.userLanding, lazy: () => import('./user/bills-page.tsx') },
]
const userPages: RouteObject[] = [
  { path: paths.userProfile, lazy: () => import('../accounts/profile/profile-page.tsx') },
]

const framed = (who: Parameters<typeof requireRole>[0], pages: RouteObject[]): RouteObject => ({
  element: <Shell />,
  loader: requireRole(who),
  // Each navigation runs the guard, links within the frame included, which the router would skip. A search within one
  // page is allowed already: the router would run it at each letter, and render everything for it.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname !== nextUrl.pathname ||
    (defaultShouldRevalidate && currentUrl.search === nextUrl.search),
  // A page that fails leaves the menu standing.
  children: [{ errorElement: <RenderFailure />, children: pages }],
})

/** Returns the routes of the admin; the module of each page is loaded on its first visit. */
export function routes(): RouteObject[] {
  return [
    {
      errorElement: (
        <main>
          <RenderFailure />
        </main>
      ),
      HydrateFallback: Loading,
      children: [
        { path: paths.login, lazy: () => import('../accounts/login/login-route.tsx') },
        { path: paths.authLogin, lazy: () => import('../accounts/login/login-route.tsx') },
        { path: paths.lupa, lazy: () => import('../accounts/login/forgot-password-page.tsx') },
        { path: paths.aturUlang, lazy: () => import('../accounts/login/reset-password-page.tsx') },
        framed('office', adminPages),
        {
          path: `${ADMIN_LIHAT}/*`,
          loader: requireRole('staff'),
          lazy: () => import('../publishing/lihat/view-page.tsx'),
        },
        framed('signed', sharedPages),
        framed('own', userPages),
        // Without it React Router complains on the console of every mistyped address.
        { path: '*', element: <UnknownAddress /> },
      ],
    },
  ]
}

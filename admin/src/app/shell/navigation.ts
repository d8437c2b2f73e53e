import { mayOpen } from '@safar/shared/access/session/page-who'
import type { Role } from '@safar/shared/access/session/session-schema'
import {
  IconAdjustmentsHorizontal,
  IconArticle,
  IconBuilding,
  IconCalendarMonth,
  IconCash,
  IconClipboardList,
  IconDatabaseExport,
  IconHistory,
  IconHome,
  IconInbox,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconMailForward,
  IconMessageCircle,
  IconMessageQuestion,
  IconPackage,
  IconPhoto,
  IconQuote,
  IconReceipt,
  IconReceipt2,
  IconSettings,
  IconShieldLock,
  IconSlideshow,
  IconUser,
  IconUserStar,
  IconUsers,
  IconUsersGroup,
  IconWorld,
  IconWorldUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../../platform/paths.ts'

export interface NavigationItem {
  label: string
  icon: TablerIcon
  /** Absent where the specification shows a label without a link. */
  to?: string
  /** Other words that people look for it by, for the palette. */
  words?: string
  /** The page that adds a new record, with the palette's label for it. */
  add?: { label: string; to: string; words?: string }
}

export interface NavigationGroup {
  /** Empty for the group of the day's work, which has no heading and never folds. */
  name: string
  icon: TablerIcon
  items: NavigationItem[]
}

const ADMIN: NavigationGroup[] = [
  {
    name: '',
    icon: IconLayoutDashboard,
    items: [
      {
        label: 'Dashboard',
        icon: IconLayoutDashboard,
        to: paths.dashboard,
        words: 'beranda kantor hari ini ringkasan tugas laku penjualan',
      },
      {
        label: 'Pendaftaran',
        icon: IconInbox,
        to: paths.pendaftaran,
        words: 'pendaftar registrasi calon jamaah tindak lanjut telepon hubungi daftar tunggu',
        add: {
          label: 'Tambah pendaftaran',
          to: paths.addPendaftaran,
          words: 'daftarkan jamaah baru telepon loket kantor',
        },
      },
      {
        label: 'Pemesanan',
        icon: IconReceipt,
        to: paths.pemesanan,
        words: 'booking pesan tempat tagihan uang muka cicilan lunas batal pindah keluarga',
        add: {
          label: 'Tambah pemesanan',
          to: paths.addPemesanan,
          words: 'booking pesan tempat keluarga jadi berangkat',
        },
      },
      {
        label: 'Masuk dari keluarga',
        icon: IconUsersGroup,
        to: paths.keluarga,
        words: 'kiriman bukti transfer dokumen permintaan halaman keluarga tautan terima tolak',
      },
      {
        label: 'Jamaah',
        icon: IconUser,
        to: paths.jamaah,
        words: 'orang peserta paspor nik ktp data diri',
        add: { label: 'Tambah jamaah', to: paths.addJamaah, words: 'orang baru paspor' },
      },
      {
        label: 'Manifest',
        icon: IconClipboardList,
        to: paths.manifest,
        words: 'keberangkatan rombongan peserta siapa berangkat kursi',
      },
      {
        label: 'Uang',
        icon: IconCash,
        to: paths.uang,
        words:
          'mutasi bank transfer masuk cocokkan pembayaran rekening koran impor pengembalian kembali menunggu diperiksa bukti',
      },
      {
        label: 'Kwitansi',
        icon: IconReceipt2,
        to: paths.kwitansi,
        words: 'bukti pembayaran uang masuk cetak struk nomor lunas',
      },
    ],
  },
  {
    name: 'Produk',
    icon: IconPackage,
    items: [
      {
        label: 'Packages',
        icon: IconPackage,
        to: paths.packages,
        words: 'paket harga kursi poster flyer',
        add: { label: 'Tambah paket', to: paths.addPaket, words: 'paket baru buat keberangkatan' },
      },
      {
        label: 'Kalender',
        icon: IconCalendarMonth,
        to: paths.calendar,
        words: 'jadwal tahun bulan libur musim ramadan tanggal',
      },
    ],
  },
  {
    name: 'Situs',
    icon: IconWorld,
    items: [
      {
        label: 'Articles',
        icon: IconArticle,
        to: paths.articles,
        words: 'artikel blog bekal berita tulisan panduan',
        add: { label: 'Tulis artikel', to: paths.addArtikel, words: 'blog berita tulisan baru' },
      },
      {
        label: 'Services',
        icon: IconSettings,
        to: paths.services,
        words: 'layanan jasa program',
        add: { label: 'Tambah layanan', to: paths.addLayanan, words: 'services jasa' },
      },
      {
        label: 'Pembimbing',
        icon: IconUserStar,
        to: paths.guides,
        words: 'ustadz ustaz muthawif guru tim',
        add: { label: 'Tambah pembimbing', to: paths.addPembimbing, words: 'ustadz ustaz muthawif' },
      },
      {
        label: 'Tanya Jawab',
        icon: IconMessageQuestion,
        to: paths.questions,
        words: 'faq pertanyaan bantuan',
        add: { label: 'Tambah tanya jawab', to: paths.addTanya, words: 'faq pertanyaan' },
      },
      {
        label: 'Spanduk',
        icon: IconSlideshow,
        to: paths.slides,
        words: 'banner slide carousel gambar beranda promo',
        add: { label: 'Tambah spanduk', to: paths.addSpanduk, words: 'banner slide promo' },
      },
      {
        label: 'Galeri',
        icon: IconLayoutGrid,
        to: paths.gallery,
        words: 'foto album dokumentasi',
        add: { label: 'Tambah gambar galeri', to: paths.addGaleri, words: 'foto unggah' },
      },
      {
        label: 'Testimoni',
        icon: IconQuote,
        to: paths.testimonials,
        words: 'ulasan kesan jamaah bintang',
        add: { label: 'Tambah testimoni', to: paths.addTestimoni, words: 'ulasan kesan' },
      },
      {
        label: 'Media',
        icon: IconPhoto,
        to: paths.media,
        words: 'gambar foto pustaka unggah berkas deskripsi gambar',
      },
      {
        label: 'Publikasi',
        icon: IconWorldUp,
        to: paths.publikasi,
        words: 'terbit terbitkan bangun ulang rilis situs kembali versi',
      },
    ],
  },
  {
    name: 'Kantor',
    icon: IconBuilding,
    items: [
      {
        label: 'Permintaan data',
        icon: IconShieldLock,
        to: paths.permintaanData,
        words: 'privasi hapus data uu pdp salinan',
      },
      {
        label: 'Kotak keluar',
        icon: IconMailForward,
        to: paths.kotakKeluar,
        words: 'email surat smtp pesan whatsapp kirim gagal',
      },
      {
        label: 'Aktivitas',
        icon: IconHistory,
        to: paths.aktivitas,
        words: 'riwayat log siapa mengubah catatan audit',
      },
      {
        label: 'Akun dan peran',
        icon: IconUsers,
        to: paths.akun,
        words: 'undang pengguna staf karyawan admin keuangan izin akses password',
      },
      {
        label: 'Cadangan',
        icon: IconDatabaseExport,
        to: paths.cadangan,
        words: 'backup simpan pulihkan salinan data',
      },
      {
        label: 'Pengaturan situs',
        icon: IconAdjustmentsHorizontal,
        to: paths.pengaturan,
        words: 'setelan konfigurasi profil agensi',
      },
    ],
  },
]
const USER: NavigationGroup[] = [
  {
    name: '',
    icon: IconHome,
    items: [
      { label: 'Home', icon: IconHome, to: paths.userHome },
      { label: 'Pendaftaran', icon: IconClipboardList, to: paths.userLanding },
      { label: 'Contact', icon: IconMessageCircle },
    ],
  },
]

/** Returns a role's menu in groups, without the pages that it may not open and without groups left empty. */
export function groupsOf(role: Role | null): NavigationGroup[] {
  if (role === 'user') return USER
  return ADMIN.map((group) => ({
    ...group,
    items: group.items
      .filter(({ to }) => !to || mayOpen(role, to))
      .map(({ add, ...item }) => (add && mayOpen(role, add.to) ? { ...item, add } : item)),
  })).filter(({ items }) => items.length > 0)
}

/** Returns all items of a role's menu, without groups. */
export function navigationOf(role: Role | null): NavigationItem[] {
  return groupsOf(role).flatMap(({ items }) => items)
}

/** Tells if an address belongs to an item: `/admin/packages/add` belongs to Packages. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  return item.to !== undefined && (pathname === item.to || pathname.startsWith(`${item.to}/`))
}

/** Returns the icon of the menu item to which a path of the office belongs, if any. */
export function iconOf(path: string): TablerIcon | undefined {
  const pathname = path.replace(/[?#].*/, '')
  return ADMIN.flatMap(({ items }) => items).find((item) => isActive(item, pathname))?.icon
}

import { mayOpen } from '@safar/shared/akun/page-who'
import type { Role } from '@safar/shared/session/schema'
import {
  IconAdjustmentsHorizontal,
  IconArticle,
  IconCalendarMonth,
  IconClipboardList,
  IconDatabaseExport,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconMailForward,
  IconMessageCircle,
  IconMessageQuestion,
  IconPackage,
  IconPhoto,
  IconQuote,
  IconSettings,
  IconShieldLock,
  IconSlideshow,
  IconUserStar,
  IconUsers,
  IconWorldUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../paths.ts'

export interface NavigationItem {
  label: string
  icon: TablerIcon
  /** Left out where the specification shows a label that leads nowhere. */
  to?: string
  /** Where a new one is begun, as the palette says it. */
  add?: { label: string; to: string }
}

const ADMIN: NavigationItem[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.dashboard },
  {
    label: 'Packages',
    icon: IconPackage,
    to: paths.packages,
    add: { label: 'Tambah paket', to: paths.addPaket },
  },
  { label: 'Kalender', icon: IconCalendarMonth, to: paths.calendar },
  {
    label: 'Services',
    icon: IconSettings,
    to: paths.services,
    add: { label: 'Tambah layanan', to: paths.addLayanan },
  },
  {
    label: 'Pembimbing',
    icon: IconUserStar,
    to: paths.guides,
    add: { label: 'Tambah pembimbing', to: paths.addPembimbing },
  },
  {
    label: 'Manifest',
    icon: IconClipboardList,
    to: paths.manifest,
    add: { label: 'Tambah pendaftaran', to: paths.addPendaftaran },
  },
  { label: 'Permintaan data', icon: IconShieldLock, to: paths.permintaanData },
  {
    label: 'Articles',
    icon: IconArticle,
    to: paths.articles,
    add: { label: 'Tulis artikel', to: paths.addArtikel },
  },
  {
    label: 'Tanya Jawab',
    icon: IconMessageQuestion,
    to: paths.questions,
    add: { label: 'Tambah tanya jawab', to: paths.addTanya },
  },
  {
    label: 'Spanduk',
    icon: IconSlideshow,
    to: paths.slides,
    add: { label: 'Tambah spanduk', to: paths.addSpanduk },
  },
  {
    label: 'Galeri',
    icon: IconLayoutGrid,
    to: paths.gallery,
    add: { label: 'Tambah gambar galeri', to: paths.addGaleri },
  },
  {
    label: 'Testimoni',
    icon: IconQuote,
    to: paths.testimonials,
    add: { label: 'Tambah testimoni', to: paths.addTestimoni },
  },
  { label: 'Media', icon: IconPhoto, to: paths.media },
  { label: 'Publikasi', icon: IconWorldUp, to: paths.publikasi },
  { label: 'Kotak keluar', icon: IconMailForward, to: paths.kotakKeluar },
  { label: 'Cadangan', icon: IconDatabaseExport, to: paths.cadangan },
  { label: 'Pengaturan situs', icon: IconAdjustmentsHorizontal, to: paths.pengaturan },
  { label: 'Akun dan peran', icon: IconUsers, to: paths.akun },
  { label: 'Aktivitas', icon: IconHistory, to: paths.aktivitas },
]
const USER: NavigationItem[] = [
  { label: 'Home', icon: IconHome, to: paths.userHome },
  { label: 'Pendaftaran', icon: IconClipboardList, to: paths.userLanding },
  { label: 'Contact', icon: IconMessageCircle },
]

/** The sidebar of a role. */
export function navigationOf(role: Role | null): NavigationItem[] {
  if (role === 'user') return USER
  return ADMIN.filter(({ to }) => !to || mayOpen(role, to)).map((item) =>
    item.add && !mayOpen(role, item.add.to)
      ? { label: item.label, icon: item.icon, ...(item.to && { to: item.to }) }
      : item,
  )
}

/** True for the item that the address belongs to: `/admin/packages/add` is under Packages. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  return item.to !== undefined && (pathname === item.to || pathname.startsWith(`${item.to}/`))
}

/** The picture of the item that a staff's path belongs to, where one does. */
export function iconOf(path: string): TablerIcon | undefined {
  const pathname = path.replace(/[?#].*/, '')
  return ADMIN.find((item) => isActive(item, pathname))?.icon
}

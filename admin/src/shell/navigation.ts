import type { Role } from '@safar/shared/session/schema'
import {
  IconArticle,
  IconClipboardList,
  IconHome,
  IconLayoutDashboard,
  IconMessageCircle,
  IconPackage,
  IconSettings,
  IconWorldUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../paths.ts'

export interface NavigationItem {
  label: string
  icon: TablerIcon
  /** Left out where the specification shows a label that leads nowhere. */
  to?: string
}

const ADMIN: NavigationItem[] = [
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.dashboard },
  { label: 'Packages', icon: IconPackage, to: paths.packages },
  { label: 'Services', icon: IconSettings, to: paths.services },
  { label: 'Manifest', icon: IconClipboardList, to: paths.manifest },
  { label: 'Articles', icon: IconArticle, to: paths.articles },
  { label: 'Publikasi', icon: IconWorldUp, to: paths.publikasi },
]
const USER: NavigationItem[] = [
  { label: 'Home', icon: IconHome, to: paths.userHome },
  { label: 'Pendaftaran', icon: IconClipboardList, to: paths.userLanding },
  { label: 'Contact', icon: IconMessageCircle },
]

/** The sidebar of a role. */
export function navigationOf(role: Role | null): NavigationItem[] {
  return role === 'user' ? USER : ADMIN
}

/** True for the item that the address belongs to: `/admin/packages/add` is under Packages. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  return item.to !== undefined && (pathname === item.to || pathname.startsWith(`${item.to}/`))
}

import * as page from '@safar/shared/address/page'
import { agency } from '../agency.ts'

interface NavigationLink {
  label: string
  href?: string
}

/** Header links (SPEC section 2); one without an address is shown and leads nowhere. */
const NAVIGATION: readonly NavigationLink[] = [
  { label: 'Profil', href: page.profil },
  { label: 'Umroh', href: page.umroh },
  { label: 'Haji', href: page.haji },
  { label: 'Galeri', href: page.galeri },
  { label: 'Blog' },
  { label: 'Kemitraan' },
]

export const LAYANAN = [
  'Haji Khusus',
  'Umroh Overseas',
  'Umroh Plus',
  'Overseas Malaysia',
  'Halal Tour',
] as const

export const COMPANY: readonly NavigationLink[] = [
  { label: 'Tentang Kami', href: page.profil },
  { label: 'Profil Ustadz Pembimbing' },
  { label: 'Artikel' },
  { label: `Admin ${agency.brand}` },
]

export interface LinkHere extends NavigationLink {
  /** The page itself, as `aria-current` says it. */
  current: 'page' | undefined
}

/** The links as the page at `pathname` shows them. */
export function navigationAt(pathname: string): LinkHere[] {
  const path = pathname.replace(/\.html$/, '')
  return NAVIGATION.map((link) => ({ ...link, current: link.href === path ? 'page' : undefined }))
}

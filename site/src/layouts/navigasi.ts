/** Header links (SPEC section 2); one without an address is shown and leads nowhere. */
export const NAVIGASI: readonly { label: string; href?: string }[] = [
  { label: 'Profil', href: '/profile' },
  { label: 'Umroh', href: '/umroh' },
  { label: 'Haji', href: '/haji' },
  { label: 'Galeri', href: '/galeri' },
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

export const PERUSAHAAN: readonly { label: string; href?: string }[] = [
  { label: 'Tentang Kami', href: '/profile' },
  { label: 'Profil Ustadz Pembimbing' },
  { label: 'Artikel' },
  { label: 'Admin Safar' },
]

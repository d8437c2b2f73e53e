import type { GambarName } from './katalog.ts'

/*
 * The slots of pictures on pages: which picture, its ratio, and the subject that an agency's own must have. `sizes`
 * follows the layout: change both together.
 */

export interface Slot {
  gambar: GambarName
  /** Width to height of the largest shape in which the layout shows it, such as `16 / 9`. */
  rasio: string
  /** The `sizes` attribute: the width that the layout gives it. */
  sizes: string
  /** `object-position`, where the middle would cut the subject. */
  position?: string
  /** Words on the picture, where the layout shows some. */
  judul?: string
}

// On a phone's dense screen the next smaller file looks as good, and takes half as long on a slow network.
const FULL = '(min-width: 640px) 100vw, 85vw'
const HALF = '(min-width: 1024px) 56vw, 100vw'
/** The `sizes` of cards: three columns from 1024 pixels, two from 640, else one. */
export const CARD = '(min-width: 1328px) 382px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 66vw'

/** The slot of home's Hajj band: Mina or Arafah, quiet enough to fade into emerald on its left. */
export const HAJI_SLOT = {
  gambar: 'mina',
  rasio: '16 / 10',
  sizes: HALF,
  position: '60% 50%',
} as const satisfies Slot

/** The slot of home's closing call: people arriving, at dusk or night. */
export const PENUTUP_SLOT = {
  gambar: 'hotel-malam',
  rasio: '16 / 9',
  sizes: HALF,
  position: '50% 60%',
} as const satisfies Slot

/** The slots of the category pages' banners, shown from tablet width up. */
export const BANNER_SLOTS = {
  ibadah: { gambar: 'kaaba', rasio: '16 / 6', sizes: FULL, position: '50% 60%' },
  ilmiah: { gambar: 'kairo', rasio: '16 / 6', sizes: FULL, position: '50% 70%' },
  sejarah: { gambar: 'cordoba', rasio: '16 / 6', sizes: FULL, position: '50% 55%' },
  umroh: { gambar: 'nabawi', rasio: '16 / 6', sizes: FULL, position: '50% 60%' },
  haji: { gambar: 'arafat', rasio: '16 / 6', sizes: FULL, position: '50% 45%' },
  paket: { gambar: 'bandara', rasio: '16 / 6', sizes: FULL, position: '50% 60%' },
  profile: { gambar: 'gurun', rasio: '16 / 6', sizes: FULL, position: '50% 55%' },
  daftar: { gambar: 'koper', rasio: '4 / 3', sizes: HALF, position: '50% 60%' },
  login: { gambar: 'nabawi-potret', rasio: '4 / 5', sizes: HALF },
} as const satisfies Record<string, Slot>

/** The slot of /profile: the agency at work. */
export const PROFIL_SLOT = { gambar: 'manasik', rasio: '4 / 3', sizes: HALF } as const satisfies Slot

/** The slots of the sample packages that SPEC gives as fixed cards and pages. */
export const CONTOH_SLOTS = {
  'umrah-reguler-september': { gambar: 'kaaba', rasio: '4 / 3', sizes: CARD, position: '66% 50%' },
  'umrah-reguler-oktober': { gambar: 'nabawi', rasio: '4 / 3', sizes: CARD, position: '52% 50%' },
  'umrah-reguler-november': { gambar: 'hotel-malam', rasio: '4 / 3', sizes: CARD },
  'umrah-akhir-tahun': { gambar: 'kaaba', rasio: '4 / 3', sizes: CARD, position: '40% 50%' },
  'study-overseas-bahasa-arab': { gambar: 'kairo', rasio: '4 / 3', sizes: CARD },
  'umrah-itikaf-ramadan': { gambar: 'nabawi', rasio: '16 / 9', sizes: FULL, position: '50% 60%' },
  'haji-dakhili': { gambar: 'arafat', rasio: '16 / 9', sizes: FULL },
  'umrah-overseas': { gambar: 'cordoba', rasio: '16 / 9', sizes: FULL },
} as const satisfies Record<string, Slot>

import type { GambarName } from './katalog.ts'

/*
 * Which picture stands where, at what shape, and what its subject must be when an agency puts its own there. `sizes`
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

// On a phone's dense screen the next smaller file is as good to the eye, and half of the way on a slow network.
const FULL = '(min-width: 640px) 100vw, 85vw'
const HALF = '(min-width: 1024px) 56vw, 100vw'
/** Cards: three columns from 1024, two from 640, else one. */
const CARD = '(min-width: 1328px) 382px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 66vw'

/** Home's carousel: a holy or historic place whose subject sits right of the middle, since words stand on the left. */
export const HERO_SLOTS = [
  { gambar: 'kaaba', rasio: '1600 / 1000', sizes: FULL, position: '50% 62%' },
  { gambar: 'nabawi', rasio: '1600 / 1000', sizes: FULL, position: '50% 60%' },
  { gambar: 'cordoba', rasio: '1600 / 1000', sizes: FULL, position: '50% 55%' },
] as const satisfies readonly Slot[]

/** Home's Hajj band: Mina or Arafah, quiet enough to fade into emerald on its left. */
export const HAJI_SLOT = {
  gambar: 'mina',
  rasio: '16 / 10',
  sizes: HALF,
  position: '60% 50%',
} as const satisfies Slot

/** Home's closing call: people arriving, at dusk or night. */
export const PENUTUP_SLOT = {
  gambar: 'hotel-malam',
  rasio: '16 / 9',
  sizes: HALF,
  position: '50% 60%',
} as const satisfies Slot

/** Banners of the category pages, shown from tablet width up. */
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

/** Home's gallery preview: six photographs in rows of 5-4-3 and 3-4-5 of twelve columns. */
export const GALERI_HOME_SLOTS = [
  { gambar: 'nabawi', judul: 'Pelataran Masjid Nabawi', kolom: 5, position: '50% 60%' },
  { gambar: 'kairo', judul: 'Masjid bersejarah di Kairo', kolom: 4, position: '50% 70%' },
  { gambar: 'cordoba', judul: 'Mezquita, Cordoba', kolom: 3, position: '44% 50%' },
  { gambar: 'arafat', judul: 'Jabal Rahmah, Arafah', kolom: 3, position: '52% 50%' },
  { gambar: 'gurun', judul: 'Jejak kafilah', kolom: 4, position: '60% 55%' },
  { gambar: 'kuala-lumpur', judul: 'Senja di Kuala Lumpur', kolom: 5, position: '50% 60%' },
].map((slot) => ({
  ...slot,
  rasio: '16 / 10',
  sizes: `(min-width: 1328px) ${Math.round((1200 * slot.kolom) / 12)}px, (min-width: 760px) ${Math.round((92 * slot.kolom) / 12)}vw, 92vw`,
})) as readonly (Slot & { judul: string; kolom: number; gambar: GambarName })[]

/** Shape of a cell in the gallery's grid of four columns and seven rows: 1 large, 2 tall, 5 wide, 10 single. */
export type GaleriBentuk = 'besar' | 'tinggi' | 'lebar' | 'satu'
export interface GaleriSlot {
  gambar: GambarName
  judul: string
  bentuk: GaleriBentuk
  position?: string
}

/** The 18 pictures of /galeri, in an order that fills the grid without holes. */
export const GALERI_SLOTS: readonly GaleriSlot[] = [
  { gambar: 'kaaba', judul: 'Tawaf selepas Magrib, Makkah', bentuk: 'besar', position: '72% 50%' },
  { gambar: 'nabawi', judul: 'Pelataran Masjid Nabawi, Madinah', bentuk: 'satu', position: '52% 60%' },
  { gambar: 'cordoba', judul: 'Mezquita, Cordoba', bentuk: 'tinggi', position: '45% 50%' },
  { gambar: 'quba', judul: 'Masjid Quba, Madinah', bentuk: 'satu' },
  { gambar: 'istanbul', judul: 'Senja di Istanbul', bentuk: 'lebar', position: '50% 60%' },
  { gambar: 'arafat', judul: 'Jabal Rahmah, Arafah', bentuk: 'satu' },
  { gambar: 'uhud', judul: 'Jabal Uhud, Madinah', bentuk: 'satu' },
  { gambar: 'mina', judul: 'Tenda jamaah di Mina', bentuk: 'lebar', position: '50% 40%' },
  { gambar: 'jeddah', judul: 'Masjid terapung, Jeddah', bentuk: 'satu' },
  { gambar: 'kereta', judul: 'Kereta cepat Haramain', bentuk: 'satu', position: '35% 50%' },
  { gambar: 'kuala-lumpur', judul: 'Senja di Kuala Lumpur', bentuk: 'lebar', position: '50% 65%' },
  { gambar: 'jabal-nur', judul: 'Malam di Jabal Nur', bentuk: 'tinggi', position: '62% 50%' },
  { gambar: 'alhambra', judul: 'Alhambra, Granada', bentuk: 'satu' },
  { gambar: 'kairo', judul: 'Masjid bersejarah di Kairo', bentuk: 'satu', position: '50% 70%' },
  { gambar: 'mushaf', judul: 'Mushaf dan rehal', bentuk: 'satu', position: '60% 50%' },
  { gambar: 'kurma-ilustrasi', judul: 'Kurma dan air zamzam', bentuk: 'satu', position: '55% 60%' },
  { gambar: 'samarkand', judul: 'Registan, Samarkand', bentuk: 'lebar', position: '50% 60%' },
  { gambar: 'gurun', judul: 'Jejak kafilah', bentuk: 'lebar', position: '55% 50%' },
]

/** `sizes` of a gallery cell by its shape. */
export const GALERI_SIZES: Record<GaleriBentuk, string> = {
  besar: '(min-width: 1328px) 592px, (min-width: 760px) 46vw, 66vw',
  lebar: '(min-width: 1328px) 592px, (min-width: 760px) 46vw, 66vw',
  // A tall cell is narrower than the landscape picture that fills it: what counts is the height.
  tinggi: '(min-width: 760px) 800px, 100vw',
  satu: '(min-width: 1328px) 288px, (min-width: 760px) 23vw, 46vw',
}

/** Home's three articles: the first large, two small beside it. All photographs. */
export const ARTIKEL_SLOTS = {
  persiapan: {
    gambar: 'koper',
    rasio: '16 / 10',
    sizes: '(min-width: 1328px) 600px, (min-width: 760px) 48vw, 92vw',
  },
  bekal: { gambar: 'mushaf', rasio: '1 / 1', sizes: '(min-width: 760px) 224px, 40vw', position: '65% 50%' },
  kamar: {
    gambar: 'kamar-hotel',
    rasio: '1 / 1',
    sizes: '(min-width: 760px) 224px, 40vw',
    position: '62% 50%',
  },
} as const satisfies Record<string, Slot>

/** Guides: a head-and-shoulders portrait, square. */
export const PEMBIMBING_SLOTS = [
  { gambar: 'pembimbing-1', rasio: '1 / 1', sizes: '(min-width: 760px) 280px, 46vw' },
  { gambar: 'pembimbing-2', rasio: '1 / 1', sizes: '(min-width: 760px) 280px, 46vw' },
] as const satisfies readonly Slot[]

/** /profile: the agency at work. */
export const PROFIL_SLOTS = {
  visi: { gambar: 'manasik', rasio: '4 / 3', sizes: HALF },
  layanan: {
    'Haji Khusus': { gambar: 'mina', rasio: '4 / 3', sizes: CARD },
    'Umroh Overseas': { gambar: 'cordoba', rasio: '4 / 3', sizes: CARD },
    'Umroh Plus': { gambar: 'nabawi', rasio: '4 / 3', sizes: CARD, position: '50% 60%' },
    'Overseas Malaysia': { gambar: 'kuala-lumpur', rasio: '4 / 3', sizes: CARD },
    'Halal Tour': { gambar: 'kairo', rasio: '4 / 3', sizes: CARD, position: '50% 70%' },
    "Ma'had Nabawi": { gambar: 'mushaf', rasio: '4 / 3', sizes: CARD },
  },
} as const satisfies { visi: Slot; layanan: Record<string, Slot> }

/** Sample packages that SPEC gives as fixed cards and pages. */
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

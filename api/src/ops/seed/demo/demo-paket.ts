import type {
  HotelGiven,
  MaskapaiGiven,
  PaketGiven,
  PaketInput,
} from '@safar/shared/content/paket/paket-schema'

/** Masters in `public/gambar`, named without `.webp`, for the demonstration packages. */
export const DEMO_GAMBAR = [
  'kaaba',
  'nabawi',
  'hotel-malam',
  'mina',
  'arafat',
  'cordoba',
  'kairo',
  'kuala-lumpur',
  'istanbul',
  'samarkand',
  'alhambra',
  'kairo-ilustrasi',
  'kuala-lumpur-ilustrasi',
  'hotel-makkah-1',
  'hotel-makkah-2',
  'hotel-madinah-1',
  'hotel-madinah-2',
  'maskapai-1',
  'maskapai-2',
  'maskapai-3',
  'nabawi-potret',
  'cordoba-potret',
  'flyer-1',
  'flyer-2',
  'flyer-3',
] as const
export type DemoGambar = (typeof DEMO_GAMBAR)[number]

interface Pictured {
  image: DemoGambar
}
interface Pictures {
  thumbnail: DemoGambar
  flyer: DemoGambar
}
export type DemoHotel = HotelGiven & Pictured
export type DemoMaskapai = MaskapaiGiven & Pictured

/** A package as it is written here, with names of masters for pictures. */
export type DemoGiven = PaketGiven & Pictures & { hotels: DemoHotel[]; maskapais: DemoMaskapai[] }

/** A complete package; `flyer` is the ground on which its flyer is drawn. */
export type DemoPaket = PaketInput & Pictures

/** Makes rows of a package's plain lists: `['a', 'b']` → `[{ keterangan: 'a' }, …]`. */
export const keterangan = (lines: readonly string[]) => lines.map((line) => ({ keterangan: line }))
export const nama = (names: readonly string[]) => names.map((name) => ({ nama: name }))
export const fasilitas = (names: readonly string[]) => names.map((name) => ({ name }))
/** Joins paragraphs as the API stores a description, one per line. */
export const paragraf = (...lines: string[]) => lines.join('\n')

import { type Galeri, KATEGORI_ILUSTRASI } from '@safar/shared/content/galeri/galeri-fields'
import type { Fokus } from '@safar/shared/files/gambar/gambar'

interface Lukisan {
  judul: string
  /** A master in `public/gambar`, named without `.webp`. */
  gambar: string
  alt: string
  /** The focus point; the middle by default. */
  fokus?: Fokus
}

/** The first six stand on the home page: rendered places, no drawings among them. */
const LIST: readonly Lukisan[] = [
  {
    gambar: 'nabawi',
    judul: 'Pelataran Masjid Nabawi, Madinah',
    alt: 'Pelataran Masjid Nabawi dengan payung dan kubah hijau',
    fokus: { x: 0.5, y: 0.6 },
  },
  {
    gambar: 'kairo',
    judul: 'Masjid bersejarah di Kairo',
    alt: 'Pelataran masjid di Kairo dengan dua menara',
    fokus: { x: 0.5, y: 0.7 },
  },
  {
    gambar: 'cordoba',
    judul: 'Mezquita, Cordoba',
    alt: 'Deretan lengkung merah putih Mezquita Cordoba',
    fokus: { x: 0.45, y: 0.5 },
  },
  {
    gambar: 'arafat',
    judul: 'Jabal Rahmah, Arafah',
    alt: 'Jamaah berpakaian ihram di Jabal Rahmah, Arafah',
  },
  {
    gambar: 'gurun',
    judul: 'Jejak kafilah',
    alt: 'Kafilah unta di gurun pada sore hari',
    fokus: { x: 0.6, y: 0.55 },
  },
  {
    gambar: 'kuala-lumpur',
    judul: 'Senja di Kuala Lumpur',
    alt: 'Menara kembar Kuala Lumpur dan masjid di tepi danau',
    fokus: { x: 0.5, y: 0.6 },
  },
  {
    gambar: 'uhud',
    judul: 'Jabal Uhud, Madinah',
    alt: 'Jabal Uhud di balik kebun kurma',
  },
  {
    gambar: 'kaaba',
    judul: 'Tawaf selepas Magrib, Makkah',
    alt: "Jamaah di sekitar Ka'bah saat senja, dengan menara-menara Masjidil Haram",
    fokus: { x: 0.7, y: 0.5 },
  },
  {
    gambar: 'quba',
    judul: 'Masjid Quba, Madinah',
    alt: 'Masjid Quba dengan kubah dan menara putih',
  },
  {
    gambar: 'jeddah',
    judul: 'Masjid terapung, Jeddah',
    alt: 'Masjid terapung di tepi laut Jeddah',
  },
  {
    gambar: 'istanbul',
    judul: 'Senja di Istanbul',
    alt: 'Masjid berkubah di Istanbul saat senja',
    fokus: { x: 0.5, y: 0.6 },
  },
  {
    gambar: 'jabal-nur',
    judul: 'Malam di Jabal Nur',
    alt: 'Jabal Nur pada malam hari dengan jalan setapak yang terang',
    fokus: { x: 0.6, y: 0.5 },
  },
  {
    gambar: 'alhambra',
    judul: 'Alhambra, Granada',
    alt: 'Taman air di Alhambra, Granada',
  },
  {
    gambar: 'kereta',
    judul: 'Kereta cepat Haramain',
    alt: 'Kereta cepat Haramain melintasi gurun',
    fokus: { x: 0.35, y: 0.5 },
  },
  {
    gambar: 'mushaf',
    judul: 'Mushaf dan rehal',
    alt: 'Mushaf tertutup di atas rehal dengan lentera',
    fokus: { x: 0.6, y: 0.5 },
  },
  {
    gambar: 'kurma-ilustrasi',
    judul: 'Kurma dan air zamzam',
    alt: 'Kurma dan air zamzam di atas meja',
    fokus: { x: 0.55, y: 0.6 },
  },
  {
    gambar: 'samarkand',
    judul: 'Registan, Samarkand',
    alt: 'Madrasah berubin biru di Samarkand',
    fokus: { x: 0.5, y: 0.6 },
  },
  {
    gambar: 'mina',
    judul: 'Tenda jamaah di Mina',
    alt: 'Hamparan tenda putih di Mina',
    fokus: { x: 0.5, y: 0.4 },
  },
]

/** The gallery of the made-up agency; the people on its pictures are nobody. */
export const DEMO_GALERI: readonly Pick<Galeri, 'judul' | 'gambar' | 'kategori' | 'izin_subjek'>[] = LIST.map(
  ({ judul, gambar }) => ({ judul, gambar, kategori: KATEGORI_ILUSTRASI, izin_subjek: true }),
)

/** Alt texts of the gallery's pictures. */
export const GALERI_ALTS = Object.fromEntries(LIST.map(({ gambar, alt }) => [gambar, alt]))
export const GALERI_FOKUS: Readonly<Record<string, Fokus>> = Object.fromEntries(
  LIST.flatMap(({ gambar, fokus }) => (fokus ? [[gambar, fokus]] : [])),
)

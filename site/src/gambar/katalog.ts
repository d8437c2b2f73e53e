/*
 * The pictures that come with the product, in `public/gambar`. `tools/gambar.test.ts` checks sizes and names against
 * the files; after adding a picture run `node tools/gambar.ts` and add its line here.
 */

/** The widths made of each picture, up to its own: `kaaba-480.avif`, `kaaba-480.webp`, … */
export const GAMBAR_STEPS = [480, 640, 800, 1200] as const

export interface GambarEntry {
  /** Size of the master, which is also the largest AVIF. */
  width: number
  height: number
  /** The alt text. */
  alt: string
  /** A lit 3D render that reads as a photograph, or a drawing. Do not mix both in one small group. */
  kind: 'render' | 'ilustrasi'
}

const render = (alt: string, width = 1600, height = 1000): GambarEntry => ({
  width,
  height,
  alt,
  kind: 'render',
})
const ilustrasi = (alt: string, width = 1600, height = 1000): GambarEntry => ({
  width,
  height,
  alt,
  kind: 'ilustrasi',
})

export const KATALOG = {
  kaaba: render("Jamaah di sekitar Ka'bah saat senja, dengan menara-menara Masjidil Haram"),
  nabawi: render('Pelataran Masjid Nabawi dengan payung dan kubah hijau'),
  mina: render('Hamparan tenda putih di Mina'),
  arafat: render('Jamaah berpakaian ihram di Jabal Rahmah, Arafah'),
  cordoba: render('Deretan lengkung merah putih Mezquita Cordoba'),
  kairo: render('Pelataran masjid di Kairo dengan dua menara'),
  'kuala-lumpur': render('Menara kembar Kuala Lumpur dan masjid di tepi danau'),
  'hotel-malam': render('Menara hotel dan pelataran masjid pada malam hari'),
  'kamar-hotel': render('Kamar hotel dengan pemandangan menara masjid'),
  koper: render('Koper, kain ihram, sandal, buku perjalanan, dan tasbih'),
  mushaf: render('Mushaf tertutup di atas rehal dengan lentera'),
  gurun: render('Kafilah unta di gurun pada sore hari'),
  'kaaba-potret': render("Ka'bah dan jamaah yang bertawaf saat senja", 800, 1000),
  'nabawi-potret': render('Kubah hijau Masjid Nabawi di atas pelataran berpayung', 800, 1000),
  'cordoba-potret': render('Lorong berlengkung merah putih di Mezquita Cordoba', 800, 1000),
  istanbul: ilustrasi('Masjid berkubah di Istanbul saat senja'),
  kafilah: ilustrasi('Kafilah unta melintasi gurun'),
  quba: ilustrasi('Masjid Quba dengan kubah dan menara putih'),
  uhud: ilustrasi('Jabal Uhud di balik kebun kurma'),
  jeddah: ilustrasi('Masjid terapung di tepi laut Jeddah'),
  'jabal-nur': ilustrasi('Jabal Nur pada malam hari dengan jalan setapak yang terang'),
  kereta: ilustrasi('Kereta cepat Haramain melintasi gurun'),
  bandara: ilustrasi('Rombongan jamaah menunggu di bandara'),
  pesawat: ilustrasi('Awan dari balik jendela pesawat'),
  manasik: ilustrasi("Kelas manasik dengan peraga Ka'bah"),
  alhambra: ilustrasi('Taman air di Alhambra, Granada'),
  samarkand: ilustrasi('Madrasah berubin biru di Samarkand'),
  perpustakaan: ilustrasi('Perpustakaan dengan kitab terbuka di meja baca'),
  'kurma-ilustrasi': ilustrasi('Kurma dan air zamzam di atas meja'),
  'arafat-ilustrasi': ilustrasi('Jamaah di Jabal Rahmah saat matahari rendah'),
  'kairo-ilustrasi': ilustrasi('Menara-menara masjid Kairo saat matahari terbenam'),
  'kuala-lumpur-ilustrasi': ilustrasi('Menara kembar Kuala Lumpur pada malam hari'),
  'hotel-makkah-1': ilustrasi('Bangunan hotel di Makkah saat senja', 1200, 800),
  'hotel-makkah-2': ilustrasi("Kamar hotel di Makkah dengan jendela ke arah Ka'bah", 1200, 800),
  'hotel-madinah-1': ilustrasi('Lobi hotel di Madinah', 1200, 800),
  'hotel-madinah-2': ilustrasi('Bangunan hotel di Madinah di antara pohon kurma', 1200, 800),
  'maskapai-1': ilustrasi('Pesawat hijau putih di atas awan', 1200, 800),
  'maskapai-2': ilustrasi('Pesawat di apron bandara saat senja', 1200, 800),
  'maskapai-3': ilustrasi('Pesawat lepas landas di langit jingga', 1200, 800),
  'flyer-1': ilustrasi("Ka'bah di balik lengkung hijau", 800, 1000),
  'flyer-2': ilustrasi('Kubah hijau Masjid Nabawi di bawah langit malam', 800, 1000),
  'flyer-3': ilustrasi('Masjid dan pohon kurma di depan matahari', 800, 1000),
  'pembimbing-1': ilustrasi('Ilustrasi potret pembimbing berkopiah', 900, 900),
  'pembimbing-2': ilustrasi('Ilustrasi potret pembimbing berkerudung', 900, 900),
  'relief-hijau': ilustrasi('Anyaman geometri emas di atas hijau'),
  'relief-biru': ilustrasi('Anyaman geometri emas di atas biru', 1600, 520),
} as const satisfies Record<string, GambarEntry>

export type GambarName = keyof typeof KATALOG

export const GAMBAR_NAMES = Object.keys(KATALOG) as GambarName[]

/** Returns the address of a file in `public/gambar`. */
export function katalogUrl(name: GambarName, width: number, format: 'avif' | 'webp'): string {
  return `/gambar/${name}-${width}.${format}`
}

/**
 * Returns the widths that exist as files. AVIF goes up to the master's own width; WebP, the fallback, stops below it.
 */
export function katalogWidths(name: GambarName, format: 'avif' | 'webp'): number[] {
  const { width } = KATALOG[name]
  const steps = GAMBAR_STEPS.filter((step) => step < width)
  return format === 'avif' ? [...steps, width] : steps
}

/** Returns the `srcset` of one format. */
export function katalogSrcset(name: GambarName, format: 'avif' | 'webp'): string {
  return katalogWidths(name, format)
    .map((width) => `${katalogUrl(name, width, format)} ${width}w`)
    .join(', ')
}

/** Returns the `<img src>` for a browser without `srcset`: the largest WebP. */
export function katalogSrc(name: GambarName): string {
  return katalogUrl(name, katalogWidths(name, 'webp').at(-1) ?? GAMBAR_STEPS[0], 'webp')
}

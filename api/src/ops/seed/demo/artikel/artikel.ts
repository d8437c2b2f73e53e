import type { ArtikelGiven } from '@safar/shared/content/artikel/artikel'
import { addDays } from '@safar/shared/platform/format/tanggal'
import type { DemoArtikel } from './demo-artikel.ts'
import { izinBiro } from './izin-biro.ts'
import { jarakHotel } from './jarak-hotel.ts'
import { kesehatan } from './kesehatan.ts'
import { koper } from './koper.ts'
import { miqat } from './miqat.ts'
import { orangTua } from './orang-tua.ts'

/** The oldest first, as they would have been written. */
const LIST: readonly DemoArtikel[] = [kesehatan, izinBiro, jarakHotel, miqat, koper, orangTua]

/** Alt texts of the articles' pictures. */
export const DEMO_ALTS = Object.fromEntries(LIST.map(({ gambar, alt }) => [gambar, alt]))

/** Returns the articles of a made-up agency, each live for some days and checked on the day of seeding. */
export function demoArtikel(today: string): (Omit<ArtikelGiven, 'penulis'> & Pick<DemoArtikel, 'penulis'>)[] {
  return LIST.map(({ alt: _, hariLalu, ...artikel }) => ({
    ...artikel,
    // Nine in the morning in Jakarta.
    terbit_pada: `${addDays(today, -hariLalu)}T02:00:00.000Z`,
    ditinjau_pada: today,
  }))
}

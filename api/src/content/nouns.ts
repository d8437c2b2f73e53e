import type { StoredNoun } from '../records/noun/stored-noun.ts'
import { pengaturanNoun } from '../settings/pengaturan/pengaturan.noun.ts'
import { artikelNoun } from './artikel/artikel.noun.ts'
import { galeriNoun } from './galeri/galeri.noun.ts'
import { layananNoun } from './layanan/layanan.noun.ts'
import { paketNoun } from './paket/paket.noun.ts'
import { pembimbingNoun } from './pembimbing/pembimbing.noun.ts'
import { spandukNoun } from './spanduk/spanduk.noun.ts'
import { tanyaNoun } from './tanya/tanya.noun.ts'
import { testimoniNoun } from './testimoni/testimoni.noun.ts'

/** Nouns whose calls follow from their fields alone. */
export const PLAIN_NOUNS: readonly StoredNoun[] = [
  artikelNoun,
  layananNoun,
  pembimbingNoun,
  galeriNoun,
  spandukNoun,
  testimoniNoun,
  tanyaNoun,
]

/** All nouns with revisions and a trash, in the order in which people read of them. */
export const NOUNS: readonly StoredNoun[] = [paketNoun, ...PLAIN_NOUNS, pengaturanNoun]

export function nounOf(name: string): StoredNoun | undefined {
  return NOUNS.find(({ noun }) => noun.name === name)
}

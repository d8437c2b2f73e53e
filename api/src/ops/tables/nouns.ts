import { artikelNoun } from '../../content/artikel/artikel.noun.ts'
import { galeriNoun } from '../../content/galeri/galeri.noun.ts'
import { layananNoun } from '../../content/layanan/layanan.noun.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { pembimbingNoun } from '../../content/pembimbing/pembimbing.noun.ts'
import { spandukNoun } from '../../content/spanduk/spanduk.noun.ts'
import { tanyaNoun } from '../../content/tanya/tanya.noun.ts'
import { testimoniNoun } from '../../content/testimoni/testimoni.noun.ts'
import { jamaahNoun } from '../../people/jamaah/jamaah.noun.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { pengaturanNoun } from '../../settings/pengaturan/pengaturan.noun.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { pesertaNoun } from '../../trips/pemesanan/peserta.noun.ts'

/** Nouns whose calls follow from their fields alone, of whichever wing: what needs them below gets them given. */
export const PLAIN_NOUNS: readonly StoredNoun[] = [
  artikelNoun,
  layananNoun,
  pembimbingNoun,
  galeriNoun,
  spandukNoun,
  testimoniNoun,
  tanyaNoun,
  jamaahNoun,
]

/** All nouns with revisions and a trash, in the order in which people read of them. */
export const NOUNS: readonly StoredNoun[] = [
  paketNoun,
  ...PLAIN_NOUNS,
  pemesananNoun,
  pesertaNoun,
  pengaturanNoun,
]

export function nounOf(name: string): StoredNoun | undefined {
  return NOUNS.find(({ noun }) => noun.name === name)
}

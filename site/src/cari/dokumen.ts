import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { leadOf, plainNaskah } from '@safar/shared/records/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { mentionFigures } from '@safar/shared/settings/pengaturan/angka/mention-figures'
import { agency } from '../agency.ts'
import { type ArtikelTerbit, naskahOf, summaryOf } from '../artikel/list-artikel.ts'
import { perRecord } from '../memory.ts'
import type { Dokumen } from './indeks.ts'

/** The most letters shown of an answer. */
const LEAD = 120

export const dokumenArtikel = perRecord(
  (artikel: ArtikelTerbit): Dokumen => ({
    path: recordPath('artikel', artikel.slug),
    judul: artikel.judul,
    label: artikel.kategori || 'Artikel',
    ringkasan: summaryOf(artikel),
    teks: plainNaskah(naskahOf(artikel)),
  }),
)

export function dokumenTanya({ slug, tanya, jawab }: Pick<Tanya, 'slug' | 'tanya' | 'jawab'>): Dokumen {
  const naskah = readNaskah(mentionFigures(jawab, agency))
  return {
    path: `${page.tanyaJawab}#${slug}`,
    judul: tanya,
    label: 'Tanya jawab',
    ringkasan: leadOf(naskah, LEAD),
    teks: plainNaskah(naskah),
  }
}

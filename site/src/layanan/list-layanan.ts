import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Naskah } from '@safar/shared/records/naskah/naskah'
import { leadOf } from '@safar/shared/records/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { byUrutan } from '@safar/shared/records/noun/order'
import { naskahBersumber } from '@safar/shared/settings/pengaturan/angka/mention-figures'
import { agency } from '../agency.ts'
import { perRecord } from '../memory.ts'
import { listOf } from '../noun/list-of.ts'

/** Lists every live service, in the office's order. */
export const listLayanan = listOf('layanan', (list: Layanan[]) => list.toSorted(byUrutan))

/** Parses a service's text into plain data, memoised, with the figures and terms that it names filled in. */
export const naskahLayanan = perRecord(
  ({ isi }: Pick<Layanan, 'isi'>): Naskah => readNaskah(naskahBersumber(isi, agency)),
)

const MAX_SUMMARY = 155

/** Returns a service's summary, or the lead of its text. */
export function ringkasanLayanan(layanan: Pick<Layanan, 'ringkasan' | 'isi'>): string {
  return layanan.ringkasan || leadOf(naskahLayanan(layanan), MAX_SUMMARY)
}

import type { Layanan } from '@safar/shared/layanan/fields'
import { leadOf } from '@safar/shared/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'
import { byUrutan } from '@safar/shared/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Every live service, in the order that the office gave them. */
export const listLayanan = listOf('layanan', (list: Layanan[]) => list.toSorted(byUrutan))

const MAX_SUMMARY = 155

/** What a service says of itself in a line or two. */
export function ringkasanLayanan({ ringkasan, isi }: Pick<Layanan, 'ringkasan' | 'isi'>): string {
  return ringkasan || leadOf(readNaskah(isi), MAX_SUMMARY)
}

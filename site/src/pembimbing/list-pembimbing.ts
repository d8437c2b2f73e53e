import { recordPath } from '@safar/shared/address/record'
import { leadOf } from '@safar/shared/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'
import { byUrutan } from '@safar/shared/noun/order'
import type { Pembimbing } from '@safar/shared/pembimbing/fields'
import { listOf } from '../noun/list-of.ts'

/** Every live guide, in the order that the office gave them. */
export const listPembimbing = listOf('pembimbing', (list: Pembimbing[]) => list.toSorted(byUrutan))

export const pembimbingPath = ({ slug }: Pick<Pembimbing, 'slug'>) => recordPath('pembimbing', slug)

const MAX_SUMMARY = 300

/** How a guide introduces himself, in a few lines. */
export function ringkasanPembimbing({ bio }: Pick<Pembimbing, 'bio'>): string {
  return leadOf(readNaskah(bio), MAX_SUMMARY)
}

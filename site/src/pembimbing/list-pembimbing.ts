import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { recordPath } from '@safar/shared/platform/address/record'
import type { Naskah } from '@safar/shared/records/naskah/naskah'
import { leadOf } from '@safar/shared/records/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { byUrutan } from '@safar/shared/records/noun/order'
import { naskahBersumber } from '@safar/shared/settings/pengaturan/angka/mention-figures'
import { agency } from '../agency.ts'
import { perRecord } from '../memory.ts'
import { listOf } from '../noun/list-of.ts'

/** Lists every live guide, in the office's order. */
export const listPembimbing = listOf('pembimbing', (list: Pembimbing[]) => list.toSorted(byUrutan))

export const pembimbingPath = ({ slug }: Pick<Pembimbing, 'slug'>) => recordPath('pembimbing', slug)

/** Parses a guide's text into plain data, memoised, with the figures and terms that it names filled in. */
export const naskahPembimbing = perRecord(
  ({ bio }: Pick<Pembimbing, 'bio'>): Naskah => readNaskah(naskahBersumber(bio, agency)),
)

const MAX_SUMMARY = 300

/** Returns the lead of a guide's text. */
export function ringkasanPembimbing(pembimbing: Pick<Pembimbing, 'bio'>): string {
  return leadOf(naskahPembimbing(pembimbing), MAX_SUMMARY)
}

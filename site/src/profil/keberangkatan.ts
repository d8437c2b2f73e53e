import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { isSama } from '../pembimbing/dikenal.ts'

/** Returns the departures ahead that a guide leads, in the order of the list. */
export function dipimpin({ nama }: Pick<Pembimbing, 'nama'>, list: readonly Paket[], today: string): Paket[] {
  return list.filter(
    (paket) =>
      paketState(paket, today) !== 'berangkat' &&
      paket.pembimbings.some((pembimbing) => isSama(pembimbing.nama, nama)),
  )
}

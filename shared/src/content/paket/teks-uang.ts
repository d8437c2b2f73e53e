import { mustBeWhole, type Status } from '../../records/noun/states.ts'
import { ketentuanWarnings } from './ketentuan-uang.ts'
import type { Paket } from './paket.ts'
import { paketState } from './rules.ts'

type Berteks = Parameters<typeof ketentuanWarnings>[0] & Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>

/** What staff are told of a package's typed texts, each thing once; nothing of one that has left and sells nothing any more. */
export function teksUangPaket(paket: Berteks, today: string): string[] {
  if (paketState(paket, today) === 'berangkat') return []
  return [...new Set(ketentuanWarnings(paket).map(({ message }) => message))]
}

/**
 * What of that is news once a package becomes another: all of it where people come to read it, and what its fields contradict from then
 * on. Whoever changes many at once, in the list or by a sheet, sees no form that says so.
 */
export function teksUangBaru<Stated extends Berteks & { status: Status }>(
  before: Stated | null,
  after: Stated,
  today: string,
): string[] {
  if (!mustBeWhole(after.status)) return []
  const said = before && mustBeWhole(before.status) ? teksUangPaket(before, today) : []
  return teksUangPaket(after, today).filter((pesan) => !said.includes(pesan))
}

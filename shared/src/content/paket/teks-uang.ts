import { mustBeWhole, type Status } from '../../records/noun/states.ts'
import { ketentuanWarnings } from './ketentuan-uang.ts'
import type { Paket } from './paket.ts'
import { paketState } from './rules.ts'

type Berteks = Parameters<typeof ketentuanWarnings>[0] & Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>

/** Returns the warnings for a package's typed texts on terms of payment, without repetition; none after departure. */
export function teksUangPaket(paket: Berteks, today: string): string[] {
  if (paketState(paket, today) === 'berangkat') return []
  return [...new Set(ketentuanWarnings(paket).map(({ message }) => message))]
}

/**
 * Returns the warnings of `teksUangPaket` that a change adds, for bulk changes and sheets, where no form shows them.
 * All are new to a package that was not public before; none matters to one that is not public after.
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

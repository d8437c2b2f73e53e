import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import type { Terdaftar } from '@safar/shared/people/pendaftaran/terdaftar-schema'

/** A departure with its counts of registrations. */
export interface Keberangkatan {
  paket: PaketRingkas
  terdaftar: Omit<Terdaftar, 'paket_id'>
}

const NOBODY = { baru: 0, dihubungi: 0, lunas: 0, batal: 0, tunggu: 0, orang: 0 }

/** Counts registrations that are not cancelled, the waiting list included. */
export function jumlahTerdaftar({ baru, dihubungi, lunas, tunggu }: Keberangkatan['terdaftar']): number {
  return baru + dihubungi + lunas + tunggu
}

/**
 * Splits departures into those ahead (soonest first, those without a day last) and past ones (newest first). A draft or
 * an archived package is listed only with registrations.
 */
export function bagiKeberangkatan(
  paket: readonly PaketRingkas[],
  terdaftar: readonly Terdaftar[],
  today: string,
): { akan: Keberangkatan[]; sudah: Keberangkatan[] } {
  const counts = new Map(terdaftar.map(({ paket_id, ...rest }) => [paket_id, rest]))
  const all = paket
    .map((one) => ({ paket: one, terdaftar: counts.get(one.id) ?? NOBODY }))
    .filter((one) => one.paket.status === 'terbit' || jumlahTerdaftar(one.terdaftar) > 0)
  const dayOf = ({ paket: { tanggal_keberangkatan } }: Keberangkatan) => tanggal_keberangkatan
  const isAhead = (one: Keberangkatan) => dayOf(one) === '' || dayOf(one) >= today
  const order = (one: Keberangkatan) => dayOf(one) || '9999'
  return {
    akan: all.filter(isAhead).sort((a, b) => order(a).localeCompare(order(b)) || a.paket.id - b.paket.id),
    sudah: all
      .filter((one) => !isAhead(one))
      .sort((a, b) => order(b).localeCompare(order(a)) || a.paket.id - b.paket.id),
  }
}

import { BILL_JENIS, type BillJenis } from '@safar/shared/money/buku/bills'
import type { JumlahUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import type { LedgerSums } from './ledger-sums.ts'

/* Sums of the ledger, added up to those that the owner's view tells. */

const NONE: JumlahUang = {
  seharusnya: 0,
  terbayar: 0,
  sisa: 0,
  lewat: 0,
  lewat_pemesanan: 0,
  lewat_sejak: null,
  belum_dp: 0,
  diterima: 0,
  dipindah: 0,
  dikembalikan: 0,
  saldo: 0,
  potongan: 0,
  potongan_sisa: 0,
  lebih: 0,
  dijanjikan: 0,
  antrean: 0,
  antrean_pembayaran: 0,
}

const isPlanned = (jenis: LedgerSums['jenis']): jenis is BillJenis => BILL_JENIS.some((one) => one === jenis)

/** Returns the earlier of two days; null and blank are none. */
const earlier = (one: string | null, other: string | null): string | null =>
  !one || (other && other < one) ? other || null : one

/** Adds up sums of the ledger. What cancelled bookings keep is no part of what is expected. */
export function addUp(rows: readonly LedgerSums[]): JumlahUang {
  const sum = { ...NONE }
  const late = new Set<number>()
  for (const row of rows) {
    sum.diterima += row.masuk
    sum.dipindah += row.pindahan
    sum.dikembalikan -= row.pengembalian
    sum.saldo += row.saldo
    sum.lebih += row.saldo - row.terpakai
    if (row.jenis === null) continue
    if (!isPlanned(row.jenis)) {
      sum.potongan += row.terpakai
      sum.potongan_sisa += row.sisa
      continue
    }
    sum.seharusnya += row.tagihan
    sum.terbayar += row.terbayar
    sum.sisa += row.sisa
    if (row.isWaiting) sum.belum_dp += row.tagihan
    if (!row.isLate || row.sisa === 0) continue
    sum.lewat += row.sisa
    sum.lewat_sejak = earlier(sum.lewat_sejak, row.hari)
    late.add(row.pemesanan_id)
  }
  sum.lewat_pemesanan = late.size
  return sum
}

/** Adds the sums of some departures. */
export function total(all: readonly JumlahUang[]): JumlahUang {
  const sum = { ...NONE }
  for (const one of all) {
    sum.seharusnya += one.seharusnya
    sum.terbayar += one.terbayar
    sum.sisa += one.sisa
    sum.lewat += one.lewat
    sum.lewat_pemesanan += one.lewat_pemesanan
    sum.lewat_sejak = earlier(sum.lewat_sejak, one.lewat_sejak)
    sum.belum_dp += one.belum_dp
    sum.diterima += one.diterima
    sum.dipindah += one.dipindah
    sum.dikembalikan += one.dikembalikan
    sum.saldo += one.saldo
    sum.potongan += one.potongan
    sum.potongan_sisa += one.potongan_sisa
    sum.lebih += one.lebih
    sum.dijanjikan += one.dijanjikan
    sum.antrean += one.antrean
    sum.antrean_pembayaran += one.antrean_pembayaran
  }
  return sum
}

/** Returns rows by a key, in the order in which keys came. */
export function by<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>()
  for (const row of rows) {
    const of = key(row)
    const known = found.get(of)
    if (known) known.push(row)
    else found.set(of, [row])
  }
  return found
}

/** Returns the first day on which something is open; null if nothing is. */
export const nextDay = (rows: readonly LedgerSums[]): string | null =>
  rows.reduce<string | null>((day, { sisa, hari }) => (sisa > 0 ? earlier(day, hari) : day), null)

/** Sums open bills by a day or a week, and names whose they are. */
export function dueBy(rows: readonly LedgerSums[], key: (hari: string) => string) {
  const open = rows.filter(({ jenis, sisa }) => isPlanned(jenis) && sisa > 0)
  const groups = by(open, ({ mata_uang, hari }) => `${key(hari)} ${mata_uang}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const parts = [...by(group, ({ paket_id, jenis }) => `${paket_id} ${jenis}`).values()]
      return {
        at: key(first.hari),
        mata_uang: first.mata_uang,
        sisa: group.reduce((sum, { sisa }) => sum + sisa, 0),
        rincian: parts.flatMap((part) => {
          const [one] = part
          if (!one || !isPlanned(one.jenis)) return []
          const { paket_id, jenis } = one
          return { paket_id, jenis, sisa: part.reduce((sum, { sisa }) => sum + sisa, 0) }
        }),
      }
    })
    .toSorted((a, b) => Number(a.at === '') - Number(b.at === '') || a.at.localeCompare(b.at))
}

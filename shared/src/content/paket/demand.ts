import { addDays, daysBetween, hariIni } from '../../platform/format/tanggal.ts'
import type { RiwayatAksi } from '../../records/riwayat/riwayat.ts'
import type { Demand } from './demand-schema.ts'
import {
  LAKU_KEBERANGKATAN_MOST,
  LAKU_LAMBAT_MOST,
  LAKU_MINGGU,
  LAKU_MINGGU_MOST,
  LAKU_MINGGU_TERAKHIR,
  LAKU_TANPA_HARGA_MOST,
} from './demand-schema.ts'
import { kamarHarga } from './kamar.ts'
import type { Paket } from './paket.ts'

/*
 * Sales, derived from recorded changes alone. One seat less of the same total is a sale, one more a return; if the
 * total changed too, it was a correction, and a package that nobody could book sells nothing. Imports and restored
 * revisions state how things stand, not that somebody bought.
 */

/** A recorded revision of a package; values that a revision of seats alone does not carry are null. */
export interface CatatanKursi {
  paket_id: number
  aksi: RiwayatAksi
  waktu: string
  sisa_pax: number | null
  total_pax: number | null
  status: string | null
}

export type DemandPaket = Pick<
  Paket,
  | 'id'
  | 'slug'
  | 'nama_paket'
  | 'tanggal_keberangkatan'
  | 'total_pax'
  | 'sisa_pax'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
> & { currency: string }

/** A registration: its time, and its package if known. */
export interface DemandPendaftaran {
  created_at: string
  paket_id: number | null
}

interface Given {
  catatan: readonly CatatanKursi[]
  /** Packages that visitors can book. */
  paket: readonly DemandPaket[]
  pendaftaran: readonly DemandPendaftaran[]
  /** The number of all registrations of a package, by its id. */
  terdaftar: ReadonlyMap<number, number>
  /** Time of the oldest record; null if there is none. */
  sejak: string | null
  /** Today in the agency's calendar. */
  today: string
}

/** Returns the Monday of a day's week. */
export function seninDari(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Returns the first day of the report's weeks. */
export const demandSince = (today: string) => addDays(seninDari(today), -7 * (LAKU_MINGGU - 1))

interface Perubahan {
  paket_id: number
  hari: string
  /** Seats sold; negative if they came back. */
  terjual: number
}

/** Deeds that set seats anew. */
const BUKAN_PENJUALAN: ReadonlySet<RiwayatAksi> = new Set(['impor', 'pulihkan'])

/** Derives seats sold and given back from recorded revisions, in their order. */
export function perubahanKursi(catatan: readonly CatatanKursi[]): Perubahan[] {
  const known = new Map<number, { sisa_pax: number; total_pax: number | null; isLive: boolean }>()
  const changes: Perubahan[] = []
  for (const { paket_id, waktu, aksi, ...row } of catatan) {
    const before = known.get(paket_id)
    const total_pax = row.total_pax ?? before?.total_pax ?? null
    const isLive = row.status === null ? (before?.isLive ?? true) : row.status === 'terbit'
    const sisa_pax = row.sisa_pax ?? before?.sisa_pax
    if (sisa_pax === undefined) continue
    known.set(paket_id, { sisa_pax, total_pax, isLive })
    if (BUKAN_PENJUALAN.has(aksi) || !before?.isLive || !isLive) continue
    if (before.total_pax !== total_pax || before.sisa_pax === sisa_pax) continue
    changes.push({ paket_id, hari: hariIni(new Date(waktu)), terjual: before.sisa_pax - sisa_pax })
  }
  return changes
}

/** Returns the seats a week that a departure must sell to leave full; less than a week counts as one. */
export function perluSeminggu(sisa: number, hari: number): number {
  return Math.ceil(sisa / Math.max(1, hari / 7))
}

/**
 * Builds the sales report: weeks, open value by currency, and departures slower than they need to be, slowest first.
 */
export function demandOf({ catatan, paket, pendaftaran, terdaftar, sejak, today }: Given): Demand {
  const first = demandSince(today)
  const changes = perubahanKursi(catatan).filter(({ hari }) => hari >= first && hari <= today)
  const registered = pendaftaran.map(({ created_at, paket_id }) => ({
    paket_id,
    hari: hariIni(new Date(created_at)),
  }))
  const minggu = Array.from({ length: LAKU_MINGGU }, (_, n) => {
    const mulai = addDays(first, 7 * n)
    const selesai = addDays(mulai, 6)
    const within = ({ hari }: { hari: string }) => hari >= mulai && hari <= selesai
    const sold = changes.filter(within)
    return {
      mulai,
      selesai,
      ...jumlahOf(sold),
      pendaftaran: registered.filter(within).length,
      paket: paket
        .map(({ id, slug, nama_paket, tanggal_keberangkatan }) => ({
          ...{ slug, nama_paket, tanggal_keberangkatan },
          ...jumlahOf(sold.filter(({ paket_id }) => paket_id === id)),
        }))
        .filter(({ terjual, kembali }) => terjual + kembali > 0)
        .sort((a, b) => b.terjual - a.terjual || b.kembali - a.kembali)
        .slice(0, LAKU_MINGGU_MOST),
    }
  })

  const recent = addDays(today, -7 * LAKU_MINGGU_TERAKHIR)
  const [sold, asked] = [byPaket(changes, recent), byPaket(registered, recent)]
  const open = paket.filter(
    ({ sisa_pax, tanggal_keberangkatan: tanggal }) => sisa_pax > 0 && tanggal !== '' && tanggal >= today,
  )
  const lambat = open
    .map((one) => {
      const hari = daysBetween(today, one.tanggal_keberangkatan)
      const { id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax } = one
      return {
        ...{ id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax, hari },
        terjual: sold.get(id) ?? 0,
        pendaftaran: asked.get(id) ?? 0,
        perlu: perluSeminggu(sisa_pax, hari),
      }
    })
    .map((one) => ({ one, behind: one.perlu - one.terjual / LAKU_MINGGU_TERAKHIR }))
    .filter(({ behind }) => behind > 0)
    .sort((a, b) => b.behind - a.behind || a.one.hari - b.one.hari || a.one.id - b.one.id)
    .slice(0, LAKU_LAMBAT_MOST)
    .map(({ one }) => one)

  return { sejak, minggu, keberangkatan: perPaket(paket, changes, terdaftar), ...openValue(open), lambat }
}

/** Sums seats sold and seats given back. */
function jumlahOf(changes: readonly Perubahan[]): { terjual: number; kembali: number } {
  const sum = (of: (terjual: number) => number) =>
    changes.reduce((all, { terjual }) => all + Math.max(0, of(terjual)), 0)
  return { terjual: sum((terjual) => terjual), kembali: sum((terjual) => -terjual) }
}

interface Tercatat {
  paket_id: number | null
  hari: string
  terjual?: number
}

/** Sums seats recorded after a day, by package. */
function byPaket(list: readonly Tercatat[], after = ''): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { paket_id, hari, terjual = 1 } of list)
    if (paket_id !== null && hari > after) sums.set(paket_id, (sums.get(paket_id) ?? 0) + terjual)
  return sums
}

/** Returns the departures ahead with sales or registrations in these weeks, best sellers first. */
function perPaket(
  paket: readonly DemandPaket[],
  changes: readonly Tercatat[],
  terdaftar: ReadonlyMap<number, number>,
): Demand['keberangkatan'] {
  const sold = byPaket(changes)
  return paket
    .filter(({ id }) => sold.has(id) || terdaftar.has(id))
    .map(({ id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax }) => ({
      ...{ id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax },
      terjual: sold.get(id) ?? 0,
      pendaftaran: terdaftar.get(id) ?? 0,
    }))
    .sort((a, b) => b.terjual - a.terjual || b.pendaftaran - a.pendaftaran || a.id - b.id)
    .slice(0, LAKU_KEBERANGKATAN_MOST)
}

/**
 * Values free seats at the lowest price of their departure, each currency apart; seats without a price are only
 * counted.
 */
function openValue(open: readonly DemandPaket[]): Pick<Demand, 'terbuka' | 'tanpa_harga'> {
  const sums = new Map<string, { kursi: number; nilai: number }>()
  const tanpa_harga: Demand['tanpa_harga'] = { paket: 0, kursi: 0, daftar: [] }
  for (const paket of open) {
    const harga = Math.min(...kamarHarga(paket).map(({ harga }) => harga))
    if (!Number.isFinite(harga)) {
      tanpa_harga.paket += 1
      tanpa_harga.kursi += paket.sisa_pax
      if (tanpa_harga.daftar.length < LAKU_TANPA_HARGA_MOST) {
        tanpa_harga.daftar.push({ slug: paket.slug, nama_paket: paket.nama_paket })
      }
      continue
    }
    const sum = sums.get(paket.currency) ?? { kursi: 0, nilai: 0 }
    sums.set(paket.currency, {
      kursi: sum.kursi + paket.sisa_pax,
      nilai: sum.nilai + paket.sisa_pax * harga,
    })
  }
  const terbuka = [...sums].map(([currency, sum]) => ({ currency, ...sum }))
  return { terbuka: terbuka.sort((a, b) => b.kursi - a.kursi), tanpa_harga }
}

import { BILL_JENIS } from '@safar/shared/money/buku/bills'
import { mondayOf } from '@safar/shared/money/ringkasan/due-weeks'
import type {
  KeberangkatanUang,
  PemesananUang,
  RingkasanQuery,
  RingkasanUang,
} from '@safar/shared/money/ringkasan/ringkasan-schema'
import { CURRENCIES } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { foundDeparture } from '../../trips/departure.ts'
import { addUp, by, dueBy, nextDay, total } from './add-up.ts'
import { departuresOf, promisedRefunds, receivedBy, unmatched, waitingPayments } from './beside-ledger.ts'
import { type Asked, type LedgerSums, ledgerSums } from './ledger-sums.ts'

/** Tells bookings of a departure one by one, those that are late first. */
async function bookingsOf(
  db: Kysely<Tables>,
  rows: readonly LedgerSums[],
  waiting: Awaited<ReturnType<typeof waitingPayments>>,
  paket_id: number,
): Promise<PemesananUang[]> {
  const found = by(rows, ({ pemesanan_id }) => pemesanan_id)
  const heads = await db
    .selectFrom('pemesanan')
    .select(['id', 'kode', 'pemesan_nama', 'status'])
    .where('paket_id', '=', paket_id)
    .orderBy('id')
    .execute()
  return heads
    .map((head) => {
      const own = found.get(head.id) ?? []
      const { seharusnya, terbayar, sisa, lewat, lewat_sejak, saldo, potongan, lebih, dikembalikan } =
        addUp(own)
      const antrean = waiting.reduce(
        (sum, { pemesanan_id, jumlah }) => sum + (pemesanan_id === head.id ? jumlah : 0),
        0,
      )
      return {
        ...head,
        status: PEMESANAN_STATUS.find((status) => status === head.status) ?? 'draf',
        seharusnya,
        terbayar,
        sisa,
        lewat,
        lewat_sejak,
        jatuh_tempo: nextDay(own),
        saldo,
        potongan,
        lebih,
        dikembalikan,
        antrean,
      }
    })
    .toSorted((a, b) => b.lewat - a.lewat)
}

/** Tells whether a departure leaves for certain: it has left, or has the people that it needs. */
const isCertain = (
  {
    minimal,
    peserta,
    tanggal_keberangkatan: hari,
  }: { minimal: number | null; peserta: number; tanggal_keberangkatan: string },
  today: string,
): boolean => minimal === null || peserta >= minimal || (hari !== '' && hari < today)

/**
 * Reads the owner's view of money.
 * @throws HttpError 404 for a departure that there is not; 422 for a day to come
 */
export async function readRingkasan(
  db: Kysely<Tables>,
  query: RingkasanQuery,
  now: Date,
): Promise<RingkasanUang> {
  const today = hariIni(now)
  const { per = today, dari, sampai } = query
  if (per > today) throw invalidFields({ per: ['Hari ini belum tiba. Isi hari ini atau sebelumnya.'] })
  const paket_id = query.keberangkatan ? (await foundDeparture(db, query.keberangkatan)).id : null
  const asked: Asked = { paket_id, per, dari, sampai }
  const rows = await ledgerSums(db, asked)
  const waiting = await waitingPayments(db, asked)
  const promised = await promisedRefunds(db, asked)
  const departures = await departuresOf(db, paket_id)
  const ofPaket = by(rows, (row) => row.paket_id)
  const keberangkatan = departures.flatMap((departure): KeberangkatanUang[] => {
    const own = by(ofPaket.get(departure.paket_id) ?? [], ({ mata_uang }) => mata_uang)
    return [...own].map(([mata_uang, sums]) => {
      const queue = waiting.filter(
        (row) => row.paket_id === departure.paket_id && row.mata_uang === mata_uang,
      )
      return {
        ...departure,
        mata_uang,
        pasti: isCertain(departure, today),
        jatuh_tempo: nextDay(sums),
        ...addUp(sums),
        dijanjikan: promised.reduce(
          (sum, row) =>
            sum + (row.paket_id === departure.paket_id && row.mata_uang === mata_uang ? row.jumlah : 0),
          0,
        ),
        antrean: queue.reduce((sum, { jumlah }) => sum + jumlah, 0),
        antrean_pembayaran: queue.reduce((sum, { banyak }) => sum + banyak, 0),
        tagihan: BILL_JENIS.flatMap((jenis) => {
          const { seharusnya, terbayar } = addUp(sums.filter((row) => row.jenis === jenis))
          return seharusnya === 0 && terbayar === 0 ? [] : { jenis, seharusnya, terbayar }
        }),
      }
    })
  })
  const last = '9999'
  keberangkatan.sort(
    (a, b) =>
      (a.tanggal_keberangkatan || last).localeCompare(b.tanggal_keberangkatan || last) ||
      a.paket_id - b.paket_id,
  )
  return {
    per,
    dibaca_pada: now.toISOString(),
    jumlah: CURRENCIES.flatMap((mata_uang) => {
      const own = keberangkatan.filter((one) => one.mata_uang === mata_uang)
      if (own.length === 0) return []
      return {
        mata_uang,
        keberangkatan: own.length,
        peserta: own.reduce((sum, { peserta }) => sum + peserta, 0),
        ...total(own),
        belum_pasti: total(own.filter(({ pasti }) => !pasti)),
      }
    }),
    keberangkatan,
    minggu: dueBy(rows, mondayOf).map(({ at, ...rest }) => ({ mulai: at, ...rest })),
    hari: dueBy(rows, (hari) => hari).map(({ at, ...rest }) => ({ tanggal: at, ...rest })),
    rekening: await receivedBy(db, asked),
    mutasi: await unmatched(db),
    pemesanan: paket_id === null ? null : await bookingsOf(db, rows, waiting, paket_id),
  }
}

import { SEN } from '@safar/shared/money/mutasi/mutasi'
import type { RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { HOLDS_SEATS, PEMESANAN_ENDED } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { lastTurnOf } from '../mutasi/mutasi-states.ts'
import { isHeld } from '../pembayaran/held-by-line.ts'
import { type Asked, endOf, movedWithin } from './ledger-sums.ts'

/* Facts that stand beside the ledger's sums: departures, queues, and the ways in which money came. */

/** Reads the departures that have bookings, with the people and bookings on them. */
export async function departuresOf(db: Kysely<Tables>, paket_id: number | null) {
  const people = await db
    .selectFrom('pemesanan')
    .innerJoin('peserta', 'peserta.pemesanan_id', 'pemesanan.id')
    .where('pemesanan.status', 'in', HOLDS_SEATS)
    .$if(paket_id !== null, (all) => all.where('pemesanan.paket_id', '=', paket_id ?? 0))
    .groupBy('pemesanan.paket_id')
    .select(({ fn }) => ['pemesanan.paket_id', fn.countAll().as('jumlah')])
    .execute()
  const living = await db
    .selectFrom('pemesanan')
    .where('status', 'not in', PEMESANAN_ENDED)
    .$if(paket_id !== null, (all) => all.where('paket_id', '=', paket_id ?? 0))
    .groupBy('paket_id')
    .select(({ fn }) => ['paket_id', fn.countAll().as('jumlah')])
    .execute()
  const rows = await db
    .selectFrom('paket')
    .select(['id', 'slug', 'nama_paket', 'tanggal_keberangkatan', 'total_pax', 'minimal_pax'])
    .where('id', 'in', ({ selectFrom }) => selectFrom('pemesanan').select('paket_id'))
    .$if(paket_id !== null, (all) => all.where('id', '=', paket_id ?? 0))
    .execute()
  const countOf = (counts: { paket_id: number; jumlah: string | number | bigint }[], id: number) =>
    Number(counts.find((row) => row.paket_id === id)?.jumlah ?? 0)
  return rows.map(({ id, total_pax, minimal_pax, ...row }) => ({
    paket_id: id,
    ...row,
    kursi: total_pax,
    minimal: minimal_pax,
    peserta: countOf(people, id),
    pemesanan: countOf(living, id),
  }))
}

/** Sums payments that wait to be verified, by departure and booking. */
export async function waitingPayments(db: Kysely<Tables>, { paket_id }: Asked) {
  const rows = await db
    .selectFrom('pembayaran')
    .innerJoin('pembayaran_menunggu', 'pembayaran_menunggu.pembayaran_id', 'pembayaran.id')
    .innerJoin('pemesanan', 'pemesanan.id', 'pembayaran.pemesanan_id')
    .$if(paket_id !== null, (all) => all.where('pemesanan.paket_id', '=', paket_id ?? 0))
    .groupBy(['pemesanan.paket_id', 'pembayaran.mata_uang', 'pembayaran.pemesanan_id'])
    .select(({ fn }) => [
      'pemesanan.paket_id',
      'pembayaran.mata_uang',
      'pembayaran.pemesanan_id',
      fn.sum('pembayaran.jumlah').as('jumlah'),
      fn.countAll().as('banyak'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, jumlah: Number(row.jumlah), banyak: Number(row.banyak) }))
}

/** Sums refunds that are approved and neither paid nor withdrawn, by departure. */
export async function promisedRefunds(db: Kysely<Tables>, { paket_id }: Asked) {
  const rows = await db
    .selectFrom('pengembalian')
    .innerJoin('pemesanan', 'pemesanan.id', 'pengembalian.pemesanan_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('putusan_pengembalian')
            .select('putusan_pengembalian.id')
            .whereRef('putusan_pengembalian.pengembalian_id', '=', 'pengembalian.id'),
        ),
      ),
    )
    .$if(paket_id !== null, (all) => all.where('pemesanan.paket_id', '=', paket_id ?? 0))
    .groupBy(['pemesanan.paket_id', 'pengembalian.mata_uang'])
    .select(({ fn }) => [
      'pemesanan.paket_id',
      'pengembalian.mata_uang',
      fn.sum('pengembalian.jumlah').as('jumlah'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, jumlah: Number(row.jumlah) }))
}

/** Returns the condition that entries are of the moment, the period and the departure that are asked for. */
const isAsked = (asked: Asked) => (eb: ExpressionBuilder<Tables, 'buku_uang'>) =>
  eb.and([
    eb('buku_uang.jenis', '=', 'masuk'),
    eb('buku_uang.pada', '<', endOf(asked)),
    sql<boolean>`${movedWithin(asked, 'buku_uang.pada')}`,
    ...(asked.paket_id === null
      ? []
      : [
          eb(
            'buku_uang.pemesanan_id',
            'in',
            eb.selectFrom('pemesanan').select('pemesanan.id').where('paket_id', '=', asked.paket_id),
          ),
        ]),
  ])

/**
 * Sums payments by their way, and by the account whose bank line proves them; what none proves follows without one. Two
 * statements: the second begins at the lines, since to look for a line of every payment takes longer than all else.
 */
export async function receivedBy(db: Kysely<Tables>, asked: Asked): Promise<RingkasanUang['rekening']> {
  const all = await db
    .selectFrom('buku_uang')
    .innerJoin('pembayaran', 'pembayaran.id', 'buku_uang.pembayaran_id')
    .where(isAsked(asked))
    .groupBy(['mata_uang', 'metode'])
    .orderBy('mata_uang')
    .orderBy('metode')
    .select(({ fn }) => ['mata_uang', 'metode', fn.sum('buku_uang.jumlah').as('diterima')])
    .execute()
  // SQLite keeps the order of cross joins.
  const proved = await db
    .selectFrom('pasangan_mutasi')
    .crossJoin('mutasi')
    .crossJoin('pembayaran')
    .crossJoin('buku_uang')
    .where(isHeld)
    .whereRef('mutasi.id', '=', 'pasangan_mutasi.mutasi_id')
    .whereRef('pembayaran.id', '=', 'pasangan_mutasi.pembayaran_id')
    .whereRef('buku_uang.pemesanan_id', '=', 'pembayaran.pemesanan_id')
    .whereRef('buku_uang.pembayaran_id', '=', 'pembayaran.id')
    .where(isAsked(asked))
    .groupBy(['mata_uang', 'metode', 'mutasi.rekening'])
    .orderBy('mutasi.rekening')
    .select(({ fn }) => ['mata_uang', 'metode', 'mutasi.rekening', fn.sum('buku_uang.jumlah').as('diterima')])
    .execute()
  return all.flatMap(({ mata_uang, metode, diterima }) => {
    const own = proved
      .filter((row) => row.mata_uang === mata_uang && row.metode === metode)
      .map((row) => ({ ...row, diterima: Number(row.diterima) }))
    const rest = Number(diterima) - own.reduce((sum, row) => sum + row.diterima, 0)
    return [...own, { mata_uang, metode, rekening: '', diterima: rest }].filter((row) => row.diterima !== 0)
  })
}

/** Counts lines of the bank that came in and belong to nobody yet. */
export async function unmatched(db: Kysely<Tables>): Promise<RingkasanUang['mutasi']> {
  const row = await db
    .selectFrom('mutasi')
    .leftJoin('keadaan_mutasi', (join) =>
      join.onRef('keadaan_mutasi.mutasi_id', '=', 'mutasi.id').on('keadaan_mutasi.urut', '=', lastTurnOf),
    )
    .where('mutasi.jumlah', '>', 0)
    .where(({ or, eb }) => or([eb('keadaan', 'is', null), eb('keadaan', '=', 'baru')]))
    .select(({ fn }) => [fn.countAll().as('baris'), fn.sum('mutasi.jumlah').as('jumlah')])
    .executeTakeFirst()
  return { baris: Number(row?.baris ?? 0), jumlah: Number(row?.jumlah ?? 0) / SEN }
}

import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import type { PembayaranBernama } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Kiriman, KirimanPage } from '@safar/shared/overview/pesanan/kiriman-schema'
import type { KirimanKeadaan, KirimanKeluargaJenis } from '@safar/shared/trips/tautan-keluarga/kiriman'
import { type ExpressionBuilder, type Kysely, type Nullable, sql } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { verifiersBeside } from '../../money/pembayaran/decide-payment.ts'
import { paymentRows, shownPayments, wasDecided } from '../../money/pembayaran/pembayaran.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'
import { openRequest } from './request-words.ts'

/*
 * What families sent, as the office works through it. A row of `kiriman_keluarga` names the payment or the paper, which
 * alone say what became of it: a proof that a bank line took is done here as well.
 */

export const KIRIMAN_TIDAK_ADA = 'Kiriman ini tidak ada.'

/** Returns the kinds that a role decides on: money for whoever verifies it, papers and requests for staff. */
const decidedBy = (role: Role): KirimanKeluargaJenis[] => [
  ...(may(role, 'finance') ? (['bukti'] as const) : []),
  ...(may(role, 'staff') ? (['dokumen', 'permintaan'] as const) : []),
]

/** Returns the kinds that a role sees in a booking: papers are for staff alone. */
const seenBy = (role: Role): KirimanKeluargaJenis[] => [
  'bukti',
  ...(may(role, 'staff') ? (['dokumen', 'permintaan'] as const) : []),
]

type Joined = Tables & { dokumen: Nullable<Tables['dokumen']> }
type Where = ExpressionBuilder<Joined, 'kiriman_keluarga' | 'dokumen'>

/** Selects what families sent with its booking, its paper and who answered it. */
const sendings = (db: Kysely<Tables>) =>
  db
    .selectFrom('kiriman_keluarga')
    .innerJoin('pemesanan', 'pemesanan.id', 'kiriman_keluarga.pemesanan_id')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .leftJoin('dokumen', 'dokumen.id', 'kiriman_keluarga.dokumen_id')

/** Tells in a query whether a paper is the newest of its kind of a pilgrim who is not in the trash. */
const isNewest = sql<boolean>`(
  exists (select 1 from jamaah where jamaah.id = dokumen.jamaah_id)
  and not exists (
    select 1 from dokumen as lain
    where lain.jamaah_id = dokumen.jamaah_id and lain.jenis = dokumen.jenis and lain.id > dokumen.id
  )
)`

/** Tells in a query whether something waits to be decided, among some kinds. */
const isWaiting =
  (kinds: readonly KirimanKeluargaJenis[]) =>
  ({ eb, and, or, not, ref }: Where) =>
    and([
      eb('kiriman_keluarga.jenis', 'in', kinds),
      or([
        and([
          eb('kiriman_keluarga.jenis', '=', 'permintaan'),
          eb('kiriman_keluarga.status', '=', 'menunggu'),
        ]),
        and([
          eb('kiriman_keluarga.jenis', '=', 'dokumen'),
          eb('dokumen.status', 'in', ['diunggah', 'diperiksa']),
          isNewest,
        ]),
        and([
          eb('kiriman_keluarga.jenis', '=', 'bukti'),
          not(wasDecided(ref('kiriman_keluarga.pembayaran_id').$castTo<number>())),
        ]),
      ]),
    ])

/** Tells in a query whether something is there still to be shown: a paper that was replaced undecided is not. */
const isShown =
  (kinds: readonly KirimanKeluargaJenis[]) =>
  ({ eb, and, or }: Where) =>
    and([
      eb('kiriman_keluarga.jenis', 'in', kinds),
      or([
        eb('kiriman_keluarga.jenis', '<>', 'dokumen'),
        eb('dokumen.status', 'in', ['diterima', 'ditolak']),
        and([eb('dokumen.id', 'is not', null), isNewest]),
      ]),
    ])

/** Counts what waits for a role. */
export async function countWaiting(db: Kysely<Tables>, role: Role): Promise<number> {
  const { total } = await sendings(db)
    .select(({ fn }) => fn.countAll().as('total'))
    .where(isWaiting(decidedBy(role)))
    .executeTakeFirstOrThrow()
  return Number(total)
}

interface Asked {
  /** A booking, of which all is listed, the newest first; what waits over all bookings without it. */
  pemesanan?: number | undefined
  page: number
  per_page: number
}

/** Lists a page of what families sent: what waits for the reader, the oldest first, or all of one booking. */
export async function pageSendings(
  db: Kysely<Tables>,
  reader: Pelaku & { role: Role },
  { pemesanan, page, per_page }: Asked,
): Promise<KirimanPage> {
  const found =
    pemesanan === undefined
      ? sendings(db).where(isWaiting(decidedBy(reader.role)))
      : sendings(db)
          .where('kiriman_keluarga.pemesanan_id', '=', pemesanan)
          .where(isShown(seenBy(reader.role)))
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await detailed(found)
    .orderBy('kiriman_keluarga.id', pemesanan === undefined ? 'asc' : 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return {
    data: await shownSendings(db, rows),
    pemeriksa: may(reader.role, 'finance') ? await verifiersBeside(db, Number(reader.id)) : [],
    meta: pageMeta(Number(total), { page, per_page }),
  }
}

/** Returns one of what families sent. @throws HttpError 404 */
export async function findSending(db: Kysely<Tables>, id: number): Promise<Kiriman> {
  const rows = await detailed(sendings(db).where('kiriman_keluarga.id', '=', id)).execute()
  const [found] = await shownSendings(db, rows)
  if (!found) throw notFound(KIRIMAN_TIDAK_ADA)
  return found
}

const detailed = (query: ReturnType<typeof sendings>) =>
  query
    .leftJoin('akun as penjawab', 'penjawab.id', 'kiriman_keluarga.dijawab_akun_id')
    .leftJoin('akun as pemeriksa', 'pemeriksa.id', 'dokumen.pemeriksa_id')
    .leftJoin('jamaah', 'jamaah.id', 'dokumen.jamaah_id')
    .selectAll('kiriman_keluarga')
    .select([
      'pemesanan.kode',
      'pemesanan.pemesan_nama',
      'paket.nama_paket',
      'dokumen.jamaah_id',
      'dokumen.jenis as dokumen_jenis',
      'dokumen.status as dokumen_status',
      'dokumen.alasan as dokumen_alasan',
      'dokumen.diperiksa_pada',
      'penjawab.nama as penjawab',
      'pemeriksa.nama as pemeriksa',
      'jamaah.nama_paspor',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

async function shownSendings(db: Kysely<Tables>, stored: readonly Row[]): Promise<Kiriman[]> {
  const rows = stored.map((row) => openRequest(db, row))
  const payments = await paymentsOf(db, rows)
  return rows.map((row): Kiriman => {
    const { id, jenis, pemesanan_id, kode, pemesan_nama, nama_paket, pada, teks } = row
    const payment = row.pembayaran_id === null ? undefined : payments.get(row.pembayaran_id)
    const common = { id, jenis, pemesanan_id, kode, pemesan_nama, nama_paket, dikirim_pada: pada, teks }
    if (payment)
      return {
        ...common,
        keadaan: payment.status,
        jawaban: payment.alasan,
        dijawab_oleh: payment.diputus_oleh,
        dijawab_pada: payment.diputus_pada,
        pembayaran: payment,
        dokumen: null,
      }
    const { dokumen_id, jamaah_id, dokumen_jenis, nama_paspor } = row
    if (dokumen_id !== null && jamaah_id !== null && dokumen_jenis !== null)
      return {
        ...common,
        ...paperState(row),
        pembayaran: null,
        dokumen: { id: dokumen_id, jamaah_id, jenis: dokumen_jenis, nama: nama_paspor ?? '' },
      }
    return {
      ...common,
      keadaan: row.status === '' ? 'menunggu' : row.status,
      jawaban: row.jawaban,
      dijawab_oleh: row.penjawab ?? '',
      dijawab_pada: row.dijawab_pada,
      pembayaran: null,
      dokumen: null,
    }
  })
}

/** Returns the state of a paper; who has it before them has not decided. */
function paperState({ dokumen_status, dokumen_alasan, diperiksa_pada, pemeriksa }: Row) {
  const keadaan: KirimanKeadaan =
    dokumen_status === 'diterima' || dokumen_status === 'ditolak' ? dokumen_status : 'menunggu'
  if (keadaan === 'menunggu') return { keadaan, jawaban: '', dijawab_oleh: '', dijawab_pada: null }
  return {
    keadaan,
    jawaban: dokumen_alasan ?? '',
    dijawab_oleh: pemeriksa ?? '',
    dijawab_pada: diperiksa_pada,
  }
}

/** Reads the payments that some proofs are of. */
async function paymentsOf(db: Kysely<Tables>, rows: readonly Row[]): Promise<Map<number, PembayaranBernama>> {
  const ids = rows.flatMap(({ pembayaran_id }) => pembayaran_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await paymentRows(db).where('pembayaran.id', 'in', ids).execute()
  const names = new Map(
    rows.map(({ pembayaran_id, kode, pemesan_nama, nama_paket }) => [
      pembayaran_id,
      { kode, pemesan_nama, nama_paket },
    ]),
  )
  return new Map(
    (await shownPayments(db, found)).flatMap((payment): [number, PembayaranBernama][] => {
      const named = names.get(payment.id)
      return named ? [[payment.id, { ...payment, ...named }]] : []
    }),
  )
}

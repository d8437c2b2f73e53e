import { MUTASI_KEADAAN, type MutasiKeadaan, rekeningKey, rupiahOf } from '@safar/shared/money/mutasi/mutasi'
import type { Mutasi, MutasiPage } from '@safar/shared/money/mutasi/mutasi-schema'
import { indexBookings, propose } from '@safar/shared/money/mutasi/propose'
import { text } from '@safar/shared/platform/text/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pageFields, pageMeta } from '../../platform/http/params.ts'
import { matchedParts, shownPart } from './matched-parts.ts'
import { lastTurnOf, MUTASI_TIDAK_ADA } from './mutasi-states.ts'
import { openKeterangan } from './mutasi-text.ts'
import { proposedBookings } from './proposed-bookings.ts'

type Deps = Pick<AppDeps, 'database' | 'now' | 'vault'>

/** The columns of a line that answers tell of. */
const COLUMNS = [
  'mutasi.id',
  'rekening',
  'tanggal',
  'jumlah',
  'saldo',
  'keterangan',
  'keadaan_mutasi.keadaan',
  'keadaan_mutasi.alasan',
  'keadaan_mutasi.pada',
  'keadaan_mutasi.urut',
] as const

/** The query of the list of bank lines. */
export const mutasiQuerySchema = z.object({
  keadaan: z.enum(MUTASI_KEADAAN, `Pilih salah satu: ${MUTASI_KEADAAN.join(', ')}`).optional(),
  rekening: text(60).optional().describe('Number of one of the agency’s accounts; all without it.'),
  page: pageFields.page.default(1),
  per_page: pageFields.per_page.default(50),
})
type Query = z.output<typeof mutasiQuerySchema>

/** Lines with their last turn; a line without one is new. */
const linesOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('mutasi')
    .leftJoin('keadaan_mutasi', (join) =>
      join.onRef('keadaan_mutasi.mutasi_id', '=', 'mutasi.id').on('keadaan_mutasi.urut', '=', lastTurnOf),
    )

/**
 * Lists bank lines, the newest first, each new one with proposals. Whoever looks at their texts is in the access log
 * before the answer goes, once for a page.
 */
export async function listMutasi(deps: Deps, reader: Pelaku, query: Query): Promise<MutasiPage> {
  const { db } = deps.database
  const { keadaan, page, per_page } = query
  const rekening = rekeningKey(query.rekening ?? '')
  const ofAccount = query.rekening ? linesOf(db).where('mutasi.rekening', '=', rekening) : linesOf(db)
  const counted = await ofAccount
    .select(({ fn }) => ['keadaan_mutasi.keadaan', fn.countAll().as('count')])
    .groupBy('keadaan_mutasi.keadaan')
    .execute()
  const jumlah = { baru: 0, cocok: 0, diabaikan: 0 }
  for (const row of counted) jumlah[row.keadaan ?? 'baru'] += Number(row.count)
  const total = keadaan ? jumlah[keadaan] : jumlah.baru + jumlah.cocok + jumlah.diabaikan
  const asked =
    keadaan === undefined
      ? ofAccount
      : ofAccount.where(({ eb, or }) =>
          or([
            eb('keadaan_mutasi.keadaan', '=', keadaan),
            ...(keadaan === 'baru' ? [eb('keadaan_mutasi.keadaan', 'is', null)] : []),
          ]),
        )
  const rows = await asked
    .select(COLUMNS)
    .orderBy('tanggal', 'desc')
    .orderBy('mutasi.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const data = await shownLines(deps, reader, rows)
  return { data, jumlah, meta: pageMeta(total, { page, per_page }) }
}

/**
 * Returns one bank line with its proposals.
 * @throws HttpError 404
 */
export async function readMutasi(deps: Deps, reader: Pelaku, id: number): Promise<Mutasi> {
  const rows = await linesOf(deps.database.db).select(COLUMNS).where('mutasi.id', '=', id).execute()
  const [found] = await shownLines(deps, reader, rows)
  if (!found) throw notFound(MUTASI_TIDAK_ADA)
  return found
}

interface LineRow {
  id: number
  rekening: string
  tanggal: string
  jumlah: number
  saldo: number | null
  keterangan: string
  keadaan: MutasiKeadaan | null
  alasan: string | null
  pada: string | null
  urut: number | null
}

async function shownLines(deps: Deps, reader: Pelaku, rows: readonly LineRow[]): Promise<Mutasi[]> {
  if (rows.length === 0) return []
  const lines = rows.map((row) => ({
    id: row.id,
    rekening: row.rekening,
    tanggal: row.tanggal,
    keterangan: openKeterangan(deps.vault, row),
    jumlah: rupiahOf(Number(row.jumlah)),
    saldo: row.saldo === null ? null : rupiahOf(Number(row.saldo)),
    keadaan: row.keadaan ?? 'baru',
    alasan: row.alasan ?? '',
    keadaan_pada: row.pada ?? '',
  }))
  const ids = lines.map(({ id }) => id)
  const data_id = ids.length === 1 ? String(ids[0]) : `${Math.min(...ids)}-${Math.max(...ids)}`
  await transact(deps, reader, (context) =>
    noteLooks(context, { jenis: 'mutasi', data_id, bidang: 'keterangan' }),
  )
  const isOpen = (line: (typeof lines)[number]) => line.keadaan === 'baru' && line.jumlah > 0
  const bookings = lines.some(isOpen) ? await proposedBookings(deps.database.db) : []
  const index = indexBookings(bookings)
  const kodes = new Map(bookings.map(({ id, kode }) => [id, kode]))
  const booked = rows.flatMap(({ id, urut, keadaan }) =>
    keadaan === 'cocok' && urut !== null ? [{ id, urut }] : [],
  )
  const parts = await matchedParts(deps.database.db, booked)
  return lines.map((line) => ({
    ...line,
    bagian: (parts.get(line.id) ?? []).map(shownPart),
    usulan: isOpen(line)
      ? propose(line, index).map((one) => ({ ...one, kode: kodes.get(one.pemesanan_id) ?? '' }))
      : [],
  }))
}

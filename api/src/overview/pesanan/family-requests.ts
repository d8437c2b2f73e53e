import type { PermintaanKeluarga } from '@safar/shared/overview/pesanan/pesanan-schema'
import { withoutIdentities } from '@safar/shared/platform/text/paper-number'
import { KIRIMAN_LIMITS } from '@safar/shared/trips/tautan-keluarga/kiriman'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { noteFamilyEvent } from '../../trips/tautan-keluarga/family-events.ts'
import { openRequest, sealRequest } from './request-words.ts'

type Row = StoredRow<'kiriman_keluarga'>

/** Returns a request as its family sees it: links are forwarded, and a number that somebody typed goes along. */
const shown = ({ id, teks, status, jawaban, pada, dijawab_pada }: Row): PermintaanKeluarga => ({
  id,
  teks: withoutIdentities(teks),
  status: status === '' ? 'menunggu' : status,
  jawaban: withoutIdentities(jawaban),
  dikirim_pada: pada,
  dijawab_pada,
})

/** Lists the requests of a booking's family, newest first. */
export async function familyRequests(
  db: Kysely<Tables>,
  pemesanan_id: number,
): Promise<PermintaanKeluarga[]> {
  const rows = await db
    .selectFrom('kiriman_keluarga')
    .selectAll()
    .where('pemesanan_id', '=', pemesanan_id)
    .where('jenis', '=', 'permintaan')
    .orderBy('id', 'desc')
    .limit(KIRIMAN_LIMITS.menunggu)
    .execute()
  return rows.map((row) => shown(openRequest(db, row)))
}

/** Notes a file that a family sent, in its transaction: staff find it in their queue. */
export async function noteSentFile(
  context: Context,
  pemesanan_id: number,
  file:
    | { jenis: 'bukti'; pembayaran_id: number }
    | { jenis: 'dokumen'; dokumen_id: number; peserta_id: number },
): Promise<void> {
  const { trx, now, actor } = context
  await trx
    .insertInto('kiriman_keluarga')
    .values({
      pembayaran_id: null,
      dokumen_id: null,
      peserta_id: null,
      ...file,
      pemesanan_id,
      teks: '',
      status: '',
      jawaban: '',
      akun_id: actor ? Number(actor.id) : null,
      pada: now.toISOString(),
      dijawab_akun_id: null,
      dijawab_pada: null,
    })
    .execute()
  await noteFamilyEvent(context, pemesanan_id, file.jenis)
}

/**
 * Appends a request of a family. The same words, while they wait, are the request that is there.
 * @throws HttpError 422 while too many wait
 */
export async function addRequest(
  context: Context,
  pemesanan_id: number,
  teks: string,
): Promise<PermintaanKeluarga> {
  const { trx, now, actor } = context
  await holdRow(trx, 'pemesanan', pemesanan_id, 'change')
  const waiting = await trx
    .selectFrom('kiriman_keluarga')
    .selectAll()
    .where('pemesanan_id', '=', pemesanan_id)
    .where('status', '=', 'menunggu')
    .orderBy('id')
    .execute()
  const same = waiting.map((row) => openRequest(trx, row)).find((one) => one.teks === teks)
  if (same) return shown(same)
  if (waiting.length >= KIRIMAN_LIMITS.menunggu)
    throw unprocessable(
      'Permintaan Anda yang sebelumnya belum kami jawab. Tunggu sebentar, atau telepon kantor kami.',
    )
  const row = await trx
    .insertInto('kiriman_keluarga')
    .values({
      pemesanan_id,
      jenis: 'permintaan',
      pembayaran_id: null,
      dokumen_id: null,
      peserta_id: null,
      teks: '',
      status: 'menunggu',
      jawaban: '',
      akun_id: actor ? Number(actor.id) : null,
      pada: now.toISOString(),
      dijawab_akun_id: null,
      dijawab_pada: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // Sealed for the row of its id.
  const words = await sealRequest(trx, row.id, { teks })
  await trx.updateTable('kiriman_keluarga').set(words).where('id', '=', row.id).execute()
  await noteFamilyEvent(context, pemesanan_id, 'permintaan')
  await logActivities(context, {
    aksi: 'minta',
    jenis: 'pemesanan',
    data_id: pemesanan_id,
    rinci: 'Permintaan keluarga',
  })
  return shown({ ...row, teks })
}

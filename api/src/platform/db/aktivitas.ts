import { cutText } from '@safar/shared/platform/text/cut-text'
import { type Kysely, sql } from 'kysely'
import { inParts } from './in-parts.ts'
import type { Moment } from './moment.ts'
import { seenTime } from './seen-time.ts'
import type { StoredRow, Tables } from './tables.ts'

/** The longest stored text, in UTF-16 units; a record's name may be longer and is cut. */
export const AKTIVITAS_TEXT_MOST = 200

/** An activity to log. */
export interface Perbuatan {
  aksi: StoredRow<'aktivitas'>['aksi']
  jenis: StoredRow<'aktivitas'>['jenis']
  data_id?: number | string
  nama?: string
  rinci?: string
  /** Counts activities with the same key in one row, so that strangers add no more rows than there are keys. */
  kunci?: string
}

/** Rows of one statement. */
const AT_ONCE = 100

/** Appends one or many activities of one actor. Nothing changes or deletes a row but its age. */
export async function appendAktivitas(
  { trx, now }: Moment,
  perbuatan: Perbuatan | readonly Perbuatan[],
  { oleh, akun_id, token_id }: { oleh: string; akun_id: number | null; token_id: number | null },
): Promise<void> {
  const waktu = (await seenTime(trx, now)).toISOString()
  const by = { waktu, oleh: clipped(oleh), akun_id, token_id }
  const rows = [perbuatan].flat().map(({ aksi, jenis, data_id = '', nama = '', rinci = '', kunci }) => ({
    ...by,
    aksi,
    jenis,
    data_id: clipped(String(data_id)),
    nama: clipped(nama),
    rinci: clipped(rinci),
    kali: 1,
    kunci: kunci ?? null,
  }))
  for (const part of inParts(rows, AT_ONCE))
    await trx
      .insertInto('aktivitas')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet({ waktu, kali: sql<number>`aktivitas.kali + 1` }),
      )
      .execute()
}

/** Erases the name of an account from the activities by it and about it. */
export async function forgetPelaku(db: Kysely<Tables>, akunId: number): Promise<void> {
  await db.updateTable('aktivitas').set({ oleh: '', nama: '' }).where('akun_id', '=', akunId).execute()
  await db
    .updateTable('aktivitas')
    .set({ nama: '' })
    .where('jenis', '=', 'akun')
    .where('data_id', '=', String(akunId))
    .execute()
}

function clipped(text: string): string {
  return cutText(text, AKTIVITAS_TEXT_MOST).toWellFormed()
}

import { cutText } from '@safar/shared/platform/text/cut-text'
import { type Kysely, sql } from 'kysely'
import { inParts } from './in-parts.ts'
import { seenTime } from './seen-time.ts'
import type { Row, Tables } from './tables.ts'

/** The longest that a column keeps; what a record is called may be longer. */
export const AKTIVITAS_TEXT_MOST = 200

/** What somebody did. */
export interface Perbuatan {
  aksi: Row<'aktivitas'>['aksi']
  jenis: Row<'aktivitas'>['jenis']
  data_id?: number | string
  nama?: string
  rinci?: string
  /** Counts what has the same key in one row: of what strangers can do, there are never more rows than keys. */
  kunci?: string
}

/** Rows of one statement. */
const AT_ONCE = 100

/** Appends what somebody did, of one kind or many at once; nothing changes or removes a row but its age. */
export async function appendAktivitas(
  db: Kysely<Tables>,
  perbuatan: Perbuatan | readonly Perbuatan[],
  { oleh, akun_id, token_id }: { oleh: string; akun_id: number | null; token_id: number | null },
  now: Date,
): Promise<void> {
  const waktu = (await seenTime(db, now)).toISOString()
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
    await db
      .insertInto('aktivitas')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet({ waktu, kali: sql<number>`aktivitas.kali + 1` }),
      )
      .execute()
}

/** Takes the name of an account off what it did, and off what was done to it. */
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

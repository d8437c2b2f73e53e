import type { AktivitasAksi, AktivitasJenis } from '@safar/shared/aktivitas/aksi'
import { cutText } from '@safar/shared/cut-text'
import { type Kysely, sql } from 'kysely'
import { seenTime } from './seen-time.ts'
import type { Tables } from './tables.ts'

/** The longest that a column keeps; what a record is called may be longer. */
export const AKTIVITAS_TEXT_MOST = 200

/** What somebody did. */
export interface Perbuatan {
  aksi: AktivitasAksi
  jenis: AktivitasJenis
  data_id?: number | string
  nama?: string
  rinci?: string
  /** Counts what has the same key in one row: of what strangers can do, there are never more rows than keys. */
  kunci?: string
}

/** Appends what somebody did; nothing changes or removes a row but its age. */
export async function appendAktivitas(
  db: Kysely<Tables>,
  { aksi, jenis, data_id = '', nama = '', rinci = '', kunci }: Perbuatan,
  pelaku: { oleh: string; akun_id: number | null; token_id: number | null },
  now: Date,
): Promise<void> {
  const waktu = (await seenTime(db, now)).toISOString()
  await db
    .insertInto('aktivitas')
    .values({
      waktu,
      oleh: clipped(pelaku.oleh),
      akun_id: pelaku.akun_id,
      token_id: pelaku.token_id,
      aksi,
      jenis,
      data_id: clipped(String(data_id)),
      nama: clipped(nama),
      rinci: clipped(rinci),
      kali: 1,
      kunci: kunci ?? null,
    })
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

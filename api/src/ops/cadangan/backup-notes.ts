import { type Cadangan, type Disisihkan, disisihkanSchema } from '@safar/shared/ops/cadangan/cadangan-schema'
import { type AlasanCadangan, type SebabCadangan, umurCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { parseJson } from '@safar/shared/records/noun/columns'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'

/** Rows that are kept: years of nights. */
const MOST = 1_000
const RINCI_MOST = 300

const asideSchema = disisihkanSchema.catch({ jumlah: 0, baris: [] })
const isiSchema = z.record(z.string(), z.number()).catch({})

/** Records the start of a backup, which only one process makes at a time. */
export function noteStart(
  db: Kysely<Tables>,
  { nama, sebab }: { nama: string; sebab: SebabCadangan },
  now: Date,
): Promise<Cadangan> {
  const time = now.toISOString()
  return db.transaction().execute(async (trx) => {
    await noteInterrupted(trx, now)
    const row = await trx
      .insertInto('cadangan')
      .values({
        keadaan: 'berjalan',
        sebab,
        nama,
        besar: 0,
        isi: '{}',
        alasan: '',
        rinci: '',
        mulai_pada: time,
        selesai_pada: null,
        dilepas_pada: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx
      .deleteFrom('cadangan')
      .where('id', '<=', row.id - MOST)
      .execute()
    return toCadangan(row)
  })
}

/** Tells whether a backup is recorded as running; its process may have ended. */
export async function adaBerjalan(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('cadangan')
    .select('id')
    .where('keadaan', '=', 'berjalan')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks running backups as failed, for the process that alone may make one: they were left by one that ended. */
export async function noteInterrupted(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('cadangan')
    .set({ keadaan: 'gagal', alasan: 'terhenti', selesai_pada: now.toISOString() })
    .where('keadaan', '=', 'berjalan')
    .execute()
}

/** The result of a backup: its content, or the reason why it failed. */
export type HasilCadangan =
  | { besar: number; isi: Record<string, number>; disisihkan: Disisihkan }
  | { alasan: AlasanCadangan; rinci: string }

export async function noteResult(
  db: Kysely<Tables>,
  id: number,
  hasil: HasilCadangan,
  now: Date,
): Promise<void> {
  const selesai_pada = now.toISOString()
  await db
    .updateTable('cadangan')
    .set(
      'alasan' in hasil
        ? {
            keadaan: 'gagal',
            alasan: hasil.alasan,
            rinci: cutText(hasil.rinci, RINCI_MOST),
            selesai_pada,
          }
        : {
            keadaan: 'baik',
            besar: hasil.besar,
            isi: JSON.stringify(hasil.isi),
            disisihkan: JSON.stringify(hasil.disisihkan),
            selesai_pada,
          },
    )
    .where('id', '=', id)
    .where('keadaan', '=', 'berjalan')
    .execute()
}

/** Records that a backup's file made way for newer ones. */
export async function noteReleased(db: Kysely<Tables>, nama: string, now: Date): Promise<void> {
  await db
    .updateTable('cadangan')
    .set({ dilepas_pada: now.toISOString() })
    .where('nama', '=', nama)
    .where('dilepas_pada', 'is', null)
    .execute()
}

/** Finds the newest good backup that was begun by a moment (ISO 8601); null if there is none. */
export async function terakhirBaik(db: Kysely<Tables>, sampai: string): Promise<Cadangan | null> {
  const row = await db
    .selectFrom('cadangan')
    .selectAll()
    .where('keadaan', '=', 'baik')
    .where('mulai_pada', '<=', sampai)
    .orderBy('mulai_pada', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toCadangan(row) : null
}

/** Returns the number of failures since a moment (ISO 8601) and the time of the last; null without any. */
export async function gagalSejak(
  db: Kysely<Tables>,
  sejak: string,
): Promise<{ kali: number; terakhir: string } | null> {
  const row = await db
    .selectFrom('cadangan')
    .select(({ fn }) => [fn.countAll().as('kali'), fn.max('mulai_pada').as('terakhir')])
    .where('keadaan', '=', 'gagal')
    .where('mulai_pada', '>=', sejak)
    .executeTakeFirst()
  return row?.terakhir ? { kali: Number(row.kali), terakhir: row.terakhir } : null
}

/** Tells whether any backup was ever made or tried. */
async function pernahMencadangkan(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('cadangan').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Returns when the last good backup was begun, whether nights have passed since, and its number of rows set aside;
 * nothing overdue before the first try.
 */
export async function cadanganUsang(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ baik: string | null; usang: boolean; disisihkan: number }> {
  const baik = await terakhirBaik(db, now.toISOString())
  if (!baik) return { baik: null, usang: await pernahMencadangkan(db), disisihkan: 0 }
  const usang = umurCadangan(baik.mulai_pada, now) === 'usang'
  return { baik: baik.mulai_pada, usang, disisihkan: baik.disisihkan.jumlah }
}

/** Returns a page of backups, newest first, and their number. */
export async function listCadangan(
  db: Kysely<Tables>,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Cadangan[]; total: number; berjalan: boolean }> {
  const rows = await db
    .selectFrom('cadangan')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const counts = await db
    .selectFrom('cadangan')
    .select(['keadaan', ({ fn }) => fn.countAll().as('banyak')])
    .groupBy('keadaan')
    .execute()
  return {
    data: rows.map(toCadangan),
    total: counts.reduce((sum, { banyak }) => sum + Number(banyak), 0),
    berjalan: counts.some(({ keadaan }) => keadaan === 'berjalan'),
  }
}

function toCadangan({ besar, isi, disisihkan, ...row }: StoredRow<'cadangan'>): Cadangan {
  return {
    ...row,
    besar: Number(besar),
    isi: isiSchema.parse(parseJson(isi)),
    disisihkan: asideSchema.parse(parseJson(disisihkan)),
  }
}

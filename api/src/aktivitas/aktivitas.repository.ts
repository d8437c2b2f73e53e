import { AKTIVITAS_BULAN, AKTIVITAS_CSV_MOST, type AktivitasJenis } from '@safar/shared/aktivitas/aksi'
import type { Aktivitas, AktivitasPage } from '@safar/shared/aktivitas/schema'
import { addDays, addMonths, hariIni } from '@safar/shared/format/tanggal'
import { awalHari } from '@safar/shared/format/waktu-wib'
import type { Kysely } from 'kysely'
import type { AktivitasRow, Tables } from '../db/tables.ts'

/** People that a filter offers. */
const ORANG_MOST = 200

export interface AktivitasFilter {
  siapa?: number | undefined
  jenis?: AktivitasJenis | undefined
  /** Days of Jakarta, both included. */
  dari?: string | undefined
  sampai?: string | undefined
}

function found(db: Kysely<Tables>, { siapa, jenis, dari, sampai }: AktivitasFilter) {
  let query = db.selectFrom('aktivitas')
  if (siapa !== undefined) query = query.where('akun_id', '=', siapa)
  if (jenis) query = query.where('jenis', '=', jenis)
  if (dari) query = query.where('waktu', '>=', awalHari(dari))
  if (sampai) query = query.where('waktu', '<', awalHari(addDays(sampai, 1)))
  return query
}

/** One page of what was done, newest first. */
export async function listAktivitas(
  db: Kysely<Tables>,
  { page, per_page, ...filter }: AktivitasFilter & { page: number; per_page: number },
): Promise<AktivitasPage> {
  const rows = await found(db, filter)
    .selectAll()
    .orderBy('waktu', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { count } = await found(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  return {
    data: rows.map(toAktivitas),
    meta: {
      total,
      page,
      per_page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
      orang: await orang(db),
    },
  }
}

/** All of them, newest first, as far as one file holds. */
export async function readAktivitas(db: Kysely<Tables>, filter: AktivitasFilter): Promise<Aktivitas[]> {
  const rows = await found(db, filter)
    .selectAll()
    .orderBy('waktu', 'desc')
    .orderBy('id', 'desc')
    .limit(AKTIVITAS_CSV_MOST)
    .execute()
  return rows.map(toAktivitas)
}

async function orang(db: Kysely<Tables>): Promise<{ id: number; nama: string }[]> {
  const rows = await db
    .selectFrom('aktivitas')
    .select(['akun_id', 'oleh'])
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('aktivitas')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('akun_id', 'is not', null)
        .groupBy('akun_id'),
    )
    .orderBy('oleh')
    .limit(ORANG_MOST)
    .execute()
  return rows.flatMap(({ akun_id, oleh }) => (akun_id === null ? [] : { id: akun_id, nama: oleh }))
}

/** Lets go of what is older than anybody may keep. */
export async function forgetOldAktivitas(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = awalHari(addMonths(hariIni(now), -AKTIVITAS_BULAN))
  await db.deleteFrom('aktivitas').where('waktu', '<', before).execute()
}

function toAktivitas({ kunci: _, ...row }: AktivitasRow): Aktivitas {
  return row
}

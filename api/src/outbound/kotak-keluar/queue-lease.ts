import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { TERLAMA_MS } from './jeda.ts'

/*
 * The columns of every outgoing queue: rows wait (`antre`) until their time (`berikutnya`), are leased by one process
 * at a time (`pemegang`, `dipegang_sampai`) and count their tries (`percobaan`).
 */

/** Tables with the columns of a queue. */
export type TabelAntrean = 'kotak_keluar' | 'kiriman_hook'

interface LeaseOptions {
  pemegang: string
  masaMs: number
  now: Date
  /** Only rows with this value in this column. */
  hanya?: { kolom: string; nilai: string | number }
}

/** A leased row and its holder. */
interface Dipegang {
  id: number
  pemegang: string
}

/** Counts the tries of a row that have ended: one that is under way has no result to be told of. */
export const triesEnded = ({ percobaan, pemegang }: { percobaan: number; pemegang: string }): number =>
  pemegang === '' ? percobaan : percobaan - 1

/**
 * Leases the row whose turn it is, so that no other process sends it; null if there is none. A turn too far ahead was
 * set by a clock that has been set back since, and counts as due.
 */
export async function lease<Tabel extends TabelAntrean>(
  db: Kysely<Tables>,
  tabel: Tabel,
  { pemegang, masaMs, now, hanya }: LeaseOptions,
): Promise<Selectable<Tables[Tabel]> | null> {
  const time = now.toISOString()
  const held = new Date(now.getTime() + masaMs).toISOString()
  const far = new Date(now.getTime() + TERLAMA_MS).toISOString()
  const only = hanya ? sql`and k.${sql.ref(hanya.kolom)} = ${hanya.nilai}` : sql``
  // Of two at once, the second finds it taken.
  const { rows } = await sql<Selectable<Tables[Tabel]>>`
    update ${sql.table(tabel)}
    set pemegang = ${pemegang}, dipegang_sampai = ${held}, percobaan = percobaan + 1, updated_at = ${time}
    where id = (
      select k.id from ${sql.table(tabel)} as k
      where k.keadaan = 'antre' and k.pemegang = '' and (k.berikutnya <= ${time} or k.berikutnya > ${far}) ${only}
      order by k.berikutnya, k.id limit 1
    )
    and keadaan = 'antre' and pemegang = ''
    returning *
  `.execute(db)
  return rows[0] ?? null
}

/** Runs a sending while its row's lease is renewed; returns its result. */
export async function selamaDikirim<Result>(
  db: Kysely<Tables>,
  tabel: TabelAntrean,
  { id, pemegang }: Dipegang,
  { masaMs, kabarMs, now }: { masaMs: number; kabarMs: number; now: () => Date },
  sending: Promise<Result>,
): Promise<Result> {
  const stillHere = () =>
    sql`
      update ${sql.table(tabel)} set dipegang_sampai = ${new Date(now().getTime() + masaMs).toISOString()}
      where id = ${id} and pemegang = ${pemegang} and keadaan = 'antre'
    `.execute(db)
  // A failure here shows when the result is recorded.
  const timer = setInterval(() => void stillHere().catch(() => {}), kabarMs)
  return await sending.finally(() => clearInterval(timer))
}

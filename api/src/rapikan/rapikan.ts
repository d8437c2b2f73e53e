import { gambarNamesIn } from '@safar/shared/gambar/name'
import { PENDAFTARAN_BULAN } from '@safar/shared/pendaftaran/isian'
import { SAMPAH_HARI } from '@safar/shared/sampah/sampah'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import type { Gambar } from '../gambar/gambar.ts'
import { forgetOldAnswers } from '../kiriman/kiriman.ts'
import { emptySampah } from '../paket/sampah.repository.ts'
import { deletePendaftaranBefore } from '../pendaftaran/pendaftaran.repository.ts'
import { forgetOldNetworks } from '../session/alamat-dikenal.ts'
import { deleteEndedSesi } from '../session/sesi.repository.ts'
import { noteRun } from './jam.ts'

type Deps = Pick<AppDeps, 'database' | 'now'> & { gambar: Gambar }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A picture belongs to no package while its form is still being filled in. */
const UNUSED_MS = DAY_MS

/** Where a doubt about the clock and failures are told. */
export interface TidyLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/**
 * Lets go of what nobody needs or may keep: old trash, expired registrations, ended sessions, networks that nobody signs in
 * from any more, pictures without a package. Whatever goes by its age goes here and nowhere else, since all of it waits while the
 * clock is in doubt.
 */
export async function tidy(deps: Deps, log?: TidyLog): Promise<void> {
  const now = deps.now()
  const { db } = deps.database
  const clock = await noteRun(db, now)
  if (clock.isBelieved) {
    await emptySampah(db, new Date(now.getTime() - SAMPAH_HARI * DAY_MS))
    await deletePendaftaranBefore(db, monthsBefore(now, PENDAFTARAN_BULAN))
    await deleteEndedSesi(db, now)
    await forgetOldNetworks(db, now)
    await forgetOldAnswers(db, now)
    await sweepGambar(deps)
  } else if (clock.isNews) {
    log?.warn(
      { tercatat: clock.tercatat_pada, sekarang: now.toISOString() },
      'the clock is in doubt: nothing is deleted by age until an admin confirms it under Publikasi',
    )
  }
  await deps.database.forget()
}

/** Tidies now and every hour; gives what stops it. */
export function startTidying(deps: Deps, log: TidyLog): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = tidy(deps, log).catch((err) => log.error({ err }, 'tidying failed'))
  }
  run()
  const timer = setInterval(run, HOUR_MS)
  return () => {
    clearInterval(timer)
    return running
  }
}

async function sweepGambar({ database, gambar, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - UNUSED_MS).toISOString()
  const old = await database.db.selectFrom('gambar').select('nama').where('created_at', '<', before).execute()
  if (old.length === 0) return
  const used = await usedNames(database.db)
  for (const { nama } of old) {
    if (used.has(nama)) continue
    // The row last: whatever a crash leaves is found again.
    await gambar.remove(nama)
    await database.db.deleteFrom('gambar').where('nama', '=', nama).execute()
  }
}

/** Names in packages, in the trash and in revisions, which can all come back. */
async function usedNames(db: Kysely<Tables>): Promise<Set<string>> {
  const used = new Set<string>()
  const note = (text: string) => {
    for (const name of gambarNamesIn(text)) used.add(name)
  }
  const paket = await db.selectFrom('paket').select(['thumbnail', 'flyer', 'hotels', 'maskapais']).execute()
  for (const row of paket) note([row.thumbnail, row.flyer, row.hotels, row.maskapais].join('\n'))
  for (const row of await db.selectFrom('sampah').select('data').execute()) note(row.data)
  // A page at a time: revisions are many and long.
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('riwayat')
      .select(['id', 'data'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute()
    for (const row of rows) note(row.data)
    const last = rows.at(-1)
    if (!last) return used
    after = last.id
  }
}

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}

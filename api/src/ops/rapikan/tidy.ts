import { everyNamedGambar } from '../../content/pustaka/pemakai.ts'
import { sweepUnusedGambar } from '../../content/pustaka/pustaka.ts'
import type { PrivateFiles } from '../../files/berkas-pribadi/private-files.ts'
import type { Gambar } from '../../files/gambar/gambar.ts'
import { sweepMailFiles } from '../../outbound/kotak-keluar/mail-files.ts'
import { isPersonalTable } from '../../platform/db/personal-table.ts'
import { agedBefore } from '../../platform/db/seen-time.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { NOUNS } from '../tables/nouns.ts'
import { TABLES } from '../tables/tables.ts'
import { noteRun } from './jam.ts'

type Deps = Pick<AppDeps, 'database' | 'env' | 'now'> & {
  gambar: Gambar
  berkasPribadi: Pick<PrivateFiles, 'sweep'>
}

const HOUR_MS = 3_600_000
/**
 * A picture belongs to no record while its form is still being filled in; what staff put into the library stays without
 * one.
 */
const UNUSED_MS = 24 * HOUR_MS

/**
 * Deletes what nobody needs or may keep: old trash, expired registrations, ended sessions, unused networks, pictures
 * without a record. All deletion by age happens here and nowhere else, since it waits while the clock is in doubt.
 */
export async function tidy(deps: Deps, log?: Pick<Log, 'warn' | 'error'>): Promise<void> {
  const now = deps.now()
  const { db } = deps.database
  const clock = await noteRun(db, now)
  if (clock.isBelieved) {
    for (const { people, expire } of TABLES) {
      if (people && isPersonalTable(people)) await people.expire(db, now)
      await expire?.(db, now)
    }
    await sweepGambar(deps)
  } else if (clock.isNews) {
    log?.warn(
      { tercatat: clock.tercatat_pada, sekarang: now.toISOString() },
      'the clock is in doubt: nothing is deleted by age until an admin confirms it under Publikasi',
    )
  }
  // Discarded files are deleted whatever the clock says.
  await deps.berkasPribadi.sweep(clock.isBelieved)
  await sweepMailFiles(deps)
  await deps.database.forget()
}

/**
 * Tidies now and every hour, then runs each of `andThen` in turn, by when the clock was checked; one that fails holds
 * up no other. Returns the function that stops it.
 */
export function startTidying(
  deps: Deps,
  log: Pick<Log, 'warn' | 'error'>,
  andThen: readonly (() => Promise<void>)[],
): () => Promise<void> {
  let running = Promise.resolve()
  async function round(): Promise<void> {
    await tidy(deps, log).catch((err) => log.error({ err }, 'tidying failed'))
    for (const work of andThen) await work().catch((err) => log.error({ err }, 'what follows tidying failed'))
  }
  const run = () => {
    running = round()
  }
  run()
  const timer = setInterval(run, HOUR_MS)
  return () => {
    clearInterval(timer)
    return running
  }
}

async function sweepGambar({ database, gambar, now }: Omit<Deps, 'env' | 'berkasPribadi'>): Promise<void> {
  const before = (await agedBefore(database.db, new Date(now().getTime() - UNUSED_MS))).toISOString()
  const old = await database.db
    .selectFrom('gambar')
    .select('nama')
    .where('created_at', '<', before)
    .where('menetap', '=', 0)
    .execute()
  if (old.length === 0) return
  const used = await everyNamedGambar(database.db, NOUNS)
  // One look over all spares looking for each. Staff may take one into use meanwhile: each is asked for again as it
  // goes.
  for (const { nama } of old)
    if (!used.has(nama)) await sweepUnusedGambar({ database, gambar, nouns: NOUNS }, nama)
}

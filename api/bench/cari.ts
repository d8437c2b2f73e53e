import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/content/paket/factory'
import type { DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { transact } from '../src/access/session/context.ts'
import { halamanPaket } from '../src/content/daftar/daftar.ts'
import { paketNoun } from '../src/content/paket/paket.noun.ts'
import { NOUNS } from '../src/ops/tables/nouns.ts'
import { findTemuan } from '../src/overview/cari/find-temuan.ts'
import {
  countPendaftaran,
  insertPendaftaran,
  listPendaftaran,
} from '../src/people/pendaftaran/pendaftaran.repository.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { nameVault } from '../src/platform/vault/vault-of.ts'
import { addRecord } from '../src/records/noun/save.ts'

/*
 * The office's search over five thousand long records and ten thousand people, and the lists of both page by page, against what
 * staff wait for gladly.
 */

const PACKAGES = 5_000
const PEOPLE = 10_000
const PER_PAGE = 20
const ROUNDS = 9
const GOAL_MS = 50
/** A letter that is everywhere, a name, a number, a word of nobody's. */
const TODAY = '2026-11-22'
const SEARCHES = ['a', 'umrah reguler 24', '0812', 'orang', 'tiada']

const dir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const env = readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent' })
const database = await openDatabase(env)
nameVault(
  database.db,
  createVault(env, () => new Date()),
)
try {
  await transact({ database, now: () => new Date() }, null, async (context) => {
    for (let n = 0; n < PACKAGES; n += 1) {
      const paket = paketInput({ nama_paket: `Umrah Reguler ${n}`, deskripsi: 'Perjalanan. '.repeat(300) })
      await addRecord(context, paketNoun, paket)
    }
    for (let n = 0; n < PEOPLE; n += 1) {
      const person = {
        nama: `Orang ${n}`,
        email: `orang${n}@contoh.test`,
        telepon: `0812345${String(n).padStart(5, '0')}`,
        paket: 'umrah-reguler',
        kamar: '' as const,
        catatan: 'Kamar dekat lift. '.repeat(20),
        setuju: true,
        setuju_pemasaran: false,
      }
      await insertPendaftaran(context, person, { jenis: 'daftar' }, '1')
    }
  })
  const { db } = database
  for (const q of SEARCHES) {
    await time(`the office's search of ${PACKAGES + PEOPLE} records for "${q}"`, () =>
      findTemuan(db, { q, nouns: NOUNS, today: TODAY }, () => {}),
    )
  }
  const asked = { q: '', chosen: {}, sorting: [], page: 1, per_page: PER_PAGE }
  const halaman = (part: Partial<DaftarQuery>) => halamanPaket(db, { ...asked, ...part }, TODAY)
  const packages = `of the office's list of ${PACKAGES} packages`
  await time(`the first page ${packages}`, () => halaman({}))
  await time(`the page ${packages} that a search, a type and two orders give`, () =>
    halaman({
      q: 'reguler 2',
      chosen: { tipe: 'Umroh' },
      sorting: [
        { id: 'tipe_paket', desc: true },
        { id: 'nama_paket', desc: true },
      ],
    }),
  )
  const list = `of ${PEOPLE} registrations`
  await time(`the first page ${list}`, () => listPendaftaran(db, {}))
  await time(`the last page ${list}`, () =>
    listPendaftaran(db, { page: PEOPLE / PER_PAGE, per_page: PER_PAGE }),
  )
  await time(`the page ${list} that a search for "orang 99" gives`, () =>
    listPendaftaran(db, { q: 'orang 99' }),
  )
  await time(`the count ${list}`, () => countPendaftaran(db))
  await time(`what is due ${list}`, () => listPendaftaran(db, { tempo: 'hari-ini' }))
  await time(`what may be double ${list}`, () => listPendaftaran(db, { kembar: '1' }))
  if (!allMet()) process.exitCode = 1
} finally {
  await database.close()
  await rm(dir, { recursive: true, force: true })
}

async function time(name: string, ask: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  tell({ name, figure: figureOf(times), goal: { atMost: GOAL_MS }, unit: 'ms' })
}

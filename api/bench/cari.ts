import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paketInput } from '@safar/shared/paket/factory'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { findTemuan } from '../src/cari/find-temuan.ts'
import { openDatabase } from '../src/db/open.ts'
import { readEnv } from '../src/env.ts'
import { addRecord } from '../src/noun/save.ts'
import { NOUNS } from '../src/nouns.ts'
import { paketNoun } from '../src/paket/paket.noun.ts'
import { insertPendaftaran } from '../src/pendaftaran/pendaftaran.repository.ts'

/* The office's search over ten thousand records, half of them long and half of them people, against what staff wait for gladly. */

const EACH = 5_000
const ROUNDS = 9
const GOAL_MS = 50
/** A letter that is everywhere, a name, a number, a word of nobody's. */
const SEARCHES = ['a', 'umrah reguler 24', '0812', 'orang', 'tiada']

const dir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const database = await openDatabase(readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent' }))
try {
  await database.db.transaction().execute(async (trx) => {
    for (let n = 0; n < EACH; n += 1) {
      const paket = paketInput({ nama_paket: `Umrah Reguler ${n}`, deskripsi: 'Perjalanan. '.repeat(300) })
      await addRecord(trx, paketNoun, paket, null, new Date())
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
      await insertPendaftaran(trx, person, { jenis: 'daftar' }, '1', new Date())
    }
  })
  for (const q of SEARCHES) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await findTemuan(database.db, { q, nouns: NOUNS, today: '2026-11-22' }, () => {})
      times.push(performance.now() - start)
    }
    tell({
      name: `the office's search of ${2 * EACH} records for "${q}"`,
      figure: figureOf(times),
      goal: { atMost: GOAL_MS },
      unit: 'ms',
    })
  }
  if (!allMet()) process.exitCode = 1
} finally {
  await database.close()
  await rm(dir, { recursive: true, force: true })
}

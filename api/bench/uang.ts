import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { createHttp } from '@safar/shared/platform/http/http'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { fillBooks } from './isi-buku.ts'

/*
 * Money of three thousand bookings with some twenty thousand entries, from the request to the answer's last byte: of one
 * booking, of one departure, of all, what waits, and a bank's statement from the file to its proposals.
 */

const BOOKINGS = Number(process.argv[2] ?? 3_000)
const ROUNDS = 40
const ONE_GOAL_MS = 20
const ALL_GOAL_MS = 100
const LINES = 5_000
const STATEMENTS = 6
const STATEMENT_GOAL_MS = 3_000
const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const entries = await fillBooks(dataDir, BOOKINGS)
const server = await startServerProcess({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
  const authorization = `Bearer ${access_token}`
  const call = async (path: string, sent: RequestInit = {}) => {
    const answer = await fetch(`${server.address}${path}`, {
      ...sent,
      headers: { authorization, 'content-type': 'text/csv' },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${text.slice(0, 500)}`)
    return text
  }
  const ask = (path: string) => () => call(path)
  const beside = `of ${BOOKINGS} bookings with ${entries} entries`
  await time(`the money of one ${beside}`, ask(`/api/pemesanan/${Math.ceil(BOOKINGS / 2)}/uang`), ONE_GOAL_MS)
  await time(`the owner's view ${beside}`, ask('/api/uang'), ALL_GOAL_MS)
  await time(`the owner's view of one departure ${beside}`, ask('/api/uang?keberangkatan=2'), ALL_GOAL_MS)
  await time(`payments that wait ${beside}`, ask('/api/pembayaran'), ALL_GOAL_MS)
  let round = 0
  await time(
    `a statement of ${LINES} lines, saved, with proposals ${beside}`,
    async () => {
      round += 1
      await call('/api/mutasi/impor?simpan=1', { method: 'POST', body: statementOf(round) })
      const first = await call('/api/mutasi?keadaan=baru')
      if (!first.includes('"pemesanan_id"')) throw new Error('No line has a proposal')
    },
    STATEMENT_GOAL_MS,
    STATEMENTS - 1,
  )
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1

/** Writes a statement that no other round repeats: payers by name or by code, and some of nobody. */
function statementOf(round: number): string {
  const today = hariIni(new Date())
  const rows = Array.from({ length: LINES }, (_, n) => {
    const day = addDays(today, -1 - (n % 90))
      .split('-')
      .toReversed()
      .join('/')
    const kode = `SFR-${today.slice(0, 4)}-${String(1 + (n % BOOKINGS)).padStart(4, '0')}`
    const who = [`PEMESAN ${n % BOOKINGS}`, kode, 'SETORAN TUNAI'][n % 3]
    return `${day};TRSF E-BANKING CR ${round}/${n} ${who};;${9_500_000 + n},00`
  })
  return ['Tanggal;Keterangan;Debit;Kredit', ...rows].join('\n')
}

async function time(
  name: string,
  call: () => Promise<unknown>,
  atMost: number,
  rounds = ROUNDS,
): Promise<void> {
  const times: number[] = []
  await call()
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  tell({ name, figure: figureOf(times), goal: { atMost }, unit: 'ms' })
}

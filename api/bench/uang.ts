import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createHttp } from '@safar/shared/platform/http/http'
import { ATURAN_HITUNG } from '@safar/shared/settings/aturan-hitung'
import { pemesananInputSchema } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import type { Context } from '../src/access/session/context.ts'
import { paketNoun } from '../src/content/paket/paket.noun.ts'
import { LEDGER } from '../src/money/buku/follow-booking.ts'
import { allocateMoney, appendEntries } from '../src/money/buku/ledger.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault, type Vault } from '../src/platform/vault/vault.ts'
import { changeRecords } from '../src/records/noun/change.ts'
import { addRecord } from '../src/records/noun/save.ts'
import { fakePublisher } from '../src/testing/fake-publisher.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { keepMoneyIn } from '../src/trips/pemesanan/booking-money.ts'
import { createBooking } from '../src/trips/pemesanan/create-booking.ts'

/*
 * Money of three thousand bookings with some twenty thousand entries, from the request to the answer's last byte: of one
 * booking, of one departure, and of all.
 */

const BOOKINGS = Number(process.argv[2] ?? 3_000)
/** Bookings of a departure. */
const GROUP = 30
const ROUNDS = 15
const ONE_GOAL_MS = 20
const ALL_GOAL_MS = 100
const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
const entries = await fill()
const server = await startServerProcess({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
  const ask = (path: string) => async () => {
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await fetch(`${server.address}${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  }
  const beside = `of ${BOOKINGS} bookings with ${entries} entries`
  await time(`the money of one ${beside}`, ask(`/api/pemesanan/${Math.ceil(BOOKINGS / 2)}/uang`), ONE_GOAL_MS)
  await time(`the owner's view ${beside}`, ask('/api/uang'), ALL_GOAL_MS)
  await time(`the owner's view of one departure ${beside}`, ask('/api/uang?keberangkatan=2'), ALL_GOAL_MS)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1

/** Fills the books, and returns the number of entries. */
async function fill(): Promise<number> {
  keepMoneyIn(LEDGER)
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(env)
  const now = () => new Date()
  const vault = createVault(env, now)
  try {
    await changeRecords({ database, now, publisher: fakePublisher() }, null, (context) =>
      fillBookings(context, vault),
    )
    const { jumlah } = await database.db
      .selectFrom('buku_uang')
      .select(({ fn }) => fn.countAll().as('jumlah'))
      .executeTakeFirstOrThrow()
    return Number(jumlah)
  } finally {
    await database.close()
  }
}

async function fillBookings(context: Context, vault: Vault): Promise<void> {
  for (let n = 0; n * GROUP < BOOKINGS; n += 1)
    await addRecord(
      context,
      paketNoun,
      paketInput({
        nama_paket: `Umrah ke-${n}`,
        tanggal_keberangkatan: new Date(Date.UTC(2028, 2, 1 + 7 * n)).toISOString().slice(0, 10),
        harga_quad: 29_500_000,
        dp_per_pax: 10_000_000,
        pelunasan_hari: 30,
        total_pax: 200,
        sisa_pax: 200,
      }),
    )
  for (let n = 0; n < BOOKINGS; n += 1) {
    const sent = pemesananInputSchema.parse({
      paket_id: 1 + Math.floor(n / GROUP),
      pemesan: { nama: `Pemesan ${n}`, telepon: `0813${String(n).padStart(8, '0')}` },
      peserta: [{ jenis: 'dewasa', kamar: 'quad' }],
      cicilan: 2,
    })
    const { id } = await createBooking(context, vault, sent, ATURAN_HITUNG)
    for (const jumlah of [10_000_000, 1_000_000 * (n % 19)]) {
      await appendEntries(context, id, [{ jenis: 'masuk', jumlah }], '')
      await allocateMoney(context, id)
    }
  }
}

async function time(name: string, call: () => Promise<unknown>, atMost: number): Promise<void> {
  const times: number[] = []
  await call()
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  tell({ name, figure: figureOf(times), goal: { atMost }, unit: 'ms' })
}

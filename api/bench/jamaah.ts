import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { createHttp } from '@safar/shared/platform/http/http'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { transact } from '../src/access/session/context.ts'
import { jamaahNoun } from '../src/people/jamaah/jamaah.noun.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { addRecord } from '../src/records/noun/save.ts'
import { startServerProcess } from '../src/testing/server-process.ts'

/*
 * The office's list of ten thousand pilgrims, from the request to the answer's last byte: pages, and searches by what a
 * clerk has at hand. `npm run bench -- jamaah 100000` asks for another number of them.
 */

const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = 15
const GOAL_MS = 50
const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }
const FIRST = ['SITI', 'AHMAD', 'NUR', 'MUHAMMAD', 'DEWI', 'BUDI', 'FATIMAH', 'ABDUL', 'SRI', 'YUSUF', 'RINA']
const LAST = ['AMINAH', 'HIDAYAT', 'RAHMAWATI', 'FAUZI', 'LESTARI', 'SANTOSO', 'ZAHRA', 'RAHMAN', 'WAHYUNI']

/** The n-th of the people: names are shared by some hundreds, numbers by nobody. */
function person(n: number) {
  const isWoman = n % 2 === 1
  const day = 1 + (n % 28)
  const running = String(1 + Math.floor(n / 28)).padStart(4, '0')
  const [two, inNik] = [day, isWoman ? day + 40 : day].map((each) => String(each).padStart(2, '0'))
  return {
    nama_paspor: `${FIRST[n % FIRST.length]} ${LAST[n % LAST.length]} BIN ${FIRST[(n * 7) % FIRST.length]} ${n}`,
    nama_ktp: `${FIRST[n % FIRST.length]} ${LAST[n % LAST.length]}`,
    jenis_kelamin: isWoman ? 'P' : 'L',
    tgl_lahir: `1990-07-${two}`,
    nik: `360201${inNik}0790${running}`,
    no_paspor: `X${String(1_000_000 + n)}`,
    tgl_terbit: '2024-03-06',
    tgl_habis: `2034-03-${two}`,
    alamat: 'Jl. Margonda Raya 12, Depok',
    kabupaten: 'KOTA DEPOK',
    no_hp: `0812${String(n).padStart(8, '0')}`,
    email: `orang${n}@contoh.test`,
    penyakit_khusus: n % 10 === 0 ? 'Diabetes' : '',
    catatan_staf: 'Kamar dekat lift. '.repeat(10),
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
await fill()
const server = await startServerProcess({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
try {
  const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
  const one = person(Math.floor(PEOPLE / 2))
  const ask = (path: string, body?: object) => async () => {
    const answer = await fetch(`${server.address}${path}`, {
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  }
  const page = (query: Record<string, string>) => ask(`/api/daftar/jamaah?${new URLSearchParams(query)}`)
  const found = (q: string) => ask('/api/daftar/jamaah', { q })
  const all = `of ${PEOPLE} pilgrims`
  await time(`that ${PEOPLE} pilgrims come by pages`, ask('/api/jamaah?ringkas=1&paling_banyak=1000'))
  await time(`a page ${all}`, page({}))
  await time(`the last page ${all}`, page({ page: String(Math.ceil(PEOPLE / 10)) }))
  await time(`a page ${all}, women alone`, page({ jenis_kelamin: 'P' }))
  await time(`a page ${all} in the order of names`, page({ sort: 'nama_paspor' }))
  await time(`a page ${all} in the order of expiry`, page({ sort: 'tgl_habis' }))
  await time(`a search ${all} by a letter that all have`, page({ q: 'a' }))
  await time(`a search ${all} by name`, page({ q: 'siti aminah' }))
  await time(`a search ${all} by phone`, page({ q: one.no_hp }))
  await time(`a search ${all} by NIK`, found(one.nik))
  await time(`a search ${all} by passport`, found(one.no_paspor))
  await time(`a page ${all} as programs ask for it`, ask('/api/jamaah?page=1'))
  await time(`the office's search by the NIK of one ${all}`, ask('/api/cari', { q: one.nik }))
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1

async function fill(): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(env)
  const now = () => new Date()
  const vault = createVault(env, now)
  try {
    await transact({ database, now }, null, async (context) => {
      for (let n = 0; n < PEOPLE; n += 1)
        await addRecord(context, jamaahNoun, jamaahNoun.bodies.create.parse(person(n)), vault)
    })
  } finally {
    await database.close()
  }
}

async function time(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  await call()
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  tell({ name, figure: figureOf(times), goal: { atMost: GOAL_MS }, unit: 'ms' })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { DOKUMEN_JENIS } from '@safar/shared/people/jamaah/dokumen'
import { createHttp } from '@safar/shared/platform/http/http'
import { ATURAN_HITUNG } from '@safar/shared/settings/aturan-hitung'
import { pemesananInputSchema } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { type Context, transact } from '../src/access/session/context.ts'
import { paketNoun } from '../src/content/paket/paket.noun.ts'
import { LEDGER } from '../src/money/buku/follow-booking.ts'
import { jamaahNoun } from '../src/people/jamaah/jamaah.noun.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault, type Vault } from '../src/platform/vault/vault.ts'
import { nameVault } from '../src/platform/vault/vault-of.ts'
import { changeRecords } from '../src/records/noun/change.ts'
import { addRecord } from '../src/records/noun/save.ts'
import { fakePublisher } from '../src/testing/fake-publisher.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { keepMoneyIn } from '../src/trips/pemesanan/booking-money.ts'
import { moveTo } from '../src/trips/pemesanan/booking-status.ts'
import { createBooking } from '../src/trips/pemesanan/create-booking.ts'
import { pay } from './isi-buku.ts'

/*
 * The office's lists of ten thousand pilgrims and of the three thousand bookings that they travel with, from the request
 * to the answer's last byte: pages, searches by what a clerk has at hand, one booking, a new one, and how ready the two
 * hundred people of a departure are, each with a paper of every kind.
 * `npm run bench -- jamaah 100000` asks for another number of pilgrims, and three tenths of it in bookings.
 */

const PEOPLE = Number(process.argv[2] ?? 10_000)
const BOOKINGS = Math.floor(PEOPLE * 0.3)
/** Bookings of a departure. */
const GROUP = 30
/** Families of one to four and a guest without a name yet: half of the pilgrims travel. */
const FAMILY = [1, 2, 1, 3]
/** States after a draft, in turns. */
const STEPS: readonly (readonly PemesananStatus[])[] = [
  [],
  ['menunggu_dp'],
  ['sebagian'],
  ['sebagian', 'lunas'],
  ['menunggu_dp', 'batal'],
]
/** The part of its price that a family has paid more when its booking comes to a state. */
const PAID: Partial<Record<PemesananStatus, number>> = { sebagian: 0.4, lunas: 0.6 }
/** The families of four that fill one more departure. */
const FULL = 50
const ROUNDS = 15
const GOAL_MS = 50
/** The goal of how ready everybody of a full departure is. */
const READY_GOAL_MS = 20
/** The calls after which the rules run as machine code: an office asks for it all day, a server starts once. */
const WARM = 40
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
    vaksin: [{ jenis: 'Meningitis', tanggal: '2027-10-01', berlaku_sampai: '' }],
    alamat: 'Jl. Margonda Raya 12, Depok',
    kabupaten: 'KOTA DEPOK',
    no_hp: `0812${String(n).padStart(8, '0')}`,
    email: `orang${n}@contoh.test`,
    penyakit_khusus: n % 10 === 0 ? 'Diabetes' : '',
    catatan_staf: 'Kamar dekat lift. '.repeat(10),
  }
}

const phone = (n: number): string => `0813${String(n).padStart(8, '0')}`

function payer(n: number) {
  return { nama: `Pemesan ${n}`, telepon: phone(n), email: `pemesan${n}@contoh.test` }
}

/** The n-th departure: one every week from spring 2028 on, so that nobody is booked twice on a day. */
function departure(n: number) {
  const day = new Date(Date.UTC(2028, 2, 1 + 7 * n)).toISOString().slice(0, 10)
  return paketInput({
    nama_paket: `Umrah ke-${n}`,
    tanggal_keberangkatan: day,
    durasi: '9 Hari',
    harga_quad: 29_500_000,
    harga_triple: 30_500_000,
    harga_double: 32_000_000,
    dp_per_pax: 10_000_000,
    pelunasan_hari: 30,
    total_pax: 200,
    sisa_pax: 200,
  })
}

/** The connection stays: a browser has one too. */
const agent = new Agent({ keepAlive: true })
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
  const ask = (path: string, body?: object) => () => lastByte(`${server.address}${path}`, access_token, body)
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

  const bookings = (query: Record<string, string>) => ask(`/api/pemesanan?${new URLSearchParams(query)}`)
  const booked = (q: string) => ask('/api/daftar/pemesanan', { q })
  const each = `of ${BOOKINGS} bookings`
  const middle = Math.ceil(BOOKINGS / 2)
  await time(`a page ${each}`, bookings({}))
  await time(`the last page ${each}`, bookings({ page: String(Math.ceil(BOOKINGS / 10)) }))
  await time(`a page ${each}, those that wait`, bookings({ status: 'menunggu_dp' }))
  await time(`a page ${each} in the order of departure`, bookings({ urut: 'berangkat' }))
  await time(`a page ${each} by the day to pay`, bookings({ urut: 'batas_dp' }))
  await time(`a page of one departure ${each}`, bookings({ paket: String(Math.ceil(middle / GROUP)) }))
  await time(`a search ${each} by a letter that all have`, booked('a'))
  await time(`a search ${each} by a pilgrim's name`, booked('siti aminah'))
  await time(`a search ${each} by a payer's name`, booked(`pemesan ${middle}`))
  await time(`a search ${each} by phone`, booked(phone(middle)))
  await time(`a search ${each} by code`, booked(`-${String(middle).padStart(4, '0')}`))
  await time(`one ${each}`, ask(`/api/pemesanan/${middle}`))
  const people = [
    { jenis: 'dewasa', kamar: 'quad' },
    { jenis: 'dewasa', kamar: 'quad' },
    { jenis: 'dewasa', kamar: 'quad' },
  ]
  const wanted = { paket_id: 1, peserta: people }
  await time(`the price of a new one beside ${BOOKINGS} bookings`, ask('/api/pemesanan/hitung', wanted))
  await time(`a new booking beside ${BOOKINGS}`, ask('/api/pemesanan', { ...wanted, pemesan: payer(0) }))
  const ready = ask(`/api/keberangkatan/${Math.ceil(BOOKINGS / GROUP) + 1}/kesiapan`)
  await time(`how ready ${FULL * 4} people of a departure are`, ready, {
    atMost: READY_GOAL_MS,
    before: WARM,
  })
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (!allMet()) process.exitCode = 1

async function fill(): Promise<void> {
  keepMoneyIn(LEDGER)
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(env)
  const now = () => new Date()
  const vault = createVault(env, now)
  nameVault(database.db, vault)
  const deps = { database, now, publisher: fakePublisher() }
  try {
    await transact(deps, null, async (context) => {
      for (let n = 0; n < PEOPLE; n += 1)
        await addRecord(context, jamaahNoun, jamaahNoun.bodies.create.parse(person(n)), vault)
    })
    await changeRecords(deps, null, (context) => fillBookings(context, vault))
  } finally {
    await database.close()
  }
}

async function fillBookings(context: Context, vault: Vault): Promise<void> {
  for (let n = 0; n * GROUP < BOOKINGS; n += 1) await addRecord(context, paketNoun, departure(n))
  const full = await addRecord(context, paketNoun, departure(Math.ceil(BOOKINGS / GROUP)))
  let pilgrim = 0
  for (let n = 0; n < BOOKINGS; n += 1) {
    const family = Array.from({ length: FAMILY[n % FAMILY.length] ?? 1 }, () => {
      pilgrim += 1
      return { jenis: 'dewasa', kamar: 'quad', jamaah_id: pilgrim }
    })
    const sent = pemesananInputSchema.parse({
      paket_id: 1 + Math.floor(n / GROUP),
      pemesan: payer(n),
      peserta: [...family, { jenis: 'dewasa', kamar: 'quad', nama: `Tamu ${n}` }],
    })
    let booking = await createBooking(context, vault, sent, ATURAN_HITUNG)
    for (const status of STEPS[n % STEPS.length] ?? []) {
      await pay(context, booking.id, booking.total * (PAID[status] ?? 0), '')
      booking = await moveTo(context, booking, { status, alasan: 'Uji', batas_dp_hari: 7 })
    }
  }
  for (let n = 0; n < FULL; n += 1) {
    const family = Array.from({ length: 4 }, () => {
      pilgrim += 1
      return { jenis: 'dewasa', kamar: 'quad', jamaah_id: pilgrim }
    })
    const sent = pemesananInputSchema.parse({ paket_id: full.id, pemesan: payer(n), peserta: family })
    const booking = await createBooking(context, vault, sent, ATURAN_HITUNG)
    await pay(context, booking.id, booking.total * 0.4, '')
    await moveTo(context, booking, { status: 'sebagian', alasan: 'Uji', batas_dp_hari: 7 })
    await context.trx
      .insertInto('dokumen')
      .values(family.flatMap(({ jamaah_id }) => papersOf(context, jamaah_id)))
      .execute()
  }
}

/** A paper of each kind, each accepted. */
function papersOf({ now }: Context, jamaah_id: number) {
  const time = now.toISOString()
  return DOKUMEN_JENIS.map((jenis) => ({
    jamaah_id,
    jenis,
    berkas: `${jamaah_id}-${jenis}`,
    isi_kunci: `${jamaah_id}-${jenis}`,
    status: 'diterima' as const,
    alasan: '',
    diunggah_pada: time,
    updated_at: time,
  }))
}

/**
 * Asks for an answer, and waits for its last byte. It is not unpacked, which is the asker's own time.
 * @throws Error for any answer but one of success
 */
function lastByte(url: string, token: string, body?: object): Promise<void> {
  return new Promise((done, fail) => {
    const method = body ? 'POST' : 'GET'
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json' }),
    }
    const asked = request(url, { agent, method, headers }, (answer) => {
      const isFine = answer.statusCode === 200 || answer.statusCode === 201
      answer.on('end', () => (isFine ? done() : fail(new Error(`HTTP ${answer.statusCode}`))))
      answer.resume()
    })
    asked.on('error', fail)
    asked.end(body && JSON.stringify(body))
  })
}

async function time(
  name: string,
  call: () => Promise<unknown>,
  { atMost = GOAL_MS, before = 1 } = {},
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < before; round += 1) await call()
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  tell({ name, figure: figureOf(times), goal: { atMost }, unit: 'ms' })
}

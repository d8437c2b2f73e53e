import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { type ServerProcess, startProduct } from '../../tools/setup/product.ts'
import { launchOptions } from '../chromium.ts'

/*
 * Measures the search of departures at 20, 200 and 1,000: bytes of its page, of a month's page and of its index, and
 * how long a touch waits for its answer on a phone six times slower than this machine: `npm run bench --
 * keberangkatan`, or with other sizes as arguments.
 */

const PAKET = '/paket'
const INDEKS_PATH = '/keberangkatan.json'
const KB = 1_024
const HTML = 14 * KB
/** The file of departures, by how many there are. */
const INDEKS: Record<number, number> = { 20: 3 * KB, 200: 6 * KB, 1000: 20 * KB }
const TOUCH_MS = 50
/** Counts that follow the number may take what Web Vitals still calls good. */
const COUNTS_MS = 200
const SLOWER = 6
const TOUCHES = 15
const ADMIN = { email: 'bench@safar.test', password: 'bench-bench-bench' }

const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [20, 200, 1_000]) await measure(size)
process.exit(allMet() ? 0 : 1)

async function measure(size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-bench-'))
  const server = await startProduct(dataDir, {
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  try {
    await fill(server.address, size)
    const month = '/paket/bulan/2027-03'
    for (const [path, limit] of [
      [PAKET, HTML],
      [month, HTML],
      [INDEKS_PATH, INDEKS[size] ?? 20 * KB],
    ] as const) {
      const name = `${path} at ${size} departures, brotli`
      tell({ name, figure: await bytes(server.address + path), goal: { atMost: limit }, unit: 'bytes' })
    }
    const times = await touch(server)
    const phone = `at ${size} departures, a phone ${SLOWER} times slower`
    tell({
      name: `from a touch to the number of results ${phone}`,
      figure: figureOf(times.map(({ jumlah }) => jumlah)),
      goal: { atMost: TOUCH_MS },
      unit: 'ms',
    })
    tell({
      name: `and to the counts beside all other choices ${phone}`,
      figure: figureOf(times.map(({ hitungan }) => hitungan)),
      goal: { atMost: COUNTS_MS },
      unit: 'ms',
    })
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(address: string, size: number): Promise<void> {
  const send = async (path: string, body: object, token = '') => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { access_token: token } = await send('/api/auth/login', ADMIN)
  for (let nth = 1; nth <= size; nth += 1) {
    await send('/api/paket', departure(nth), token)
  }
  const last = `umrah-uji-${size}`
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`${address}/data_produk/${last}`)).status === 200) {
      const text = await (await fetch(address + INDEKS_PATH)).text()
      if (text.includes(` ${size}"`)) return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no release with ${last}`)
}

function of(list: readonly string[], nth: number): string {
  return list[nth % list.length] ?? ''
}

function line(keterangan: string) {
  return [{ keterangan }]
}

/** A departure of a made-up year: days, cities, airlines, metres, prices, seats and pictures vary. */
function departure(nth: number) {
  const quad = 24_000_000 + (nth % 37) * 500_000
  const day = new Date(Date.UTC(2026, 11, 1 + ((nth * 17) % 400))).toISOString().slice(0, 10)
  return {
    tipe_paket: of(['Umroh', 'Umroh', 'Umroh', 'Haji', 'Overseas'], nth),
    nama_paket: `Umrah Uji ${nth}`,
    durasi: `${9 + (nth % 5)} Hari`,
    pemberangkatan: of(['Jakarta (CGK)', 'Surabaya (SUB)', 'Medan (KNO)', 'Makassar'], nth),
    maskapai: of(['Saudia', 'Garuda Indonesia', 'Turkish Airlines', 'Qatar Airways'], nth * 3),
    harga_quad: quad,
    harga_triple: quad + 1_000_000,
    harga_double: quad + 2_500_000,
    currency: 'Rp',
    rating_hotel: 3 + (nth % 3),
    tanggal_keberangkatan: day,
    keterangan: 'Kamar sendiri tambah Rp 7.500.000.',
    thumbnail: `${(nth * 7_919).toString(36)}x${(nth * 104_729).toString(36)}-1600x1200.webp`,
    flyer: 'flyer-800x1000.webp',
    deskripsi: 'Sembilan hari.',
    total_pax: 45,
    sisa_pax: nth % 45,
    hotels: [
      { nama_hotel: 'Taibah Nur', lokasi: 'Madinah', jarak_m: 100 + (nth % 9) * 50 },
      { nama_hotel: 'Rayhan Ajyad', lokasi: 'Makkah', jarak_m: 150 + (nth % 13) * 50 },
    ],
    maskapais: [{ nama_maskapai: 'Saudia', departure: 'Jakarta (CGK)', arrival: 'Madinah (MED)' }],
    pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }],
    harga_termasuks: line('Tiket pesawat'),
    harga_tidak_termasuks: line('Paspor'),
    keunggulans: line('Madinah lebih dulu'),
    syarat_ketentuans: line('Uang muka Rp 10.000.000'),
  }
}

/** Compressed bytes of an answer. */
async function bytes(url: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
        // An answer that does not decompress was not compressed.
        brotliDecompressSync(body)
        resolve(body.length)
      })
    })
      .on('error', reject)
      .end()
  })
}

interface Waited {
  /** The milliseconds until the paint that shows the tick and, at the sheet's foot, the number of matches. */
  jumlah: number
  /** The milliseconds until the last of the counts beside the other choices. */
  hitungan: number
}

/** Measures a tick in the sheet of filters. The server is not needed by then, and stopped: it still draws pictures. */
async function touch({ address, stop }: Pick<ServerProcess, 'address' | 'stop'>): Promise<Waited[]> {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(`${address}${PAKET}`)
    await page.getByRole('button', { name: /^Saring/ }).click()
    const boxes = page.getByRole('dialog').getByRole('checkbox')
    await boxes.first().waitFor()
    // Seats and pictures are fetched once.
    await page.waitForLoadState('networkidle')
    await stop()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const times: Waited[] = []
    const count = await boxes.count()
    for (let nth = 0; nth < TOUCHES; nth += 1) {
      await noteClick(page)
      await boxes.nth(1 + (nth % (count - 1))).click()
      times.push(await waited(page))
      await page.waitForTimeout(400)
    }
    return times
  } finally {
    await browser.close()
  }
}

type Noting = typeof window & { waited?: Promise<Waited> }

async function noteClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    const foot = dialog?.querySelector('footer .btn')
    // The times at which the number at the foot, and the last count, changed.
    const at = { foot: 0, count: 0 }
    const mutations = new MutationObserver((records) => {
      for (const { target } of records) {
        if (foot?.contains(target)) at.foot = performance.now()
        else if (target.parentElement?.closest('li')) at.count = performance.now()
      }
    })
    if (dialog) mutations.observe(dialog, { subtree: true, childList: true, characterData: true })
    const shared = window as Noting
    shared.waited = new Promise((resolve, reject) => {
      const observer = new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === 'click')
        if (!click) return
        observer.disconnect()
        const { startTime, duration } = click
        setTimeout(() => {
          mutations.disconnect()
          // A number that changed after the paint was not in it.
          const jumlah = Math.max(duration, at.foot - startTime)
          resolve({ jumlah, hitungan: Math.max(jumlah, at.count - startTime) })
        }, 1_000)
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      // Event timing reports no event painted within 16 ms; at this pace there is none.
      setTimeout(() => reject(new Error('no click was told of')), 5_000)
    })
  })
}

async function waited(page: Page): Promise<Waited> {
  return page.evaluate(() => {
    const { waited } = window as Noting
    if (!waited) throw new Error('noteClick comes first')
    return waited
  })
}

import { get } from 'node:http'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { launchOptions, NO_FRAME_LIMIT } from '../chromium.ts'
import { measureSheet } from './lembar.ts'
import { bestMedian, msToPaint } from './paint.ts'
import { filesRest, siteRests, startDemo } from './server.ts'

/*
 * Measures what staff wait for: `npm run bench -- admin`. Compressed JavaScript of a cold visit, and milliseconds from
 * an input to the paint that shows its result, each against its budget. The server is the real one with its
 * demonstration packages. The browser alone is measured here, so it is handed 10,000 packages and long lists as answers
 * of the API, made from the real answers: in the database, 10,000 pages of the site would be built beside the
 * measuring. Previews stand beside twenty stored packages. Parts may be named: `node e2e/bench/admin.ts list form`.
 */

const KB = 1_000
const BUDGET = { login: 110, list: 290, form: 250, editor: 420, list_ms: 100, key_ms: 16, preview_ms: 1_500 }
const PACKAGES = 10_000
const ENTRIES = 30
/** The most vaccinations of a pilgrim. */
const VAKSIN = 20
/** Packages beside which a preview is made. */
const PREVIEWED = 20
const ROUNDS = 3
const TIMES = 7
/** The debounce of the search, in milliseconds; not counted. */
const SEARCH_DEBOUNCE_MS = 150
/** The most milliseconds for a page to open on a busy machine: a late page is measured, not given up. */
const MOST_MS = 120_000
const FIRST_ROWS = '[aria-label="Daftar paket"] tbody'

type Entry = Record<string, unknown>

/** True once a part could not be measured. */
let isBroken = false

// Bytes and times are those of scripts: no AVIF is encoded meanwhile.
const product = await startDemo({ AVIF: 'false' })
await filesRest(join(product.dataDir, 'img_uploads'))
const browser = await chromium.launch({
  ...launchOptions,
  // The wait for the next frame says nothing about the code.
  args: [...launchOptions.args, ...NO_FRAME_LIMIT],
})
try {
  const storageState = await signIn(browser)
  await part('bytes', () => weights(browser, storageState))
  for (const [name, measure] of [
    ['list', list],
    ['form', form],
    ['jamaah', jamaahForm],
    ['lembar', sheet],
    ['preview', preview],
  ] as const) {
    // A context each: open or half-done state of one is not in the way of the next.
    await part(name, async () => measure(await newContext(browser, storageState)))
  }
} finally {
  await browser.close()
  await product.stop()
}
process.exit(allMet() && !isBroken ? 0 : 1)

/**
 * Measures a part if it was asked for. One that cannot be measured reports the page and what it waited for; the others
 * go on.
 */
async function part(
  name: 'bytes' | 'list' | 'form' | 'jamaah' | 'lembar' | 'preview',
  measure: () => Promise<void>,
): Promise<void> {
  const parts = process.argv.slice(2)
  if (parts.length > 0 && !parts.includes(name)) return
  try {
    await measure()
  } catch (error) {
    isBroken = true
    const pages = browser.contexts().flatMap((context) => context.pages())
    const open = await Promise.all(pages.map(async (page) => `${page.url()} (${await titleOf(page)})`))
    console.error(`office, ${name}: could not be measured, with ${open.join(', ') || 'no page'} open:`, error)
  }
  for (const context of browser.contexts()) await context.close()
}

function titleOf(page: Page): Promise<string> {
  return page.title().catch(() => 'gone')
}

async function newContext(
  browser: Browser,
  storageState?: Stored,
  { hasTouch = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen(), hasTouch, ...(storageState && { storageState }) })
  context.setDefaultTimeout(MOST_MS)
  return context
}

function screen() {
  return {
    baseURL: product.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  }
}

function report(name: string, figure: number, atMost: number, unit: string): void {
  tell({ name: `office, ${name}`, figure, goal: { atMost }, unit })
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

async function signIn(browser: Browser): Promise<Stored> {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto('/login?next=%2Fadmin%2Fpackages')
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.locator(FIRST_ROWS).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Measures the JavaScript of a page, as gzip and with an empty cache, what loads when idle included. */
async function weights(browser: Browser, storageState: Stored): Promise<void> {
  const visit = async (name: 'login' | 'list' | 'form' | 'editor', path: string, signedIn: boolean) => {
    const context = await newContext(browser, signedIn ? storageState : undefined)
    const page = await context.newPage()
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('javascript')) scripts.add(response.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The editor loads after the form.
    if (name === 'editor') await page.locator('[contenteditable="true"]').waitFor()
    await page.waitForLoadState('networkidle')
    await context.close()
    let bytes = 0
    for (const url of scripts) bytes += await gzipBytes(url)
    report(`${name}: gzip of JavaScript, ${scripts.size} files`, bytes / KB, BUDGET[name], 'KB')
  }
  await visit('login', '/login', false)
  await visit('list', '/admin/packages', true)
  await visit('form', '/admin/packages/add', true)
  await visit('editor', '/admin/articles/add', true)
}

/** Returns the bytes that the server sends of a file with gzip; Chromium itself would ask for a smaller encoding. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.headers['content-encoding'] !== 'gzip') fail(new Error(`${url} is not sent as gzip`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done(bytes))
    }).on('error', fail)
  })
}

async function list(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.route(/\/api\/paket(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest }: { data: Entry[] } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: manyOf(data) } })
  })
  for (const rows of [10, 100]) {
    const open = async () => {
      await page.goto(`/admin/packages?row=${rows}`)
      await page.getByText(`1–${rows} dari 10.000 paket`).waitFor()
    }
    await open()
    const measure = async (name: string, act: (turn: number) => Promise<void>) => {
      const click = (turn: number) =>
        settled(page, () => msToPaint(page, 'click', FIRST_ROWS, () => act(turn)))
      report(`${name}, ${rows} rows`, await bestMedian(ROUNDS, TIMES, click), BUDGET.list_ms, 'ms')
    }
    const field = page.getByPlaceholder('Cari nama, tipe, durasi, maskapai')
    const type = async (turn: number) => {
      await field.focus()
      // Alternates a digit that narrows and its removal, which restores all.
      const press = () => page.keyboard.press(turn % 2 === 0 ? '7' : 'Backspace')
      const all = await settled(page, () => msToPaint(page, 'keydown', FIRST_ROWS, press))
      return all - SEARCH_DEBOUNCE_MS
    }
    report(`search, ${rows} rows`, await bestMedian(ROUNDS, TIMES + 1, type), BUDGET.list_ms, 'ms')
    await open()
    for (const header of ['Nama Paket', 'Tipe']) {
      const title = page.locator('th').filter({ hasText: header }).getByRole('button').first()
      await measure(`sort by ${header}`, () => title.click())
    }
    await open()
    await measure('page change', () => page.getByRole('button', { name: 'Halaman berikutnya' }).click())
  }
  await page.close()
}

/** Waits after a measurement, so that nothing of it runs into the next. */
async function settled(page: Page, measure: () => Promise<number>): Promise<number> {
  const ms = await measure()
  await page.waitForTimeout(200)
  return ms
}

function manyOf(paket: Entry[]): Entry[] {
  return Array.from({ length: PACKAGES }, (_, index) => {
    const of = paket[index % paket.length]
    return {
      ...of,
      id: index + 1,
      slug: `paket-${index + 1}`,
      // Mixed, so that every order shows other rows first.
      tipe_paket: paket[Math.floor(index / paket.length) % paket.length]?.tipe_paket,
      nama_paket: `${String.fromCharCode(65 + ((index * 7) % 26))} ${String(of?.nama_paket)} ${(index * 7919) % PACKAGES}`,
    }
  })
}

async function form(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const lists = new Set<string>()
  await page.route(/\/api\/paket\/1$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest }: { data: Entry } = await response.json()
    const full = Object.entries(data).map(([name, value]) => {
      if (!Array.isArray(value) || value.length === 0) return [name, value]
      lists.add(name)
      return [name, Array.from({ length: ENTRIES }, (_, index) => value[index % value.length])]
    })
    await route.fulfill({ response, json: { ...rest, data: Object.fromEntries(full) } })
  })
  await page.goto('/admin/packages/1')
  for (const path of ['nama_paket', `fasilitas.${ENTRIES - 1}.name`])
    await keyInto(page, path, `${lists.size} lists of ${ENTRIES}`)
  await page.close()
}

/** Measures a key in the form of a pilgrim with all vaccinations, the check of a passport's zone unfolded. */
async function jamaahForm(context: BrowserContext): Promise<void> {
  const { request } = context
  const headers = { authorization: `Bearer ${await tokenOf(context)}` }
  const vaksin = Array.from({ length: VAKSIN }, () => ({ jenis: 'Polio', tanggal: '2026-10-01' }))
  const data = { nama_paspor: 'SITI AMINAH', nik: '3602014107900001', no_paspor: 'X1234567', vaksin }
  const added = await request.post('/api/jamaah', { headers, data })
  if (!added.ok()) throw new Error(`a pilgrim was refused: ${await added.text()}`)
  const page = await context.newPage()
  await page.goto(`/admin/jamaah/${(await added.json()).data.id}`)
  await page.getByText('Periksa dengan MRZ paspor').click()
  for (const path of ['nama_paspor', 'kabupaten'])
    await keyInto(page, path, `a pilgrim with ${VAKSIN} vaccinations`)
  await page.close()
}

async function sheet(context: BrowserContext): Promise<void> {
  const screened = await chromium.launch(launchOptions)
  const touched = await newContext(screened, await context.storageState(), { hasTouch: true })
  await measureSheet(context, touched, { authorization: `Bearer ${await tokenOf(context)}` })
  await screened.close()
}

/** Measures from a key in a field to the paint that shows its letter. */
async function keyInto(page: Page, path: string, what: string): Promise<void> {
  const selector = `[data-path="${path}"]`
  await page.locator(selector).focus()
  await page.keyboard.press('End')
  const key = async (turn: number) => {
    const press = () => page.keyboard.press(turn % 2 === 0 ? 'x' : 'Backspace')
    const ms = await msToPaint(page, 'keydown', selector, press)
    // The debounced work runs between the keys, as with a person.
    await page.waitForTimeout(turn % 2 === 0 ? 50 : 900)
    return ms
  }
  report(`a key in ${path}, ${what}`, await bestMedian(ROUNDS, TIMES + 1, key), BUDGET.key_ms, 'ms')
}

async function tokenOf({ request }: BrowserContext): Promise<string> {
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  return (await (await request.post('/api/auth/login', { data })).json()).access_token
}

/** Measures from the last key to the preview drawn beside the form, the debounce of typing included. */
async function preview(context: BrowserContext): Promise<void> {
  const { request } = context
  const token = await tokenOf(context)
  const headers = { authorization: `Bearer ${token}` }
  const { data: stored }: { data: Entry[] } = await (await request.get('/api/paket')).json()
  const { id: _, slug: _slug, ...first } = stored[0] ?? {}
  for (let n = stored.length; n < PREVIEWED; n += 1) {
    const added = await request.post('/api/paket', {
      headers,
      data: { ...first, nama_paket: `Umrah Uji ${n}` },
    })
    if (!added.ok()) throw new Error(`a package was refused: ${await added.text()}`)
  }
  await siteRests(request, headers)

  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/packages/1')
  await page.getByRole('button', { name: 'Pratinjau', exact: true }).click()
  const settledText = page.getByText('Sesuai isian sekarang')
  await settledText.waitFor()
  const field = page.getByRole('textbox', { name: 'Nama paket' })
  const turn = async (time: number) => {
    const name = `Umrah Pratinjau ${time} `
    await field.fill(name)
    await field.focus()
    await page.keyboard.press('End')
    const since = performance.now()
    await page.keyboard.press('Q')
    await page.waitForFunction(
      (words) =>
        [...document.querySelectorAll('iframe')].some(({ contentDocument }) =>
          contentDocument?.body?.textContent?.includes(words),
        ),
      `${name}Q`,
      { polling: 'raf' },
    )
    const ms = performance.now() - since
    await settledText.waitFor()
    return ms
  }
  // The first turn warms up.
  await turn(0)
  report(
    `preview after the last key, ${PREVIEWED} packages`,
    await bestMedian(ROUNDS, 3, (time) => turn(time + 1)),
    BUDGET.preview_ms,
    'ms',
  )
  await page.close()
}

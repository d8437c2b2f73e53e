import type { APIRequestContext, BrowserContext, CDPSession, Page } from '@playwright/test'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { tell } from '../../tools/setup/bench-rows.ts'
import { widestGap } from './blank-rows.ts'
import { bestMedian, msToPaint } from './paint.ts'
import { siteRests } from './server.ts'

/*
 * Measures a departure's sheet of two hundred people: a key that moves the active cell, one that types into it, and the
 * longest frame while it is scrolled from end to end, here and on a phone four times slower; and whether a finger that
 * flings it there sees a blank row. The sheet is handed to the browser as the answer of the API, made from a real one
 * of one person.
 */

const PEOPLE = 200
/** People of a booking, joined by a line. */
const FAMILY = 4
const SLOWER = 4
const KEY_MS = 16
/** Frames that last longer are seen as a halt. */
const FRAME_MS = 100
/** The most between the letters of two rows, and below the last one; a blank row makes it 60. */
const GAP_PX = 50
const SETTLED_MS = 3_000
const ROUNDS = 3
const TIMES = 9
const ACTIVE = '[role="grid"] [data-active]'

interface Row {
  peserta_id: number
  pemesanan_id: number
  jamaah: { id: number }
  [field: string]: unknown
}

/** Prepares a departure with one person who is ready for little, and returns its slug. */
async function departure(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](path, { headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  const pakets: { id: number; slug: string; sisa_pax: number; harga_quad: number }[] = await call(
    'get',
    '/api/paket',
  )
  const paket = pakets.find(({ sisa_pax, harga_quad }) => sisa_pax > 0 && harga_quad > 0)
  if (!paket) throw new Error('the demo data holds no departure with seats')
  const { id: jamaah_id } = await call('post', '/api/jamaah', {
    nama_paspor: 'SITI AMINAH BINTI AHMAD',
    jenis_kelamin: 'P',
    tgl_lahir: '1980-05-05',
    no_paspor: 'X7654321',
    tgl_terbit: '2024-01-02',
    tgl_habis: '2034-01-01',
  })
  const { id } = await call('post', '/api/pemesanan', {
    paket_id: String(paket.id),
    pemesan: { nama: 'Keluarga Ukur', telepon: '0812 1111 2222', email: '' },
    peserta: [{ jenis: 'dewasa', kamar: 'quad', jamaah_id }],
  })
  await call('post', `/api/pemesanan/${id}/status`, { status: 'sebagian' })
  return paket.slug
}

function manyOf(row: Row): Row[] {
  return Array.from({ length: PEOPLE }, (_, at) => {
    const head = at - (at % FAMILY) + 1
    const jamaah = { ...row.jamaah, id: at + 1, nama_paspor: `SITI AMINAH BINTI AHMAD ${at + 1}` }
    return {
      ...row,
      peserta_id: at + 1,
      pemesanan_id: head,
      keluarga: head,
      nama: jamaah.nama_paspor,
      jamaah,
    }
  })
}

/** Opens the sheet with its two hundred people, and its first cell active. */
async function openSheet(page: Page, slug: string): Promise<void> {
  await page.route(/\/api\/keberangkatan\/[^/]+\/lembar$/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const [row] = data.baris
    await route.fulfill({ response, json: { data: { ...data, baris: manyOf(row) } } })
  })
  await page.goto(`/admin/manifest/keberangkatan/${slug}`)
  await page.getByText(`${PEOPLE} dari ${PEOPLE} orang`, { exact: true }).waitFor()
  await page.locator(ACTIVE).focus()
}

/** Measures the longest frame in milliseconds while the sheet is scrolled to its end, a row's height after another. */
async function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('[role="grid"]')?.parentElement
    if (!scroller) throw new Error('there is no sheet')
    const frames: number[] = []
    const next = () => new Promise<number>((done) => requestAnimationFrame(done))
    scroller.scrollIntoView({ block: 'start' })
    scroller.scrollTop = 0
    let last = await next()
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollTop += 108
      const now = await next()
      frames.push(now - last)
      last = now
      const { left, bottom } = scroller.getBoundingClientRect()
      const below = Math.min(bottom, innerHeight) - 30
      if (!document.elementFromPoint(left + 80, below)?.closest('th')) throw new Error('a row is blank')
    }
    return Math.max(...frames)
  })
}

/** Measures the widest stretch without a row while a finger flings the sheet. */
async function flung(context: BrowserContext, slug: string): Promise<void> {
  const page = await context.newPage()
  await openSheet(page, slug)
  const reader = await context.newPage()
  await page.bringToFront()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const place = await page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]')
    const [head, name, scroller] = [
      grid?.querySelector('thead'),
      grid?.querySelector('tbody th'),
      grid?.parentElement,
    ]
    if (!scroller || !head || !name) throw new Error('there is no sheet')
    scroller.scrollIntoView({ block: 'start' })
    const { left, width } = name.getBoundingClientRect()
    const top = Math.ceil(head.getBoundingClientRect().bottom)
    const bottom = Math.min(scroller.getBoundingClientRect().bottom, innerHeight)
    return { left: Math.ceil(left), top, width: Math.floor(width), height: Math.floor(bottom - top) }
  })
  // What a page prepares after it is opened is over before somebody reads two hundred names.
  await page.waitForTimeout(SETTLED_MS)
  const figure = await widestGap({ session, reader }, place)
  const name = `office, widest stretch without a row while a finger flings ${PEOPLE} people, a phone ${SLOWER} times slower`
  tell({ name, figure, goal: { atMost: GAP_PX }, unit: 'px' })
  await context.close()
}

/**
 * Measures the sheet, as fast as this machine and as slow as a phone.
 * @param touched a context of the same account with a finger, whose browser draws as many frames as a screen has: what
 * draws as many as it can has no time for rows
 */
export async function measureSheet(
  context: BrowserContext,
  touched: BrowserContext,
  headers: Record<string, string>,
): Promise<void> {
  const page = await context.newPage()
  const slug = await departure(context.request, headers)
  await siteRests(context.request, headers)
  await flung(touched, slug)
  await openSheet(page, slug)
  const session: CDPSession = await context.newCDPSession(page)
  for (const rate of [1, SLOWER]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const where = rate === 1 ? `${PEOPLE} people` : `${PEOPLE} people, a phone ${rate} times slower`
    const press = (key: string) => () => page.keyboard.press(key)
    const move = async (turn: number) => {
      const ms = await msToPaint(page, 'keydown', ACTIVE, press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
      await page.waitForTimeout(60)
      return ms
    }
    await page.locator(ACTIVE).focus()
    report(`a key that moves in the sheet of ${where}`, await bestMedian(ROUNDS, TIMES, move), KEY_MS)
    await page.keyboard.press('Enter')
    const field = '[role="grid"] input'
    const type = async (turn: number) => {
      const ms = await msToPaint(page, 'keydown', field, press(turn % 2 === 0 ? 'X' : 'Backspace'))
      await page.waitForTimeout(60)
      return ms
    }
    await page.locator(field).press('End')
    report(`a key that types in the sheet of ${where}`, await bestMedian(ROUNDS, TIMES, type), KEY_MS)
    await page.keyboard.press('Escape')
    await longestFrame(page)
    const frames = [await longestFrame(page), await longestFrame(page), await longestFrame(page)]
    tell({
      name: `office, longest frame while scrolling ${where}`,
      figure: figureOf(frames),
      goal: { atMost: FRAME_MS },
      unit: 'ms',
    })
  }
  await page.close()
}

const report = (name: string, figure: number, atMost: number) =>
  tell({ name: `office, ${name}`, figure, goal: { atMost }, unit: 'ms' })

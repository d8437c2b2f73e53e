import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { freePort } from '../../tools/setup/product.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { launchOptions } from '../chromium.ts'
import { bytesToFirstScreen } from './first-screen.ts'
import { filesRest, startDemo } from './server.ts'

/*
 * Measures a family's own page once it is opened by its link and four digits: `npm run bench -- pesanan`. Lighthouse's
 * phone, with the digits typed by the page itself as soon as they are asked for, and what a cold visit loads. The page
 * asks no search engine in, so Lighthouse's mark for search is no goal here.
 */

const KB = 1_024
const FIRST_HTML = 14 * KB
const SCRIPT = 60 * KB
const DIGITS = '2222'
const GOALS = ['performance', 'accessibility', 'best-practices']
const OPENED = 'Pembayaran'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const product = await startDemo({ AVIF: 'false' })
const port = await freePort()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})
try {
  const link = await linkOf(product.origin)
  const first = await bytesToFirstScreen(`${product.origin}/pesanan`)
  tell({
    name: "a family's page, first HTML, brotli",
    figure: first,
    goal: { atMost: FIRST_HTML },
    unit: 'bytes',
  })
  const script = await scriptOf(link)
  tell({
    name: "a family's page, all script once opened",
    figure: script,
    goal: { atMost: SCRIPT },
    unit: 'bytes',
  })
  // A blocked millisecond is the machine's own while the server still makes its pictures.
  await filesRest(join(product.dataDir, 'img_uploads'))
  const puppet = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  const audits: Map<string, number>[] = []
  for (let run = 0; run < Number(values.runs); run += 1) audits.push(await audit(puppet, link))
  await puppet.disconnect()
  for (const id of GOALS) {
    const figures = audits.map((each) => each.get(id) ?? Number.NaN)
    tell({ name: `a family's page opened, ${id}`, figure: figureOf(figures), goal: { atLeast: 100 } })
  }
} finally {
  await browser.close()
  await product.stop()
}
process.exit(allMet() ? 0 : 1)

/** Returns the link of a booking with two people and its bills. */
async function linkOf(origin: string): Promise<string> {
  let token = ''
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  token = (await send('POST', '/api/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }))
    .access_token
  const pakets: { id: number; sisa_pax: number; harga_quad: number }[] = (await send('GET', '/api/paket'))
    .data
  const paket = pakets.find(({ sisa_pax, harga_quad }) => sisa_pax > 1 && harga_quad > 0)
  if (!paket) throw new Error('the demo data holds no departure with seats')
  const { id } = (
    await send('POST', '/api/pemesanan', {
      paket_id: String(paket.id),
      pemesan: { nama: 'Keluarga Ukur', telepon: `0812 1111 ${DIGITS}`, email: '' },
      peserta: [
        { jenis: 'dewasa', kamar: 'quad', nama: 'Siti Maryam Azzahra' },
        { jenis: 'dewasa', kamar: 'quad', nama: 'Ahmad Fauzi' },
      ],
    })
  ).data
  await send('POST', `/api/pemesanan/${id}/status`, { status: 'menunggu_dp' })
  return (await send('POST', `/api/pemesanan/${id}/tautan`, {})).data.tautan
}

/** Counts the compressed bytes of all scripts that the page loads until it is opened. */
async function scriptOf(link: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(link)
  await page.getByLabel(/empat angka terakhir/).fill(DIGITS)
  await page.getByRole('button', { name: 'Buka pesanan' }).click()
  await page.getByRole('heading', { name: OPENED, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

/**
 * Returns Lighthouse's marks of one visit.
 * @throws Error if the page was not opened while it was measured
 */
async function audit(puppet: Browser, link: string): Promise<Map<string, number>> {
  const page = await puppet.newPage()
  await page.evaluateOnNewDocument((digits) => {
    // Types the digits as soon as the door can take them.
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('form:not([hidden]) input[inputmode="numeric"]')
      if (!field?.form) return
      field.value = digits
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.form.requestSubmit()
    })
  }, DIGITS)
  const result = await lighthouse(link, { output: 'json', logLevel: 'silent' }, undefined, page)
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse has no result')
  const titles = await page.$$eval('h2', (all) => all.map(({ textContent }) => textContent?.trim()))
  if (!titles.includes(OPENED)) throw new Error(`the page was not opened: ${titles.join(', ')}`)
  if (process.env.BENCH_DETAIL) {
    for (const { id, score } of Object.values(result.lhr.audits))
      if (score !== null && score < 1) console.log(`    ${id} ${score}`)
  }
  await page.close()
  return new Map(
    Object.values(result.lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  )
}

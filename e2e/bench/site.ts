import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../tools/setup/product.ts'
import { launchOptions } from '../chromium.ts'
import { filesRest, startDemo } from './server.ts'
import { weigh } from './weigh.ts'

/*
 * What a visitor pays: `npm run bench -- site`. Lighthouse's phone with its own throttling, and the bytes of a cold
 * visit, each held against its budget. Some paths and another number of runs may be asked for:
 * `npm run bench -- site --runs 1 / /paket`, and a site that runs already by `--origin http://…`. BENCH_DETAIL=1 names the audits below their best.
 */

const KB = 1_000
/** Pages with state of their own; the rest need no script. */
const ISLANDS = /^\/($|paket$|galeri$|daftar$|data_produk\/)/
/** Answered with 404, which search engines must not take in. */
const ABSENT = ['/tidak-ada', '/data_produk/belum-terbit']
/** Articles: words, and what they need to be read. */
const READING = /^\/artikel\/[^/]+$/
/** As long as the list that an agency makes it. */
const LONG = /^\/paket$/

interface Budget {
  name: string
  limit: number
  atLeast?: boolean
  on?: (path: string) => boolean
}

const isAbsent = (path: string) => ABSENT.includes(path)
const BUDGETS: Budget[] = [
  { name: 'performance', limit: 99, atLeast: true },
  { name: 'accessibility', limit: 100, atLeast: true },
  // The browser itself notes an answer of 404 in the console.
  { name: 'best-practices', limit: 100, atLeast: true, on: (path) => !isAbsent(path) },
  { name: 'seo', limit: 100, atLeast: true, on: (path) => !isAbsent(path) },
  { name: 'agentic-browsing', limit: 100, atLeast: true, on: (path) => !isAbsent(path) },
  { name: 'LCP', limit: 1_500 },
  { name: 'TBT', limit: 30 },
  { name: 'CLS', limit: 0.01 },
  { name: 'script', limit: 3 * KB, on: (path) => !ISLANDS.test(path) },
  { name: 'script of a reading page', limit: 2 * KB, on: (path) => READING.test(path) },
  { name: 'a reading page before its first picture', limit: 60 * KB, on: (path) => READING.test(path) },
  { name: 'script of islands', limit: 95 * KB, on: (path) => ISLANDS.test(path) },
  { name: 'script before the first picture', limit: 0, on: (path) => ISLANDS.test(path) },
  { name: 'html', limit: 14 * KB, on: (path) => !LONG.test(path) },
  { name: 'fonts', limit: 45 * KB },
  { name: "home's first load", limit: 400 * KB, on: (path) => path === '/' },
]

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

type Figures = Map<string, number>

const product = values.origin ? null : await startDemo()
const origin = values.origin ?? product?.origin ?? ''
const port = await freePort()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})
const results = new Map<string, Figures>()
try {
  if (product) await filesRest(join(product.dataDir, 'img_uploads'))
  const pages = positionals.length > 0 ? positionals : [...(await publicPages()), ...ABSENT]
  for (const path of pages) {
    const figures = await measure(path)
    results.set(path, figures)
    const over = BUDGETS.filter((budget) => isOver(budget, path, figures)).map(({ name }) => name)
    const text = [...figures].map(([name, value]) => `${name} ${round(value)}`).join(' · ')
    console.log(`${path}: ${text}${over.length > 0 ? ` · OVER: ${over.join(', ')}` : ''}`)
  }
} finally {
  await browser.close()
  await product?.stop()
}
console.log(`\nmedian of ${runs}, ${results.size} pages`)
process.exit(BUDGETS.map(summarize).every(Boolean) ? 0 : 1)

/** What the site tells search engines of: every page of its own and the first package. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const paket = paths.find((path) => path.startsWith('/data_produk/'))
  if (!paket) throw new Error('/sitemap.xml names no package')
  return [...paths.filter((path) => !path.startsWith('/data_produk/')), paket]
}

async function measure(path: string): Promise<Figures> {
  const weight = await weigh(browser, origin + path)
  const audits: Figures[] = []
  for (let run = 0; run < runs; run += 1) audits.push(await audit(origin + path))
  const names = [...(audits[0]?.keys() ?? [])]
  return new Map([
    ...names.map((name) => [name, median(audits.map((each) => each.get(name) ?? Number.NaN))] as const),
    [ISLANDS.test(path) ? 'script of islands' : 'script', weight.script],
    ...(ISLANDS.test(path) ? [['script before the first picture', weight.early] as const] : []),
    ...(READING.test(path)
      ? ([
          ['script of a reading page', weight.script],
          ['a reading page before its first picture', weight.words],
        ] as const)
      : []),
    ['html', weight.html],
    ['fonts', weight.font],
    [path === '/' ? "home's first load" : 'total', weight.total],
  ])
}

async function audit(url: string): Promise<Figures> {
  // A page that is not there is a page of ours as well.
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ignoreStatusCode: true })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  for (const { id, score } of Object.values(audits)) {
    if (process.env.BENCH_DETAIL && score !== null && score < 1) console.log(`    ${id} ${score}`)
  }
  return new Map([
    ...Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const),
    ['LCP', number('largest-contentful-paint')],
    ['TBT', number('total-blocking-time')],
    ['CLS', number('cumulative-layout-shift')],
  ])
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function isOver({ name, limit, atLeast, on }: Budget, path: string, figures: Figures): boolean {
  if (on && !on(path)) return false
  const value = figures.get(name) ?? Number.NaN
  return !(atLeast ? value >= limit : value <= limit)
}

/** One line for a budget: its worst page, and whether every page keeps it. */
function summarize(budget: Budget): boolean {
  const pages = [...results].filter(([path]) => !budget.on || budget.on(path))
  const over = pages.filter(([path, figures]) => isOver(budget, path, figures)).map(([path]) => path)
  const values = pages.map(([, figures]) => figures.get(budget.name) ?? Number.NaN)
  if (values.length === 0) return true
  const worst = budget.atLeast ? Math.min(...values) : Math.max(...values)
  const line = `${budget.name} ${budget.atLeast ? '≥' : '≤'} ${budget.limit}: worst ${round(worst)}`
  console.log(over.length > 0 ? `FAIL ${line} (${over.join(', ')})` : `pass ${line}`)
  return over.length === 0
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}

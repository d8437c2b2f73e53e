import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { type Figure, figureOf, type Verdict, verdictOn } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { freePort } from '../../tools/setup/product.ts'
import { launchOptions } from '../chromium.ts'
import { bytesToFirstScreen } from './first-screen.ts'
import { filesRest, startDemo } from './server.ts'
import { type Weight, weigh } from './weigh.ts'

/*
 * Measures what a visitor pays: `npm run bench -- site`. Lighthouse's phone with its own throttling, and the bytes of a
 * cold visit, each against its budget. Paths and the number of runs may be given: `npm run bench -- site --runs 1 /
 * /paket`, and a running site by `--origin http://…`. `--short` takes a page of each kind and makes no AVIF, which
 * takes minutes: pictures are WebP then. BENCH_DETAIL=1 names the audits below their best.
 */

const KB = 1_000
/** The pages with islands; others need no script. Islands hydrate when somebody is about to use them. */
const ISLANDS = /^\/($|paket$|galeri$|daftar$|data_produk\/)/
/** The pages whose islands hydrate when they are seen or touched themselves: a touch elsewhere loads nothing. */
const QUIET = /^\/data_produk\//
/** Answered with 404, which search engines must not take in. */
const ABSENT = ['/tidak-ada', '/data_produk/belum-terbit']
/** Articles: words, and what they need to be read. */
const READING = /^\/artikel\/[^/]+$/

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
  { name: 'LCP', limit: 1_200, on: (path) => path === '/' || path.startsWith('/data_produk/') },
  { name: 'TBT', limit: 30 },
  { name: 'CLS', limit: 0.01 },
  { name: 'script', limit: 3 * KB, on: (path) => !ISLANDS.test(path) },
  { name: 'script of a reading page', limit: 2 * KB, on: (path) => READING.test(path) },
  { name: 'a reading page before its first picture', limit: 60 * KB, on: (path) => READING.test(path) },
  { name: 'script of islands', limit: 95 * KB, on: (path) => ISLANDS.test(path) },
  { name: 'script where nobody touches', limit: 15 * KB },
  { name: 'script before the first picture', limit: 0, on: (path) => ISLANDS.test(path) },
  { name: 'html of the first screen', limit: 14 * KB },
  { name: 'html', limit: 20 * KB },
  { name: 'fonts', limit: 45 * KB },
  { name: 'script of islands', limit: 15 * KB, on: (path) => QUIET.test(path) },
  { name: "home's first load", limit: 120 * KB, on: (path) => path === '/' },
  { name: 'home with all that comes alive', limit: 200 * KB, on: (path) => path === '/' },
  { name: 'total', limit: 130 * KB, on: (path) => path.startsWith('/data_produk/') },
]

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    origin: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const runs = Number(values.runs)

/** The figures of one visit by name, and of all visits. */
type Visit = Map<string, number>
type Figures = Map<string, Figure>

const product = values.origin ? null : await startDemo(values.short ? { AVIF: 'false' } : {})
const origin = values.origin ?? product?.origin ?? ''
const port = await freePort()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})
const results = new Map<string, Figures>()
try {
  if (product) await filesRest(join(product.dataDir, 'img_uploads'))
  const pages =
    positionals.length > 0 ? positionals : [...(await publicPages()), ...(values.short ? [] : ABSENT)]
  for (const path of pages) {
    const figures = await measure(path)
    results.set(path, figures)
    const over = BUDGETS.filter((budget) => verdictOf(budget, path, figures) !== 'met').map(
      ({ name }) => name,
    )
    const text = [...figures].map(([name, { middle }]) => `${name} ${round(middle)}`).join(' · ')
    console.log(`${path}: ${text}${over.length > 0 ? ` · OVER: ${over.join(', ')}` : ''}`)
  }
} finally {
  await browser.close()
  await product?.stop()
}
console.log(`\nmedian of ${runs}, ${results.size} pages`)
BUDGETS.forEach(summarize)
process.exit(allMet() ? 0 : 1)

/** Returns the pages to measure: every page in the sitemap but packages, and the first package. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const paket = paths.find((path) => path.startsWith('/data_produk/'))
  if (!paket) throw new Error('/sitemap.xml names no package')
  if (values.short) return ['/', '/paket', paket, ...paths.filter((path) => READING.test(path)).slice(0, 1)]
  return [...paths.filter((path) => !path.startsWith('/data_produk/')), paket]
}

async function measure(path: string): Promise<Figures> {
  const weight = await weigh(browser, origin + path)
  const firstScreen = await bytesToFirstScreen(origin + path)
  const audits: Visit[] = []
  for (let run = 0; run < runs; run += 1) audits.push(await audit(origin + path))
  const names = [...(audits[0]?.keys() ?? [])]
  return new Map([
    ...names.map((name) => [name, figureOf(audits.map((each) => each.get(name) ?? Number.NaN))] as const),
    ['html of the first screen', figureOf([firstScreen])] as const,
    ...[...bytesOf(path, weight)].map(([name, value]) => [name, figureOf([value])] as const),
  ])
}

/** Returns the bytes of one visit, which are the same for every visit. */
function bytesOf(path: string, weight: Weight): Visit {
  return new Map([
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
    ['script where nobody touches', weight.rest.script],
    ...(path === '/'
      ? ([
          ["home's first load", weight.rest.total],
          ['home with all that comes alive', weight.total],
        ] as const)
      : ([['total', weight.total]] as const)),
  ])
}

async function audit(url: string): Promise<Visit> {
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

/** Returns the verdict of a page on a budget; a budget that does not apply counts as met. */
function verdictOf({ name, limit, atLeast, on }: Budget, path: string, figures: Figures): Verdict {
  if (on && !on(path)) return 'met'
  return verdictOn(figures.get(name) ?? figureOf([]), atLeast ? { atLeast: limit } : { atMost: limit })
}

/** Prints one line for a budget: the page that is furthest from it, and every page over it. */
function summarize(budget: Budget): void {
  const { name, limit, atLeast } = budget
  const pages = [...results].filter(([path]) => !budget.on || budget.on(path))
  const furthest = pages
    .map(([, figures]) => figures.get(name) ?? figureOf([]))
    .toSorted((a, b) => (atLeast ? a.low - b.low : b.high - a.high))[0]
  if (!furthest) return
  const over = pages
    .filter(([path, figures]) => verdictOf(budget, path, figures) !== 'met')
    .map(([path]) => path)
  tell({
    name: `pages of the site, ${name}`,
    figure: furthest,
    goal: atLeast ? { atLeast: limit } : { atMost: limit },
    note: over.length > 0 ? `over: ${over.join(', ')}` : `the worst of ${pages.length}`,
  })
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}

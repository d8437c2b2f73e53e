import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort, startProduct } from './server.ts'
import { type Weight, weigh } from './weigh.ts'

/*
 * What a visitor pays: `npm run bench -- site`. Lighthouse's phone with its own throttling, and the bytes of a cold
 * visit, each held against its budget. Paths and a number of runs may be given to node itself:
 * `node e2e/bench/site.ts --runs 1 / /paket`.
 */

const KB = 1_000
const BUDGET = { lcp: 1_500, tbt: 30, cls: 0.01, fonts: 45 * KB, html: 14 * KB, home: 400 * KB }
const SCRIPT = { none: 3 * KB, island: 95 * KB }
/** Pages with state of their own; the rest need no script. */
const ISLANDS = /^\/($|galeri$|daftar$|data_produk\/)/
/** Pages whose length is that of a list. */
const LONG = /^\/(paket$|galeri$|produk\/|data_produk\/)/
const PAGES = [
  '/',
  '/paket',
  '/umroh',
  '/haji',
  '/ibadah',
  '/ilmiah',
  '/sejarah',
  '/produk/1',
  '/produk/2',
  '/produk/3',
  '/galeri',
  '/profile',
  '/daftar',
  '/privasi',
  '/syarat',
]

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

interface Audit {
  scores: Map<string, number>
  lcp: number
  tbt: number
  cls: number
}

const product = await startProduct()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    `--remote-debugging-port=${port}`,
  ],
})
const over: string[] = []
try {
  const pages = positionals.length > 0 ? positionals : [...PAGES, await firstPaket()]
  for (const path of pages) {
    const weight = await weigh(browser, product.origin + path)
    const audits: Audit[] = []
    for (let run = 0; run < runs; run += 1) audits.push(await audit(product.origin + path))
    report(path, weight, audits)
  }
} finally {
  await browser.close()
  await product.stop()
}
if (over.length > 0) console.log(`\nover budget:\n${over.map((line) => `  ${line}`).join('\n')}`)
process.exit(over.length > 0 ? 1 : 0)

async function firstPaket(): Promise<string> {
  const html = await (await fetch(`${product.origin}/paket`)).text()
  const path = /href="(\/data_produk\/[^"#?]+)"/.exec(html)?.[1]
  if (!path) throw new Error('/paket links to no package')
  return path
}

async function audit(url: string): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  for (const { id, score } of Object.values(audits)) {
    if (process.env.BENCH_DETAIL && score !== null && score < 1) console.log(`    ${id} ${score}`)
  }
  return {
    scores: new Map(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(path: string, weight: Weight, audits: Audit[]) {
  const hold = (name: string, value: number, budget: number, atLeast = false) => {
    if (atLeast ? value < budget : !(value <= budget))
      over.push(`${path} ${name} ${round(value)} (budget ${budget})`)
    return `${name} ${round(value)}`
  }
  const scores = [...(audits[0]?.scores.keys() ?? [])].map((id) => {
    const score = median(audits.map((each) => each.scores.get(id) ?? 0))
    return hold(id, score, id === 'performance' ? 99 : 100, true)
  })
  const parts = [
    ...scores,
    hold('LCP', median(audits.map(({ lcp }) => lcp)), BUDGET.lcp),
    hold('TBT', median(audits.map(({ tbt }) => tbt)), BUDGET.tbt),
    hold('CLS', median(audits.map(({ cls }) => cls)), BUDGET.cls),
    hold('script', weight.script, ISLANDS.test(path) ? SCRIPT.island : SCRIPT.none),
    hold('html', weight.html, LONG.test(path) ? Number.POSITIVE_INFINITY : BUDGET.html),
    hold('fonts', weight.font, BUDGET.fonts),
    hold('total', weight.total, path === '/' ? BUDGET.home : Number.POSITIVE_INFINITY),
  ]
  console.log(`${path}: ${parts.join(' · ')}`)
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}

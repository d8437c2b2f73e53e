import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/*
 * Stands in for the site's build: `fake-build.ts PLAN --out DIR` does what the JSON file PLAN says at that moment, and
 * notes its start and end in `PLAN.trace`.
 */

export interface FakePlan {
  /** Text of the home page. */
  text: string
  mode?: 'whole' | 'fail' | 'hang' | 'missing-asset' | 'missing-page' | 'disk-full'
  /** Pause between the first and the second half of the files. */
  slowMs?: number
  /** Waits between the first and the second half of the files until the test opens the gate (`PLAN.open`). */
  gate?: boolean
  /** The warning on stderr of a successful build. */
  warning?: string
  /** Pictures left for a later build: by the first build of all, the second, …; the last number repeats. */
  waiting?: number[]
  /** Number of package pages besides the fixed ones. */
  pages?: number
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, base: { type: 'string' } },
  allowPositionals: true,
})
const [planFile = ''] = positionals
const out = values.out ?? ''
const plan: FakePlan = JSON.parse(readFileSync(planFile, 'utf8'))
const traceFile = `${planFile}.trace`
const earlier = existsSync(traceFile) ? readFileSync(traceFile, 'utf8').split('start ').length - 1 : 0
const trace = (event: string) =>
  appendFileSync(
    traceFile,
    `${event} ${plan.text} ${process.ppid} ${process.env.OG_BUDGET_MS} ${process.pid}\n`,
  )

function write(path: string, content: string): void {
  const file = join(out, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function page(body: string): string {
  const script = `<script type="module" src="/_astro/app.${plan.text}.js"></script>`
  return `<!doctype html><html lang="id"><title>Safar</title><body>${body}${script}</body></html>`
}

trace('start')
if (plan.mode === 'fail') {
  process.stderr.write('Membaca paket\nSesuatu yang aneh terjadi\n    at build (file.js:1:1)\n')
  process.exit(1)
}
if (plan.mode === 'disk-full') {
  process.stderr.write('Error: ENOSPC: no space left on device, write\n')
  process.exit(1)
}
const waiting = plan.waiting?.[Math.min(earlier, plan.waiting.length - 1)]
if (waiting) process.stderr.write(`pictures for shared links that wait: ${waiting}\n`)
if (plan.warning) process.stderr.write(`${plan.warning}\n`)
write('index.html', page(`beranda ${plan.text}`))
write('umroh.html', page('umroh tetap'))
if (plan.mode === 'hang') await new Promise(() => setInterval(() => {}, 1000))
if (plan.slowMs) await pause(plan.slowMs)
while (plan.gate && !existsSync(`${planFile}.open`)) await pause(10)
for (let n = 1; n <= (plan.pages ?? 1); n += 1)
  write(`data_produk/paket-${n}.html`, page(`paket ${n} ${plan.text}`))
write('detail-shell.html', page('detail'))
if (plan.mode !== 'missing-page') write('404.html', page('tidak ada'))
if (plan.mode !== 'missing-asset') write(`_astro/app.${plan.text}.js`, `console.log("${plan.text}")`)
write('.tersembunyi', 'rahasia')
trace('end')

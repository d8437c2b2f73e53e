import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../setup/chromium.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { run } from '../setup/process.mjs'
import { ROOT, Stop } from '../setup/say.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureAdmin, ensureDependencies } from '../setup/workspace.mjs'

/**
 * The benchmarks, in the order in which all are run, and their arguments then: the whole table takes a quarter of an
 * hour.
 */
const BENCHES = {
  reads: { program: 'api/bench/reads.ts' },
  api: { program: 'api/bench/api.ts' },
  alamat: { program: 'api/bench/alamat.ts' },
  cari: { program: 'api/bench/cari.ts' },
  jamaah: { program: 'api/bench/jamaah.ts' },
  uang: { program: 'api/bench/uang.ts' },
  siskopatuh: { program: 'api/bench/siskopatuh.ts' },
  publish: { program: 'api/bench/publish.ts' },
  skala: { program: 'api/bench/skala.ts', short: ['30'] },
  keberangkatan: { program: 'e2e/bench/keberangkatan.ts' },
  admin: { program: 'e2e/bench/admin.ts', short: ['bytes'] },
  pesanan: { program: 'e2e/bench/pesanan.ts', short: ['--runs', '1'] },
  site: { program: 'e2e/bench/site.ts', short: ['--short'] },
}

/**
 * Runs the named benchmarks, or all, and ends with one table. A single one gets the other arguments: `site --runs 1
 * /paket`.
 * @throws Stop for an unknown benchmark
 */
export async function main(args) {
  const known = Object.keys(BENCHES).filter((name) => existsSync(join(ROOT, BENCHES[name].program)))
  const names = args.filter((arg) => known.includes(arg))
  const passedOn = args.filter((arg) => !known.includes(arg))
  const unknown = names.length === 1 ? undefined : passedOn.find((arg) => /^[a-z]/i.test(arg))
  if (unknown) throw new Stop(`There is no benchmark "${unknown}". Known: ${known.join(', ')}.`)
  if (passedOn.length > 0 && names.length !== 1) {
    throw new Stop(`Say which benchmark ${passedOn.join(' ')} is for: ${known.join(', ')}.`)
  }
  await ensureToolchain()
  await ensureDependencies()
  await ensureAdmin()
  await ensurePostgres()
  const CHROMIUM_PATH = await ensureChromium()
  const folder = mkdtempSync(join(tmpdir(), 'safar-bench-rows-'))
  const BENCH_ROWS = join(folder, 'rows')
  const since = performance.now()
  const ended = []
  try {
    for (const name of names.length > 0 ? names : known) {
      const { program, short = [] } = BENCHES[name]
      console.log(`\n→ ${name}`)
      const env = toolEnvironment({ CHROMIUM_PATH, BENCH_ROWS })
      ended.push(await run(NODE, [program, ...(names.length > 0 ? passedOn : short)], { env }))
    }
    const rows = existsSync(BENCH_ROWS)
      ? readFileSync(BENCH_ROWS, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
    console.log(`\n${tableOf(rows)}`)
    console.log(`\n${sumOf(rows)} ${Math.round((performance.now() - since) / 1_000)} s.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return ended.find((code) => code !== 0) ?? 0
}

/** Formats rows of benchmarks in columns: name, goal, verdict, figure. */
export function tableOf(rows) {
  const columns = [
    ['what', 'goal', 'verdict', 'figure'],
    ...rows.map((row) => [row.name, row.goal, row.verdict, row.figure]),
  ]
  const wide = [0, 1, 2].map((column) => Math.max(...columns.map((cells) => cells[column].length)))
  return columns
    .map((cells) => cells.map((cell, column) => (column < 3 ? cell.padEnd(wide[column]) : cell)).join('  '))
    .join('\n')
}

function sumOf(rows) {
  const judged = rows.filter(({ verdict }) => verdict)
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const missed = judged.filter(({ verdict }) => verdict === 'MISSED').length
  const unknown = judged.length - met - missed
  return `${met} of ${judged.length} goals met, ${missed} missed, ${unknown} that noise hides.`
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CHECK = JSON.stringify(fileURLToPath(new URL('./check.mjs', import.meta.url)))

/** Runs rows of checks, written as JavaScript, as the command does. */
function run(rows: string, options = '{}') {
  return spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runChecks } from ${CHECK}
      process.exitCode = await runChecks(${rows}, ${options})`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  )
}

/** A process that ended and whose parent is gone may stand in the table, as a zombie, until somebody collects it. */
function runs(pid: string): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function scripts() {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  return (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return JSON.stringify(file)
  }
}

it('says the end of what failed once more, after all other rows have spoken', () => {
  const script = scripts()
  const red = script('merah.mjs', 'console.log("gagal di baris 7"); process.exitCode = 1')
  const green = script(
    'hijau.mjs',
    'setTimeout(() => console.log("semua baik"), 300); console.log("  ✓ lambat 12ms (retry x1)")',
  )
  const { stdout, status } = run(`{ satu: [['merah', ${red}, []]], dua: [['hijau', ${green}, []]] }`)
  expect(status).toBe(1)
  const end = stdout.slice(stdout.lastIndexOf('semua baik'))
  expect(end).toContain('to be mended:\n✓ lambat 12ms (retry x1)')
  expect(end).toContain('End of merah:\ngagal di baris 7')
  expect(end).toContain('Failed: merah')
  expect(end).toContain('checks: 1 passed, 1 failed')
})

it('ends a check that hangs with all that it started, tries it once more, and names it', () => {
  const script = scripts()
  const mark = join(tmpdir(), `hung-${process.pid}-${Date.now()}`)
  const hangs = script(
    'macet.mjs',
    `import { spawn } from 'node:child_process'
    import { existsSync, writeFileSync } from 'node:fs'
    const mark = ${JSON.stringify(mark)}
    if (existsSync(mark)) console.log('lancar')
    else {
      const beside = spawn('sleep', ['600'], { stdio: 'inherit' })
      writeFileSync(mark, String(beside.pid))
      for (;;);
    }`,
  )
  const { stdout, status } = run(
    `{ satu: [['macet', ${hangs}, []]], dua: [['lain', ${script('lain.mjs', '')}, []]] }`,
    '{ silence: 3_000 }',
  )
  expect(status).toBe(0)
  expect(stdout).toContain('macet said nothing for 3 s, was ended, and is tried once more')
  expect(stdout).toContain('to be mended:\n✓ macet (hung at first)')
  expect(runs(readFileSync(mark, 'utf8'))).toBe(false)
})

it('lets a check that hangs end what it started in a group of its own', () => {
  const mark = join(tmpdir(), `server-${process.pid}-${Date.now()}`)
  const hangs = scripts()(
    'macet.mjs',
    `import { spawn } from 'node:child_process'
    import { existsSync, writeFileSync } from 'node:fs'
    const mark = ${JSON.stringify(mark)}
    if (!existsSync(mark)) {
      const server = spawn('sleep', ['600'], { detached: true })
      writeFileSync(mark, String(server.pid))
      process.on('SIGINT', () => {
        server.on('exit', () => process.exit())
        console.log('menutup')
        server.kill()
      })
      setInterval(() => {}, 1000)
    }`,
  )
  const { status } = run(`{ satu: [['macet', ${hangs}, []]], dua: [] }`, '{ silence: 1_000 }')
  expect(status).toBe(0)
  expect(runs(readFileSync(mark, 'utf8'))).toBe(false)
})

it('counts a check that hangs twice as failed', () => {
  const hangs = scripts()('macet.mjs', 'setInterval(() => {}, 1000)')
  const { stdout, status } = run(`{ satu: [['macet', ${hangs}, []]], dua: [] }`, '{ silence: 1_000 }')
  expect(status).toBe(1)
  expect(stdout).toContain('Failed: macet')
})

it('does not wait for what a check left behind with its output open', () => {
  const leaves = scripts()(
    'tinggal.mjs',
    `import { spawn } from 'node:child_process'
    spawn('sleep', ['60'], { stdio: 'inherit', detached: true }).unref()
    console.log('selesai')`,
  )
  const { stdout, status } = run(`{ satu: [['tinggal', ${leaves}, []]], dua: [] }`)
  expect(status).toBe(0)
  expect(stdout).toContain('checks: 1 passed, 0 failed')
})

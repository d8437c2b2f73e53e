import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runQuietly } from './process.mjs'
import { explain } from './say.mjs'

const PROCESS = JSON.stringify(fileURLToPath(new URL('./process.mjs', import.meta.url)))

const supervisor = (child: string) => `
  import { supervise } from ${PROCESS}
  process.exitCode = await supervise([[process.execPath, ['-e', ${JSON.stringify(child)}]]])
`

function start(child: string) {
  const running = spawn(process.execPath, ['--input-type=module', '-e', supervisor(child)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  })
  let output = ''
  const said = (text: string) =>
    new Promise<void>((done) => {
      running.stdout.on('data', (chunk) => {
        output += chunk
        if (output.includes(text)) done()
      })
    })
  const ended = new Promise<number | null>((done) => running.on('close', (code) => done(code)))
  return { running, said, ended, output: () => output }
}

it('passes SIGTERM on, waits for the work to be finished and exits 0', async () => {
  const { running, said, ended, output } = start(`
    process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(0) }, 100))
    setInterval(() => {}, 1000); console.log('ready')
  `)
  await said('ready')
  running.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).toContain('drained')
})

it('hands on the exit code of a child that fails', async () => {
  expect(await start('process.exit(7)').ended).toBe(7)
})

it('begins every line of a tool that talks beside others with its label, and hands on its exit code', () => {
  const child = 'console.log("satu\\ndua"); console.error("tiga"); process.exit(3)'
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runNamed } from ${PROCESS}
      process.exitCode = await runNamed('uji │ ', process.execPath, ['-e', ${JSON.stringify(child)}])`,
    ],
    { encoding: 'utf8' },
  )
  expect(stdout.split('\n').sort()).toEqual(['', 'uji │ dua', 'uji │ satu', 'uji │ tiga'])
  expect(status).toBe(3)
})

it('explains a failed tool in one sentence, with its last lines', async () => {
  const script = 'console.error("npm error code ENOTFOUND"); process.exit(1)'
  await expect(runQuietly('Installing', process.execPath, ['-e', script])).rejects.toThrow(
    /^The npm registry cannot be reached\.[\s\S]*ENOTFOUND/,
  )
  await expect(runQuietly('Installing', process.execPath, ['-e', 'process.exit(1)'])).rejects.toThrow(
    'Installing failed.',
  )
})

it('tells what a tool said and not where in its code', () => {
  const output =
    'Error: AGENCY_EMAIL: Invalid\n    at read (file:///a.ts:1:2)\n    at async file:///b.ts:3:4\n'
  expect(explain('Building', output, 10 ** 10).message).toBe(
    'Building failed.\n\nError: AGENCY_EMAIL: Invalid',
  )
})

it('names a full disk, also where a tool died of it without a word', () => {
  expect(explain('Building', 'write ENOSPC').message).toMatch(/^The disk is full\./)
  expect(explain('Building', '', 1024).message).toBe(
    'The disk is full. Free some space, then run the same command again.',
  )
  expect(explain('Building', '', 10 ** 10).message).toBe('Building failed.')
})

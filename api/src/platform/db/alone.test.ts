import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdAlone } from './alone.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-sendiri-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('gives a folder to one server alone, until that lets go', async () => {
  const dir = join(root, 'data')
  const letGo = holdAlone(dir)
  expect(() => holdAlone(dir)).toThrow(`Another server runs on ${dir}. Stop it first`)
  const other = holdAlone(join(root, 'lain'))
  letGo()
  holdAlone(dir)()
  other()
  expect((await stat(join(dir, '.server'))).mode & 0o777).toBe(0o600)
})

it('gives it to the next one when a server was killed', async () => {
  const program = `import { holdAlone } from ${JSON.stringify(import.meta.resolve('./alone.ts'))}
    holdAlone(${JSON.stringify(root)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(() => holdAlone(root)).toThrow('Another server')
  child.kill('SIGKILL')
  await once(child, 'exit')
  holdAlone(root)()
})

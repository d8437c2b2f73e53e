import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { preflight } from './preflight.mjs'

const folder = mkdtempSync(join(tmpdir(), 'safar-preflight-'))
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function takePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => new Promise((done) => server.close(() => done())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

it('names a taken port and how to take another', async () => {
  const port = await takePort()
  await expect(preflight({ PORT: String(port), DATA_DIR: folder })).rejects.toThrow(
    new RegExp(`Port ${port} is taken.*PORT=${port + 1} npm start`),
  )
})

it('names a data folder that cannot be made', async () => {
  writeFileSync(join(tmpdir(), 'safar-preflight-file'), '')
  closing.push(async () => rmSync(join(tmpdir(), 'safar-preflight-file')))
  await expect(
    preflight({ PORT: '0', DATA_DIR: join(tmpdir(), 'safar-preflight-file', 'data') }),
  ).rejects.toThrow(/safar-preflight-file\/data cannot be made \(ENOTDIR\)/)
})

it('refuses a port that is none', async () => {
  await expect(preflight({ PORT: 'delapan', DATA_DIR: folder })).rejects.toThrow(/PORT must be a number/)
})

it('passes when all is well, and leaves the port free', async () => {
  await preflight({ PORT: '0', DATA_DIR: folder })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSessionClient } from '@safar/shared/access/session/session-client'
import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient, type PaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { createHttp } from '@safar/shared/platform/http/http'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { expect, it } from 'vitest'
import { startServerProcess } from './server-process.ts'
import { wholeRiwayat } from './whole-riwayat.ts'

const ROUNDS = 20
const WRITERS = 4
/** Records that a round adds at least; those under way at its end are not counted on. */
const HEARD_OF = 2 * WRITERS
const ADMIN = { email: 'admin@safar.test', password: 'rahasia-benar' }

/** What must be there; `somehow` where the last change was under way and either outcome is right. */
type Acknowledged = Map<number, Paket | 'deleted' | 'somehow'>

/** Creates, changes and deletes without a pause, noting what was acknowledged; ends when the server does. */
async function write(client: PaketClient, acknowledged: Acknowledged, pending: Set<number>): Promise<void> {
  try {
    for (let turn = 0; ; turn += 1) {
      const made = await client.create(
        paketInput({ nama_paket: `Paket ${turn}`, deskripsi: 'x'.repeat(9_000) }),
      )
      acknowledged.set(made.id, made)
      // Between sending and hearing back, both outcomes are right.
      pending.add(made.id)
      acknowledged.set(made.id, await client.update(made.id, { sisa_pax: turn % 50, nama_paket: 'Diubah' }))
      if (turn % 3 === 0) {
        await client.remove(made.id)
        acknowledged.set(made.id, 'deleted')
      }
      pending.delete(made.id)
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
  }
}

it('loses nothing that was acknowledged, and keeps nothing by halves, however often it is killed', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'safar-kill-'))
  const env = { DATA_DIR, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const acknowledged: Acknowledged = new Map()
  let checked = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = await startServerProcess(env)
    try {
      const { access_token } = await createSessionClient(createHttp({ baseUrl: server.address })).login(ADMIN)
      const http = createHttp({ baseUrl: server.address, getToken: () => access_token })
      const client = createPaketClient(http)

      const stored = new Map((await client.list()).map((paket) => [paket.id, paket]))
      const trash = new Map(
        (await createSampahClient(http, PAKET).list()).map((entry) => [entry.id, entry.data]),
      )
      for (const [id, expected] of acknowledged) {
        if (expected === 'somehow') {
          expect([stored.has(id), trash.has(id)]).toContain(true)
          acknowledged.delete(id)
        } else if (expected === 'deleted') expect([stored.has(id), trash.has(id)]).toEqual([false, true])
        else expect(stored.get(id)).toEqual(expected)
        checked += 1
      }
      // What nobody heard of may be there, but then whole: with its fields, its revision, its place in one of the
      // lists.
      const riwayat = createRiwayatClient(http, PAKET)
      for (const paket of stored.values()) {
        if (acknowledged.has(paket.id)) continue
        expect(paket.deskripsi).toHaveLength(9_000)
        expect((await wholeRiwayat(riwayat, paket.id))[0]?.data).toEqual(paket)
        acknowledged.set(paket.id, paket)
      }
      if (round === ROUNDS) break

      const pending = new Set<number>()
      const writers = Array.from({ length: WRITERS }, () => write(client, acknowledged, pending))
      // However slow the machine, each round has something to lose.
      const before = acknowledged.size
      while (acknowledged.size < before + HEARD_OF) await pause(5)
      await pause(round * 10)
      await server.kill()
      await Promise.all(writers)
      for (const id of pending) acknowledged.set(id, 'somehow')
    } finally {
      await server.kill()
    }
  }
  expect(checked).toBeGreaterThan(ROUNDS * 20)
  await rm(DATA_DIR, { recursive: true, force: true })
}, 600_000)

import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient, type PaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'
import { wholeRiwayat } from './whole-riwayat.ts'

const ROUNDS = 12
const WRITERS = 4
/** Records that a round adds at least; those under way at its end are not counted on. */
const HEARD_OF = 2 * WRITERS

/** What must be there; `somehow` where the last change was under way and either outcome is right. */
type Acknowledged = Map<number, Paket | 'deleted' | 'somehow'>

/** Creates, changes and deletes without a pause, noting what was acknowledged. */
async function write(client: PaketClient, acknowledged: Acknowledged, pending: Set<number>): Promise<void> {
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
}

it('loses nothing that was acknowledged, and keeps nothing by halves, however often it is killed', async () => {
  const acknowledged: Acknowledged = new Map()
  const pending = new Set<number>()
  let checked = 0
  await killRounds({
    rounds: ROUNDS,
    heardOf: HEARD_OF,
    heard: () => acknowledged.size,
    write: (http) => {
      const client = createPaketClient(http)
      return Array.from({ length: WRITERS }, () => write(client, acknowledged, pending))
    },
    async check(http) {
      for (const id of pending) acknowledged.set(id, 'somehow')
      pending.clear()
      const stored = new Map((await createPaketClient(http).list()).map((paket) => [paket.id, paket]))
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
    },
  })
  expect(checked).toBeGreaterThan(ROUNDS * 20)
}, 600_000)

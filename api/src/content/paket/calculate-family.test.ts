import { paketInput } from '@safar/shared/content/paket/factory'
import { calculate } from '@safar/shared/content/paket/hitung/calculate'
import { pesertaDari } from '@safar/shared/content/paket/hitung/keluarga'
import {
  HARI_INI,
  keluargaArbitrary,
  paketArbitrary,
} from '@safar/shared/content/paket/hitung/keluarga.testing'
import { paketDihitung } from '@safar/shared/content/paket/hitung/live'
import { kamarPilihan } from '@safar/shared/content/paket/hitung/suggest-kamar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { calculationCalls, HARGA } from './calculation.testing.ts'

it('answers ten thousand families what page and form count by themselves', async () => {
  await using test = await createTestApp()
  const { staff, count } = await calculationCalls(test)
  const { id } = await staff.create(paketInput(HARGA))
  // Each package as staff store it, then families of it: storing takes ten times as long as counting.
  const families = fc.array(keluargaArbitrary, { minLength: 50, maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(paketArbitrary, families, async (made, all) => {
      await staff.update(id, paketDihitung(made))
      for (const keluarga of all) {
        const peserta = pesertaDari(keluarga, HARI_INI)
        const rooms = kamarPilihan(made, peserta, keluarga.kamar)
        if (!rooms) continue
        const { status, body } = await count(id, { peserta, ...rooms })
        expect([status, body.data]).toEqual([200, calculate(made, { peserta, ...rooms }, HARI_INI)])
      }
    }),
    { numRuns: 200, endOnFailure: true },
  )
  // Ten thousand calls: a machine that many share takes longer for them than for any other test.
}, 600_000)

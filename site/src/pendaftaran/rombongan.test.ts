import { paketRecord } from '@safar/shared/content/paket/factory'
import { calculate } from '@safar/shared/content/paket/hitung/calculate'
import { keluargaHash, pesertaDari } from '@safar/shared/content/paket/hitung/keluarga'
import {
  HARI_INI,
  keluargaArbitrary,
  paketArbitrary,
} from '@safar/shared/content/paket/hitung/keluarga.testing'
import { kamarPilihan } from '@safar/shared/content/paket/hitung/suggest-kamar'
import { pendaftaranInputSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completeForm, readRombongan } from './rombongan.ts'

const choice = { value: 'umrah-reguler-desember', label: 'Umrah Reguler Desember' }
const read = (hash: string, answer: () => Response | Promise<Response>) =>
  readRombongan('', choice, hash, async () => answer(), HARI_INI)
const json =
  (data: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(data), { status })
const paket = paketRecord({ tanggal_keberangkatan: '2027-06-21', harga_anak_kasur: 28_000_000 })

it('counts ten thousand families as their package’s page did, whatever sum stands in the address', async () => {
  await fc.assert(
    fc.asyncProperty(paketArbitrary, keluargaArbitrary, async (of, keluarga) => {
      const found = await read(`${keluargaHash(keluarga)}&total=1`, json({ data: of }))
      const peserta = pesertaDari(keluarga, HARI_INI)
      const rooms = kamarPilihan(of, peserta, keluarga.kamar)
      expect(found?.biaya?.hitungan).toEqual(
        rooms ? calculate(of, { peserta, ...rooms }, HARI_INI) : undefined,
      )
    }),
    { numRuns: 10_000 },
  )
})

it('is nobody without a family in the address, nor for a package that is gone or unknown', async () => {
  expect(await read('#hitung', json({ data: paket }))).toBeNull()
  const gone = { ...paket, tanggal_keberangkatan: '2026-11-22' }
  expect(await read('#hitung?d=2', json({ data: gone }))).toBeNull()
  expect(await read('#hitung?d=2', json({ message: 'tidak ada' }, 404))).toBeNull()
})

it('keeps the people while the host is away or in trouble, and names no sum', async () => {
  for (const answer of [
    json({ message: 'Server error' }, 500),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    const found = await read('#hitung?d=2&b=2026-05-03', answer)
    expect(found).toMatchObject({ biaya: null, keluarga: { dewasa: 2, bayi: ['2026-05-03'] } })
    const form = new FormData()
    if (found) completeForm(form, found)
    expect(form.get('catatan')).toBe('Yang berangkat: 2 dewasa; 1 bayi (lahir 3 Mei 2026).')
  }
})

it('adds people, rooms and the sum of the day behind what was typed, within what the form may send', async () => {
  const form = new FormData()
  form.set('catatan', 'Ayah memakai kursi roda.')
  const found = await read('#hitung?d=2&a=2019-05-03&k=sendiri-quad', json({ data: paket }))
  if (found) completeForm(form, found)
  expect(Object.fromEntries(form)).toEqual({
    catatan: [
      'Ayah memakai kursi roda.',
      '',
      'Yang berangkat: 2 dewasa; 1 anak dengan kasur (lahir 3 Mei 2019).',
      'Kamar: 1 kamar quad, hanya keluarga.',
      'Hitungan situs 23 November 2026: Rp 116.500.000.',
    ].join('\n'),
    jumlah_pax: '3',
    kamar: 'quad',
  })
  const twenty = await read(`#hitung?d=1&a=${Array(19).fill('2019-12-30').join(',')}`, json({ data: paket }))
  const large = new FormData()
  if (twenty) completeForm(large, twenty)
  const sent = { ...Object.fromEntries(large), nama: 'Siti', email: 'siti@contoh.test', setuju: true }
  expect(pendaftaranInputSchema.safeParse(sent).success).toBe(true)
})

it('names no kind of room where rooms are mixed', async () => {
  const form = new FormData()
  const found = await read('#hitung?d=5', json({ data: paket }))
  if (found) completeForm(form, found)
  expect([form.get('kamar'), form.get('catatan')]).toEqual([
    '',
    expect.stringContaining('1 kamar triple dan 1 kamar double, hanya keluarga'),
  ])
})

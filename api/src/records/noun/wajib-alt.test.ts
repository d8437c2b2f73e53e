import { expect, it } from 'vitest'
import { HttpError } from '../../platform/http/errors.ts'
import { kiosNoun } from '../../testing/made-up-noun.ts'
import { createTestApp, START } from '../../testing/test-app.ts'
import { requireAlt } from './wajib-alt.ts'

const [TOLD, HIASAN, BARE] = ['told-1x1.webp', 'hiasan-1x1.webp', 'bare-1x1.webp'] as const

const LIVE = { status: 'terbit', terbit_pada: START, turun_pada: '', kosong: '' }

it('names the field of each picture that has neither words nor the mark of a decoration', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  await db
    .insertInto('gambar')
    .values([
      { nama: TOLD, created_at: START, alt: 'Pelataran', hiasan: 0 },
      { nama: HIASAN, created_at: START, alt: '', hiasan: 1 },
      { nama: BARE, created_at: START, alt: '', hiasan: 0 },
    ])
    .execute()
  const problems = async (content: object) => {
    const error = await requireAlt(db, kiosNoun, { ...LIVE, ...content }).catch((thrown: unknown) => thrown)
    return error instanceof HttpError ? [error.status, Object.keys(Object(error.body.errors))] : error
  }
  expect(
    await problems({ nama: 'Satu', gambar: TOLD, isi: `![](${HIASAN})`, rak: [{ foto: TOLD }] }),
  ).toBeUndefined()
  expect(await problems({ nama: 'Satu', gambar: '', rak: [] })).toBeUndefined()
  expect(await problems({ gambar: BARE })).toEqual([422, ['gambar']])
  const rak = [
    { barang: '', foto: TOLD },
    { barang: '', foto: BARE },
  ]
  expect(await problems({ gambar: TOLD, isi: `![a](${BARE}) ![b](${BARE})`, rak })).toEqual([
    422,
    ['isi', 'rak.1.foto'],
  ])
  // Swept, or never there.
  expect(await problems({ gambar: 'tidakada-1x1.webp' })).toEqual([422, ['gambar']])
  // Nobody reads a draft, and packages do without.
  expect(await problems({ status: 'draf', gambar: BARE })).toBeUndefined()
  expect(await problems({ status: 'terjadwal', gambar: BARE })).toEqual([422, ['gambar']])
  await requireAlt(db, { noun: { ...kiosNoun.noun, withoutAlt: true } }, { ...LIVE, gambar: BARE })
  const many = Array.from({ length: 1_200 }, (_, at) => `![](g${at}-1x1.webp)`).join(' ')
  expect(await problems({ isi: many })).toEqual([422, ['isi']])
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { dipimpin } from './keberangkatan.ts'

it('a guide leads the departures that name him and have not left, full ones too', () => {
  const paket = (slug: string, nama: string, changes: object = {}) =>
    paketRecord({
      slug,
      pembimbings: [{ nama }],
      tanggal_keberangkatan: '2027-02-01',
      sisa_pax: 4,
      ...changes,
    })
  const list = [
    paket('satu', 'Ustadz Fahri Ramadhan'),
    paket('penuh', 'ustadz Fahri  Ramadhan', { sisa_pax: 0 }),
    paket('lewat', 'Ustadz Fahri Ramadhan', { tanggal_keberangkatan: '2026-11-01' }),
    paket('lain', 'Ustadz Fahri'),
  ]
  const nama = 'Ustadz Fahri Ramadhan'
  expect(dipimpin({ nama }, list, '2026-11-22').map(({ slug }) => slug)).toEqual(['satu', 'penuh'])
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { anchorsOf } from './anchors.ts'

const NOTHING = {
  deskripsi: ' \n',
  flyer: '',
  hotels: [],
  itineraris: [],
  fasilitas: [],
  maskapais: [],
  pembimbings: [],
  harga_termasuks: [],
  harga_tidak_termasuks: [],
  keunggulans: [],
  syarat_ketentuans: [],
}

it('leads to no part that a package has nothing to say in', () => {
  const ids = (fields: object) => anchorsOf(paketRecord({ ...NOTHING, ...fields })).map(({ id }) => id)
  expect(ids({})).toEqual(['harga'])
  expect(ids({ harga_triple: 0, harga_double: 0 })).toEqual(['harga'])
  expect(ids({ harga_quad: 0, harga_triple: 0, harga_double: 0 })).toEqual([])
  expect(
    ids({ flyer: 'flyer.webp', itineraris: [{ hari: 1, tanggal: '', name: 'A', deskripsi: '' }] }),
  ).toEqual(['ringkasan', 'harga', 'itinerary'])
})

import { expect, it } from 'vitest'
import { paketInput } from '../factory.ts'
import { type CatatanPaket, dikenalSejak, nilaiOf, perubahanNanti, perubahanOf } from './perubahan.ts'
import { PERUBAHAN_MOST } from './perubahan-schema.ts'

const base = nilaiOf({ ...paketInput({ harga_double: 44_900_000 }), currency: 'Rp' })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1) + minute * 60_000).toISOString()
const row = (
  minute: number,
  nilai: Partial<CatatanPaket['nilai']> = {},
  rest: Partial<CatatanPaket> = {},
): CatatanPaket => ({
  aksi: 'ubah',
  waktu: at(minute),
  status: 'terbit',
  nilai: { ...base, ...nilai },
  ...rest,
})
const harga = (minute: number, harga_double: number, rest?: Partial<CatatanPaket>) =>
  row(minute, { harga_double }, rest)
const told = (list: CatatanPaket[]) => perubahanOf(list).map(({ dari, ke }) => [dari, ke])

it('tells of a price that was raised and lowered again, newest first', () => {
  expect(perubahanOf([harga(0, 40), harga(100, 45), harga(200, 40)])).toEqual([
    { pada: at(200), bidang: 'harga_double', dari: 45, ke: 40 },
    { pada: at(100), bidang: 'harga_double', dari: 40, ke: 45 },
  ])
})

it('takes what is put right within the hour for a correction, of what it went live with as well', () => {
  expect(told([harga(0, 40), harga(100, 45), harga(159, 40)])).toEqual([])
  expect(told([harga(0, 40), harga(59, 45)])).toEqual([])
  expect(told([harga(0, 40), harga(60, 45)])).toEqual([[40, 45]])
  expect(told([harga(0, 40), harga(100, 45), harga(130, 44)])).toEqual([[40, 44]])
})

it('cannot be led past a change by a row of small ones', () => {
  expect(told([harga(0, 40), harga(100, 41), harga(150, 42), harga(200, 43), harga(250, 44)])).toEqual([
    [42, 44],
    [40, 42],
  ])
})

it('tells nothing of a draft, and what it went live with as the start', () => {
  const draft = { status: 'draf' }
  expect(told([harga(0, 40, { ...draft, aksi: 'buat' }), harga(100, 45, draft), harga(300, 50)])).toEqual([])
  // Taken off, changed and put up again: readers of before know another price.
  expect(told([harga(0, 40), harga(100, 40, draft), harga(200, 45, draft), harga(300, 45)])).toEqual([
    [40, 45],
  ])
})

it('tells nothing false of the trash', () => {
  expect(
    told([harga(0, 40), harga(100, 40, { aksi: 'hapus' }), harga(200, 40, { aksi: 'pulihkan' })]),
  ).toEqual([])
})

it('tells one change of a restored revision', () => {
  expect(told([harga(0, 40), harga(100, 45), harga(900, 40, { aksi: 'pulihkan' })])[0]).toEqual([45, 40])
})

it('keeps the newest, and names a hotel that the group comes back to once', () => {
  expect(perubahanOf(Array.from({ length: 1_000 }, (_, n) => harga(n * 100, n)))).toHaveLength(PERUBAHAN_MOST)
  const hotel = (nama_hotel: string) => ({ nama_hotel })
  expect(
    nilaiOf({ ...paketInput({}), currency: 'Rp', hotels: [hotel('A'), hotel('B'), hotel('A')] }).hotels,
  ).toBe('A · B')
})

it('says since when it is known', () => {
  const draft = row(0, {}, { aksi: 'buat', status: 'draf' })
  expect(dikenalSejak([draft, row(100)])).toEqual({ sejak: at(100), lengkap: true })
  expect(dikenalSejak([row(100)])).toEqual({ sejak: at(100), lengkap: false })
  expect(dikenalSejak([])).toEqual({ sejak: null, lengkap: false })
})

const nanti = (list: CatatanPaket[], minute: number, nilai: Partial<CatatanPaket['nilai']>) => {
  const { tampil, koreksi } = perubahanNanti(list, { waktu: at(minute), nilai: { ...base, ...nilai } })
  return { tampil: tampil.map(({ bidang, dari, ke }) => [bidang, dari, ke]), koreksi }
}

it('tells before a save what it will publish, and what it will not', () => {
  const live = [harga(0, 40)]
  expect(nanti(live, 200, { harga_double: 45, maskapai: 'Garuda' })).toEqual({
    tampil: [
      ['harga_double', 40, 45],
      ['maskapai', base.maskapai, 'Garuda'],
    ],
    koreksi: [],
  })
  expect(nanti(live, 200, { harga_double: 40 })).toEqual({ tampil: [], koreksi: [] })
  expect(nanti(live, 59, { harga_double: 45 })).toEqual({ tampil: [], koreksi: ['harga_double'] })
  // Within the hour of a change: another end of the same change, or its taking back.
  const raised = [...live, harga(100, 45)]
  expect(nanti(raised, 130, { harga_double: 44 })).toEqual({
    tampil: [['harga_double', 40, 44]],
    koreksi: [],
  })
  expect(nanti(raised, 130, { harga_double: 40 })).toEqual({ tampil: [], koreksi: ['harga_double'] })
  expect(nanti([harga(0, 40, { status: 'draf' })], 200, { harga_double: 45 })).toEqual({
    tampil: [],
    koreksi: [],
  })
})

it.each([30, 61, 90, 161])('says the same before as after, %i minutes on', (minute) => {
  const before = [harga(0, 40), harga(100, 45)]
  const next = { harga_double: 42, total_pax: 44 }
  const after = perubahanOf([...before, row(100 + minute, next)])
  const said = perubahanNanti(before, { waktu: at(100 + minute), nilai: { ...base, ...next } }).tampil
  expect(after).toEqual(expect.arrayContaining(said))
  expect(after.filter(({ pada }) => pada === at(100 + minute))).toEqual(said)
})

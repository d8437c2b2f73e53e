import { expect, it } from 'vitest'
import { samaKarenaText, sameBecause } from './same-pilgrim.ts'

const SITI = { nama_paspor: "Siti Nur'aini", tgl_lahir: '1980-05-05', telepon: '', no_hp: '0812-3456-7890' }

it('takes two of one name for one person by their birth or a phone, however both were typed', () => {
  const typed = { ...SITI, nama_paspor: 'SITI  NUR AINI', telepon: '+62 812 3456 7890', no_hp: '' }
  expect(sameBecause(SITI, typed)).toEqual(['lahir', 'telepon'])
  expect(sameBecause(SITI, { ...typed, tgl_lahir: '' })).toEqual(['telepon'])
  expect(sameBecause(SITI, { ...typed, telepon: '' })).toEqual(['lahir'])
})

it('takes nobody for another by a name alone, nor by a birth, a blank name or two blank phones', () => {
  expect(sameBecause(SITI, { ...SITI, tgl_lahir: '', no_hp: '' })).toEqual([])
  expect(sameBecause(SITI, { ...SITI, nama_paspor: 'SITI AMINAH' })).toEqual([])
  expect(sameBecause({ ...SITI, nama_paspor: "'" }, { ...SITI, nama_paspor: '' })).toEqual([])
  expect(sameBecause({ ...SITI, tgl_lahir: '', no_hp: '' }, { ...SITI, tgl_lahir: '', no_hp: '' })).toEqual(
    [],
  )
  expect(samaKarenaText(['paspor', 'lahir'])).toBe('Nomor paspor sama, nama dan tanggal lahir sama')
})

import { expect, it } from 'vitest'
import type { DokumenJenis, DokumenStatus } from '../../people/jamaah/dokumen.ts'
import { isFamilyTurn } from './family-turn.ts'
import type { SyaratKunci } from './syarat.ts'

const RECORD = {
  ada_paspor: true,
  tgl_habis: '2035-01-01',
  vaksin: [{ jenis: 'Meningitis', tanggal: '2020-01-01', berlaku_sampai: '2022-01-01' }],
}
const EMPTY = { ada_paspor: false, tgl_habis: '', vaksin: [] }

const isTheirs = (kunci: SyaratKunci, jenis: DokumenJenis, status: DokumenStatus, record = RECORD) =>
  isFamilyTurn({ kunci, keadaan: 'penghalang' }, { ...record, dokumen: [{ jenis, status }] })

it('is a family’s turn to send what is missing, refused, or good for another journey alone', () => {
  expect(isFamilyTurn({ kunci: 'ktp', keadaan: 'penghalang' }, { ...RECORD, dokumen: [] })).toBe(true)
  expect(isFamilyTurn({ kunci: 'jamaah', keadaan: 'penghalang' }, null)).toBe(true)
  expect(isTheirs('ktp', 'ktp', 'ditolak')).toBe(true)
  expect(isTheirs('paspor', 'paspor', 'diterima')).toBe(true)
  expect(isTheirs('meningitis', 'vaksin_meningitis', 'diterima')).toBe(true)
})

it('is the office’s turn to look at what was sent, and to write down what it accepted', () => {
  expect(isTheirs('ktp', 'ktp', 'diunggah')).toBe(false)
  expect(isTheirs('paspor', 'paspor', 'diperiksa')).toBe(false)
  expect(isTheirs('paspor', 'paspor', 'diterima', EMPTY)).toBe(false)
  expect(isTheirs('meningitis', 'vaksin_meningitis', 'diterima', EMPTY)).toBe(false)
  expect(isTheirs('polio', 'vaksin_polio', 'diterima')).toBe(false)
  expect(isFamilyTurn({ kunci: 'visa', keadaan: 'penghalang' }, null)).toBe(false)
  expect(isFamilyTurn({ kunci: 'ktp', keadaan: 'peringatan' }, { ...RECORD, dokumen: [] })).toBe(false)
})

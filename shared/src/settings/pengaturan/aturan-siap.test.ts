import { expect, it } from 'vitest'
import { type AturanSiap, aturanBerlaku, aturanErrors } from './aturan-siap.ts'

const row = (tegas: AturanSiap['tegas'], berlaku_sejak: string): AturanSiap => ({
  aturan: 'ktp',
  tegas,
  berlaku_sejak,
  sumber: 'Surat 1/2027',
  diperiksa_pada: '2026-11-01',
})

it('is the newest switch that has begun by the day, else the built-in one', () => {
  const rows = [row('peringatan', '2027-06-01'), row('penghalang', '2027-01-01')]
  const on = (day: string) => aturanBerlaku(rows, 'ktp', day)
  expect(on('2026-12-31')).toMatchObject({ tegas: 'tidak', isBawaan: true })
  expect(on('2027-01-01')).toMatchObject({ tegas: 'penghalang', isBawaan: false, sumber: 'Surat 1/2027' })
  expect(on('2027-06-01').tegas).toBe('peringatan')
  expect(aturanBerlaku(rows, 'paspor', '2027-06-01').tegas).toBe('penghalang')
})

it('refuses two switches of one requirement with one day', () => {
  const rows = [row('tidak', '2027-01-01'), row('penghalang', '2027-01-01'), row('tidak', '2027-02-01')]
  expect(Object.keys(aturanErrors(rows))).toEqual(['aturan_siap.1.berlaku_sejak'])
})

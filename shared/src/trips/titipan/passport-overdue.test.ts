import { expect, it } from 'vitest'
import { passportOverdue } from './passport-overdue.ts'

const FIGURES = { paspor_masuk_hari: 30, paspor_visa_hari: 14, paspor_kembali_hari: 7 }
const JOURNEY = { berangkat: '2027-03-06', pulang: '2027-03-14', staysHome: false, sejak: '2027-02-01' }
const overdue = (di: Parameters<typeof passportOverdue>[0]['di'], today: string, more: object = {}) =>
  passportOverdue({ ...JOURNEY, di, ...more }, FIGURES, today)

it('asks the family for it until thirty days before the departure, and travels with them from then on', () => {
  expect(overdue('keluarga', '2027-02-04')).toBe('')
  expect(overdue('keluarga', '2027-02-05')).toContain('Paling lambat di kantor 4 Februari 2027')
  expect(overdue('keluarga', '2027-03-06')).toBe('')
  expect(overdue('keluarga', '2027-02-05', { berangkat: '', pulang: '' })).toBe('')
})

it('lies with the visa provider for two weeks at most, and never while its holder departs', () => {
  expect(overdue('penyedia_visa', '2027-02-15')).toBe('')
  expect(overdue('penyedia_visa', '2027-02-16')).toContain('Sudah 15 hari di penyedia visa')
  expect(overdue('penyedia_visa', '2027-03-06', { sejak: '2027-03-01' })).toContain('waktunya berangkat')
  expect(overdue('penyedia_visa', '2027-02-16', { berangkat: '', pulang: '' })).toContain('15 hari')
})

it('is back with the family a week after the return, wherever it was, and at once if nobody travels', () => {
  for (const di of ['kantor', 'pembimbing'] as const) {
    expect(overdue(di, '2027-02-20'), di).toBe('')
    expect(overdue(di, '2027-03-21'), di).toBe('')
    expect(overdue(di, '2027-03-22'), di).toContain('Belum kembali ke keluarga, pulang 14 Maret 2027')
    expect(overdue(di, '2026-12-01', { staysHome: true }), di).toContain('belum dikembalikan')
  }
  expect(overdue('keluarga', '2027-02-20', { staysHome: true })).toBe('')
})

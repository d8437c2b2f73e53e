import { expect, it } from 'vitest'
import { batasPermintaan, sisaWaktu } from './jenis.ts'

const START = new Date('2026-11-21T03:00:00.000Z')
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000)

it('gives three times twenty-four hours, and says in words how many are left', () => {
  const batas = batasPermintaan(START)
  expect(batas).toBe('2026-11-24T03:00:00.000Z')
  expect(sisaWaktu(batas, START)).toEqual({ tingkat: 'aman', teks: 'Sisa 72 jam' })
  expect(sisaWaktu(batas, after(48))).toEqual({ tingkat: 'aman', teks: 'Sisa 24 jam' })
  expect(sisaWaktu(batas, after(48.5))).toEqual({ tingkat: 'mendesak', teks: 'Mendesak: sisa 23 jam' })
  expect(sisaWaktu(batas, after(71.5))).toEqual({ tingkat: 'mendesak', teks: 'Mendesak: sisa 30 menit' })
  expect(sisaWaktu(batas, after(75))).toEqual({ tingkat: 'lewat', teks: 'Lewat batas 3 jam' })
})

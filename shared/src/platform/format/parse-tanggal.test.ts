import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { optionalMomentSchema } from './moment-schema.ts'
import {
  formatTanggal,
  formatTanggalHari,
  formatTanggalSingkat,
  hariTiada,
  parseTanggal,
  TANGGAL_CONTOH,
  TANGGAL_TYPED_MESSAGE,
  tanggalTypedMessage,
} from './tanggal.ts'
import { optionalTanggalSchema, tanggalSchema } from './tanggal-schema.ts'
import { waktuWibMessage } from './waktu-wib.ts'

describe('parseTanggal', () => {
  it.each([
    '16 Januari 2027',
    '16 januari 2027',
    ' 16 Jan 2027 ',
    '16 jan. 27',
    '16/1/2027',
    '16-01-2027',
    '16.1.27',
    '16 01 2027',
    '2027-01-16',
    '2027/1/16',
    '2027.01.16',
    'Sabtu, 16 Januari 2027',
    'sabtu 16/1/27',
    'Sab. 16 Jan 2027',
    '16 Januari, 2027',
    '16 Januari 2027.',
    "16 Jan '27",
    '16 Jan ’27',
    '16JAN2027',
    '16 January 2027',
  ])('reads %j', (typed) => {
    expect(parseTanggal(typed)).toBe('2027-01-16')
  })

  it.each([
    '',
    '16',
    '16 Januari',
    '16 2027',
    'Sabtu',
    'Sabtuan, 16 Januari 2027',
    '2027/16/1',
    '30 Februari 2027',
    '16/13/2027',
    '1/16/2027',
    '16 J 2027',
    'besok',
  ])('guesses nothing from %j', (typed) => {
    expect(parseTanggal(typed)).toBeNull()
  })

  it('reads each form that it names', () => {
    for (const example of TANGGAL_CONTOH) {
      expect(parseTanggal(example)).toBe('2027-01-16')
      expect(TANGGAL_TYPED_MESSAGE).toContain(example)
    }
  })

  it('reads back every month as it is written, long and short', () => {
    for (let month = 1; month <= 12; month++) {
      const date = `2028-${String(month).padStart(2, '0')}-09`
      expect(parseTanggal(formatTanggal(date))).toBe(date)
      expect(parseTanggal(formatTanggalSingkat(date))).toBe(date)
    }
  })

  it('knows the short month names that people use', () => {
    expect(parseTanggal('1 Agt 2027')).toBe('2027-08-01')
    expect(parseTanggal('1 Nop 2027')).toBe('2027-11-01')
    expect(parseTanggal('1 Agst 2027')).toBe('2027-08-01')
    expect(parseTanggal('1 Dec 2027')).toBe('2027-12-01')
  })

  it('reads every date as it is written with its day, and refuses another day', () => {
    for (const date of ['2027-01-10', '2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15']) {
      expect(parseTanggal(formatTanggalHari(date))).toBe(date)
    }
    expect(parseTanggal("Jum'at, 15 Januari 2027")).toBe('2027-01-15')
    expect(parseTanggal('Ahad, 10 Januari 2027')).toBe('2027-01-10')
    expect(parseTanggal('Jumat, 16 Januari 2027')).toBeNull()
    expect(tanggalTypedMessage('Jumat, 16 Januari 2027')).toBe(
      '16 Januari 2027 jatuh pada hari Sabtu. Periksa hari atau tanggalnya.',
    )
    expect(tanggalTypedMessage('besok')).toBe(TANGGAL_TYPED_MESSAGE)
    expect(tanggalTypedMessage('2027')).toBe(TANGGAL_TYPED_MESSAGE)
    expect(tanggalTypedMessage('99999')).toBe(TANGGAL_TYPED_MESSAGE)
  })

  it.each([
    ['31/2/2027', '31 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'],
    ['30/2/2028', '30 Februari 2028 tidak ada: bulan itu berakhir tanggal 29.'],
    ['29 Februari 2027', '29 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'],
    ['Senin, 31 April 2027', '31 April 2027 tidak ada: bulan itu berakhir tanggal 30.'],
    ['2027-02-30', '30 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'],
    ['2027/2/30', '30 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'],
    ['31.4.27', '31 April 2027 tidak ada: bulan itu berakhir tanggal 30.'],
    ['31/2/2027 0:00', '31 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'],
    ['32 Januari 2027', '32 Januari 2027 tidak ada: bulan itu berakhir tanggal 31.'],
    ['00/01/2027', 'Tanggal 0 tidak ada. Tulis misalnya 16/1/2027.'],
    ['00/00/2027', 'Bulan 0 tidak ada. Tulis tanggal, bulan, lalu tahun, misalnya 16/1/2027.'],
    ['2027-00-00', 'Bulan 0 tidak ada. Tulis tanggal, bulan, lalu tahun, misalnya 16/1/2027.'],
    ['12/31/2027', 'Bulan 31 tidak ada. Tulis tanggal, bulan, lalu tahun, misalnya 16/1/2027.'],
  ])('says of %j that there is no such day', (typed, message) => {
    expect(parseTanggal(typed)).toBeNull()
    expect(tanggalTypedMessage(typed)).toBe(message)
    expect(hariTiada(typed)).toBe(message)
  })

  it('says of no day that there is that it is none, nor of what is no day at all', () => {
    for (const typed of [
      '29/2/2028',
      '16 Januari 2027',
      'Jumat, 16 Januari 2027',
      'besok',
      '46387',
      '31 Ferbruari 2027',
    ])
      expect(hariTiada(typed)).toBeNull()
  })

  it('says the same of a moment, and in calls', () => {
    const message = '31 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.'
    expect(waktuWibMessage('31/2/2027 09:00 WIB')).toBe(message)
    expect(waktuWibMessage('2027-02-31T09:00')).toBe(message)
    expect(waktuWibMessage('31/2/2027')).toBe(message)
    expect(waktuWibMessage('16/1/2027 jam 9')).toMatch(/^Waktu tidak dikenal/)
    const said = (schema: z.ZodType, value: string) =>
      schema.safeParse(value).error?.issues.map((one) => one.message)
    expect(said(tanggalSchema, '2027-02-31')).toEqual([message])
    expect(said(optionalTanggalSchema, '31/2/2027')).toEqual([message])
    expect(said(optionalMomentSchema, '2027-02-31T02:00:00Z')).toEqual([message])
    expect(said(tanggalSchema, 'besok')).toEqual([expect.stringMatching(/^Tanggal tidak dikenal/)])
  })

  it('tells which day a number of a spreadsheet means, and does not take it', () => {
    expect(tanggalTypedMessage(' 46387 ')).toBe(
      'Angka ini nomor hari Excel, mungkin 31 Desember 2026. Ubah format selnya menjadi tanggal, atau tulis 2026-12-31.',
    )
    expect(parseTanggal('46387')).toBeNull()
  })
})

it.each([
  '31/12/2027 0:00',
  '31/12/2027 00:00:00',
  '2027-12-31T00:00:00.000Z',
  '31-12-2027 0.00 WIB',
  '2027-12-31 12:00 AM',
  '31 Des 2027, 0:00',
])('reads the day of %s, which a spreadsheet shows of a cell of date and time', (typed) =>
  expect(parseTanggal(typed)).toBe('2027-12-31'),
)

it.each(['31/12/2027 10:30', '31/12/2027 0:01', '2027-12-31 12:00 PM', '0:00'])(
  'reads no day of %s',
  (typed) => expect(parseTanggal(typed)).toBeNull(),
)

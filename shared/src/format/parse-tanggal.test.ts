import { describe, expect, it } from 'vitest'
import {
  formatTanggal,
  formatTanggalHari,
  formatTanggalSingkat,
  parseTanggal,
  TANGGAL_CONTOH,
  TANGGAL_TYPED_MESSAGE,
  tanggalTypedMessage,
} from './tanggal.ts'

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

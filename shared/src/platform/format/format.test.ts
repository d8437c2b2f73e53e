import { describe, expect, it } from 'vitest'
import { formatDurasi, parseDurasi } from './durasi.ts'
import { durasiSchema } from './durasi-schema.ts'
import { readDurasiTyped } from './read-durasi.ts'
import { formatHarga, formatThousands } from './rupiah.ts'
import {
  AGENCY_TIME_ZONE,
  addDays,
  daysBetween,
  formatBulan,
  formatTanggal,
  formatTanggalHari,
  formatTanggalRingkas,
  formatTanggalSingkat,
  hariIni,
  isTanggal,
  namaHari,
} from './tanggal.ts'
import { optionalTanggalSchema, tanggalSchema } from './tanggal-schema.ts'

describe('prices', () => {
  it('puts dots between thousands and the currency before', () => {
    expect(formatHarga(32_000_000)).toBe('Rp 32.000.000')
    expect(formatHarga(2150, 'USD')).toBe('USD 2.150')
    expect(formatHarga(0, 'Rp')).toBe('Rp 0')
  })

  it('falls back to rupiah where a record names no currency', () => {
    expect(formatHarga(999, '')).toBe('Rp 999')
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_000_000, '1.000.000'],
    [99_999_999_999, '99.999.999.999'],
    [1234.6, '1.235'],
  ])('groups %s as %s', (amount, expected) => {
    expect(formatThousands(amount)).toBe(expected)
  })
})

describe('dates', () => {
  it('reads as day, Indonesian month and year', () => {
    expect(formatTanggal('2024-09-21')).toBe('21 September 2024')
    expect(formatTanggalSingkat('2026-08-05')).toBe('5 Agu 2026')
    expect(formatTanggalHari('2026-12-12')).toBe('Sabtu, 12 Desember 2026')
    expect(formatTanggalRingkas('2026-12-12')).toBe('Sab, 12 Des')
    expect(formatBulan('2027-02-28')).toBe('Februari 2027')
    expect(namaHari('2026-11-22')).toBe('Minggu')
  })

  it('leaves text alone that is no date', () => {
    expect(formatTanggal('segera')).toBe('segera')
    expect(formatTanggalHari('2026-02-30')).toBe('2026-02-30')
    expect(namaHari('')).toBe('')
  })

  it('knows which days exist', () => {
    expect(isTanggal('2024-02-29')).toBe(true)
    expect(isTanggal('2026-02-29')).toBe(false)
    expect(isTanggal('2026-13-01')).toBe(false)
    expect(isTanggal('2026-1-1')).toBe(false)
  })

  it('adds and counts days across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(daysBetween('2026-12-12', '2026-12-20')).toBe(8)
    expect(daysBetween('2026-12-12', '2026-12-01')).toBe(-11)
    expect(daysBetween('', '2026-12-01')).toBeNaN()
    expect(() => addDays('besok', 1)).toThrow(RangeError)
  })

  it('turns the day over at midnight in western Indonesia', () => {
    expect(hariIni(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(hariIni(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE })
    for (let time = Date.UTC(1965, 0, 1); time < Date.UTC(2100, 0, 1); time += 29 * 3_600_000) {
      if (hariIni(new Date(time)) !== calendar.format(time)) throw new Error(new Date(time).toISOString())
    }
  })

  it('refuses an empty or impossible date where one is required', () => {
    expect(tanggalSchema.safeParse('').error?.issues[0]?.message).toBe('Data tidak boleh kosong')
    expect(tanggalSchema.safeParse('2026-02-30').success).toBe(false)
    expect(tanggalSchema.parse(' 2026-02-28 ')).toBe('2026-02-28')
    expect(optionalTanggalSchema.parse(null)).toBe('')
    expect(optionalTanggalSchema.safeParse('12/12/2026').success).toBe(false)
  })
})

describe('durations', () => {
  it('is stored with its suffix and read back as days', () => {
    expect(formatDurasi(9)).toBe('9 Hari')
    expect(parseDurasi('9 Hari')).toBe(9)
    expect(parseDurasi('9 hari')).toBe(9)
    expect(parseDurasi('9')).toBe(9)
    expect(parseDurasi(9)).toBe(9)
    expect(parseDurasi('sembilan')).toBeNull()
    expect(parseDurasi(9.5)).toBeNull()
  })

  it.each([9, '9', '9 Hari', ' 9 hari '])('takes %j', (value) => {
    expect(durasiSchema.parse(value)).toBe('9 Hari')
  })

  it.each(['', undefined, 0, 366, '9 Minggu', -1])('refuses %j', (value) => {
    expect(durasiSchema.safeParse(value).success).toBe(false)
  })
})

it.each([
  ['9', 9],
  [9, 9],
  ['9 Hari', 9],
  ['9 Hari 8 Malam', 9],
  ['9 hari / 8 malam', 9],
  ['9 Hari (8 Malam)', 9],
  ['9D8N', 9],
  ['9H/8M', 9],
  ['8 malam 9 hari', 9],
  ['9 days 8 nights', 9],
  ['Program 12 Hari', 12],
  ['9 hari dan 8 malam', 9],
])('reads %j as the days of a trip', (typed, days) => {
  expect(readDurasiTyped(typed)).toBe(days)
  expect(durasiSchema.parse(typed)).toBe(`${days} Hari`)
})

it.each(['', '8 malam', '9 hari 10 malam', '9 minggu', '9-12 hari', '9 hari 8', 'sembilan hari', 9.5, null])(
  'reads no days from %j',
  (typed) => expect(readDurasiTyped(typed)).toBeNull(),
)

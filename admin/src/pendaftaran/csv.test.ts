import { expect, it } from 'vitest'
import { pendaftaranRecord } from '../testing/records.ts'
import { toCsv } from './csv.ts'

const csv = (overrides: Parameters<typeof pendaftaranRecord>[0]) =>
  toCsv([pendaftaranRecord(overrides)], (paket) => paket)

it('begins with the mark that spreadsheets need for UTF-8, then the heads', () => {
  expect(toCsv([], (paket) => paket)).toMatch(/^\uFEFF"Waktu \(WIB\)";"Nama";/)
})

it('keeps quotes, semicolons and line breaks inside their cell', () => {
  expect(csv({ catatan: 'kamar "dekat";\nlift' })).toContain('"kamar ""dekat"";\nlift"')
})

it.each(['=1+1', '+62812', '-3', '@SUM(A1)', ' =1+1', '＝1+1', '＋1', '|cmd', '%0A=1'])(
  'never hands over "%s" as a formula',
  (nama) => {
    expect(csv({ nama })).toContain(`"'${nama}"`)
  },
)

it.each([
  ['Siti,=1+1', "Siti,'=1+1"],
  ['Siti, @SUM(A1)', "Siti,' @SUM(A1)"],
  ['Siti,"=1+1&"', `Siti,'""=1+1&""`],
  ['lift\n=1+1', "lift\n'=1+1"],
  ['lift\r\n\t|cmd', "lift\r\n\t'|cmd"],
  ['\n=1', "'\n'=1"],
])('hands over no part of "%s" as a formula where a spreadsheet expects commas', (catatan, text) => {
  expect(csv({ catatan })).toContain(`"${text}"`)
})

it.each(['Siti, S.Pd.', 'Depok, 2-3 orang', 'kursi roda\nkamar bawah, bila ada', ',".'])(
  'leaves "%s" as it is',
  (catatan) => {
    expect(csv({ catatan })).toContain(`"${catatan.replaceAll('"', '""')}"`)
  },
)

it('says the time as a clock in WIB does, sortable', () => {
  expect(csv({ created_at: '2026-11-21T17:05:09.604Z' })).toContain('"2026-11-22 00:05"')
})

it.each([
  ['081234567890', '0812-3456-7890'],
  ['0812-0000-0000', '0812-0000-0000'],
  ['021 555 0000', '021 555 0000'],
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['6281234567890', '0812-3456-7890'],
  ['(021) 5550000', '0215-5500-00'],
  ['+966 50 123 4567', '00 966501234567'],
  ['00966501234567', '00 966501234567'],
  ['', ''],
])('writes the phone number %s so that no spreadsheet takes its zero', (telepon, text) => {
  expect(csv({ telepon })).toContain(`"${text}"`)
})

it('says the code, the room, and until when promotion was agreed to', () => {
  const line = csv({
    kamar: 'quad',
    pemasaran_pada: '2026-11-20T03:00:00.000Z',
    pemasaran_ditarik_pada: '2026-11-21T03:00:00.000Z',
  })
  expect(line).toContain('"Tidak";"2026-11-20 10:00";"2026-11-21 10:00";"K7MD-3RTX";"Quad (berempat)"')
})

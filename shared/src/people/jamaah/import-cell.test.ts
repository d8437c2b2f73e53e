import { expect, it } from 'vitest'
import type { SheetCell } from '../../platform/csv/sheet-cell.ts'
import {
  type ImportRead,
  isRoundedColumn,
  NIK_DIBULATKAN,
  readImportCell,
  readImportRow,
} from './import-cell.ts'
import type { ImportField } from './import-heads.ts'

const text = (value: string): SheetCell => ({ text: value, kind: 'text' })
const number = (value: string): SheetCell => ({ text: value, kind: 'number' })
const masalah = (read: ImportRead) => ('masalah' in read ? read.masalah : null)

it.each([
  ['12/08/1974', '1974-08-12'],
  ['12-8-1974', '1974-08-12'],
  ['12 Agustus 1974', '1974-08-12'],
  ['Senin, 12 Agt 1974', '1974-08-12'],
  ['1974-08-12', '1974-08-12'],
  ['29/02/2000', '2000-02-29'],
  ['12–08–1974', '1974-08-12'],
  ['\u200b12/08/1974\u00a0', '1974-08-12'],
])('reads %s as a day', (typed, day) => {
  expect(readImportCell('tgl_lahir', text(typed))).toEqual({ nilai: day })
})

it.each([
  ['12/08/74', /empat angka/],
  ["12 Agustus '74", /empat angka/],
  ['08/25/1974', /Bulan 25 tidak ada/],
  ['29/02/1999', /29 Februari 1999 tidak ada/],
  ['27253', /Tanggal tidak dikenal/],
  ['1974', /Tanggal tidak dikenal/],
  ['kemarin', /Tanggal tidak dikenal/],
  ['#######', /terlalu sempit/],
  ['#N/A', /galat Excel/],
])('refuses %s as a day, in words', (typed, words) => {
  expect(masalah(readImportCell('tgl_lahir', text(typed)))).toMatch(words)
})

it('takes a workbook’s own days, and shows the number where the cell shows one', () => {
  expect(readImportCell('tgl_habis', { text: '2034-03-06', kind: 'day' })).toEqual({ nilai: '2034-03-06' })
  expect(readImportCell('tgl_lahir', { text: '27253', kind: 'number', day: '1974-08-12' })).toEqual({
    nilai: '1974-08-12',
    tertulis: '27253',
  })
  expect(masalah(readImportCell('tgl_lahir', number('1974')))).toMatch(/Tanggal tidak dikenal/)
})

it('names a NIK that Excel rounded, and mends none', () => {
  for (const damaged of [
    text('3.27601E+15'),
    text('3,27601E+15'),
    text('3.276014107900001E15'),
    text('3276014107900000'),
    number('3276014107900000'),
    number('3276014107900010'),
  ])
    expect(masalah(readImportCell('nik', damaged)), damaged.text).toBe(NIK_DIBULATKAN)
  // A number whose sixteenth digit is there was never in Excel's hands.
  for (const whole of [text("'3276014107900001"), text('32.76.01.410790.0001'), number('3276014107900001')])
    expect(readImportCell('nik', whole)).toEqual({ nilai: whole.text })
  expect(readImportCell('nik', text('3276014107900010'))).toHaveProperty('nilai')
})

it('tells a rounded column by its ends', () => {
  const rounded = ['3276014107900010', '3276014107900020', '3276.0141.0790.0030']
  expect(isRoundedColumn(rounded)).toBe(true)
  expect(isRoundedColumn([...rounded, '3276014107900001'])).toBe(false)
  expect(isRoundedColumn(rounded.slice(1))).toBe(false)
})

it('understands a phone that lost its zero, and refuses one that was shortened', () => {
  for (const field of ['no_hp', 'telepon'] as const) {
    expect(readImportCell(field, number('81234567890'))).toEqual({ nilai: '081234567890' })
    expect(readImportCell(field, text('812-3456-7890'))).toEqual({ nilai: '0812-3456-7890' })
    expect(readImportCell(field, text('6281234567890'))).toEqual({ nilai: '6281234567890' })
    expect(readImportCell(field, text('021 7654321'))).toEqual({ nilai: '021 7654321' })
    expect(masalah(readImportCell(field, text('8,12346E+11')))).toMatch(/tulisan ilmiah/)
  }
})

it('names a BPJS number whose zeros are lost', () => {
  expect(masalah(readImportCell('no_bpjs', number('1234567890')))).toMatch(/Nol di depan/)
  expect(readImportCell('no_bpjs', text('0001234567890'))).toEqual({ nilai: '0001234567890' })
})

it.each<[ImportField, string, string]>([
  ['sapaan', 'Ny.', 'NYONYA'],
  ['jenis_kelamin', 'Laki-laki', 'L'],
  ['jenis_kelamin', 'PEREMPUAN', 'P'],
  ['jenis_identitas', 'KTP', 'NIK'],
  ['status_nikah', 'Kawin', 'MENIKAH'],
  ['status_nikah', 'Cerai Mati', 'JANDA / DUDA'],
  ['status_nikah', 'Belum Kawin', 'BELUM MENIKAH'],
  ['pendidikan', 'SMK', 'SMA/MA'],
  ['pendidikan', 'SLTP', 'SMP/MTS'],
  ['pendidikan', 'S1', 'D4/S1'],
  ['pendidikan', 'SD', 'SD/MI'],
  ['pekerjaan', 'Karyawan Swasta', 'PEG. SWASTA'],
  ['pekerjaan', 'ASN', 'PNS'],
  ['pekerjaan', 'Ibu Rumah Tangga', 'TIDAK BEKERJA'],
  ['pekerjaan', 'Guru', 'LAINNYA'],
  ['kewarganegaraan', 'Indonesia', 'WNI'],
])('proposes a choice of %s for %s, with the word beside it', (field, word, choice) => {
  expect(readImportCell(field, text(word))).toEqual({ nilai: choice, tertulis: word })
})

it.each<[ImportField, string, string]>([
  ['sapaan', 'tuan', 'TUAN'],
  ['status_nikah', 'JANDA/DUDA', 'JANDA / DUDA'],
  ['pekerjaan', 'Peg Swasta', 'PEG. SWASTA'],
  ['pendidikan', 'D4 / S1', 'D4/S1'],
  ['jenis_kelamin', 'p', 'P'],
])('takes a choice of %s in another notation as it is', (field, word, choice) => {
  expect(readImportCell(field, text(word))).toEqual({ nilai: choice })
})

it.each<[ImportField, string]>([
  ['sapaan', 'DR'],
  ['sapaan', 'Mr'],
  ['status_nikah', 'Cerai'],
  ['pendidikan', 'Sarjana'],
  ['pekerjaan', 'Petani/Nelayan'],
  ['jenis_kelamin', 'X'],
  ['kewarganegaraan', 'Malaysia'],
])('invents nothing for %s %s', (field, word) => {
  expect(masalah(readImportCell(field, text(word)))).toMatch(
    /^Kata ini tidak ada di daftar\. Pilih salah satu: /,
  )
})

it('reads a row: blank cells and dashes say nothing, places are spelt as the template does', () => {
  const row = readImportRow(
    new Map<ImportField, SheetCell>([
      ['nama_paspor', text('  SITI\u200b AMINAH ')],
      ['sapaan', text('-')],
      ['provinsi', text('Jawa Barat')],
      ['kabupaten', text('Kabupaten Bogor')],
      ['pekerjaan', text('Pilot')],
    ]),
  )
  expect(row).toEqual({
    sent: { nama_paspor: 'SITI AMINAH', provinsi: 'JAWA BARAT', kabupaten: 'KAB. BOGOR' },
    tertulis: { provinsi: 'Jawa Barat', kabupaten: 'Kabupaten Bogor' },
    galat: [{ isian: 'pekerjaan', pesan: expect.stringContaining('PEG. SWASTA') }],
  })
})

it('leaves a place that has two namesakes, and one whose province is not said', () => {
  const read = (provinsi: string, kabupaten: string) =>
    readImportRow(
      new Map([
        ['provinsi', text(provinsi)],
        ['kabupaten', text(kabupaten)],
      ] as const),
    ).sent.kabupaten
  expect(read('Jawa Barat', 'Bogor')).toBe('Bogor')
  expect(read('Jawa Barat', 'kota depok')).toBe('KOTA DEPOK')
  expect(read('Bali', 'kab badung')).toBe('KAB. BADUNG')
  expect(read('Papua Selatan', 'Kab Asmat')).toBe('Kab Asmat')
})

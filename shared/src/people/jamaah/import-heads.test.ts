import { expect, it } from 'vitest'
import { foldHead, headRowOf, IMPORT_FIELDS, importLabel, isPlainHead, mapHeads } from './import-heads.ts'

/** The heads of the ministry's manifest template, A to AF, as it writes them. */
const SISKOPATUH = [
  ['Title', 'sapaan'],
  ['Nama (Sesuai Dengan nama Pada Kartu Vaksin)', 'nama_kartu_vaksin'],
  ['Nama Ayah', 'nama_ayah'],
  ['Jenis Identitas', 'jenis_identitas'],
  ['No Identitas', 'nik'],
  ['Nama Paspor', 'nama_paspor'],
  ['No Paspor', 'no_paspor'],
  ['Tanggal Dikeluarkan Paspor(yyyy-mm-dd)', 'tgl_terbit'],
  ['Kota Paspor', 'kota_terbit'],
  ['Tempat Lahir', 'tempat_lahir'],
  ['Tanggal Lahir(yyyy-mm-dd)', 'tgl_lahir'],
  ['Alamat', 'alamat'],
  ['Provinsi', 'provinsi'],
  ['Kabupaten', 'kabupaten'],
  ['Kecamatan', 'kecamatan'],
  ['Kelurahan', 'kelurahan'],
  ['No. Telepon', 'telepon'],
  ['No Hp', 'no_hp'],
  ['KewargaNegaraan', 'kewarganegaraan'],
  ['Status Pernikahan', 'status_nikah'],
  ['Pendidikan', 'pendidikan'],
  ['Pekerjaan', 'pekerjaan'],
  ['Provider Visa', ''],
  ['No Visa', ''],
  ['Tanggal Berlaku Visa (yyyy-mm-dd)', ''],
  ['Tanggal Akhir  Visa (yyyy-mm-dd)', ''],
  ['Asuransi', ''],
  ['No Polis', ''],
  ['Tanggal Input Polis (yyyy-mm-dd)', ''],
  ['Tanggal Awal Polis (yyyy-mm-dd)', ''],
  ['Tanggal Akhir Polis (yyyy-mm-dd)', ''],
  ['No BPJS', 'no_bpjs'],
]
const fieldsOf = (heads: string[], remembered?: Parameters<typeof mapHeads>[1]) =>
  mapHeads(heads, remembered).map(({ isian }) => isian)

it('knows the 32 heads of the ministry’s template', () => {
  expect(fieldsOf(SISKOPATUH.map(([head = '']) => head))).toEqual(SISKOPATUH.map(([, field]) => field))
})

it('knows its own labels and field names, each for its own field', () => {
  expect(fieldsOf(IMPORT_FIELDS.map(importLabel))).toEqual(IMPORT_FIELDS)
  expect(fieldsOf([...IMPORT_FIELDS])).toEqual(IMPORT_FIELDS)
})

it('knows what offices write, in any case, with dots, dashes and invisible signs', () => {
  expect(
    fieldsOf([
      'No.',
      'NAMA LENGKAP',
      'N.I.K',
      'No.\u00a0KTP',
      'PASSPORT NO',
      'TTL',
      'L/P',
      'HP / WA',
      'Tgl. Lahir\u200b',
      'Umur',
    ]),
  ).toEqual(['', 'nama_paspor', null, 'nik', 'no_paspor', null, 'jenis_kelamin', 'no_hp', 'tgl_lahir', ''])
})

it('takes a weaker head of a field only where no better one stands beside it, and asks about the other', () => {
  expect(fieldsOf(['Nama', 'NIK'])).toEqual(['nama_paspor', 'nik'])
  expect(fieldsOf(['Nama', 'NIK', 'Nama Paspor'])).toEqual([null, 'nik', 'nama_paspor'])
  expect(fieldsOf(['HP', 'HP'])).toEqual(['no_hp', null])
})

it('goes by what the agency chose before', () => {
  const remembered = new Map([
    [foldHead('N.I.K'), 'nik' as const],
    [foldHead('Keterangan'), '' as const],
    [foldHead('Nama'), 'nama_ktp' as const],
  ])
  const mapped = mapHeads(['N.I.K', 'Keterangan', 'Nama', 'Nama Paspor', 'Seragam'], remembered)
  expect(mapped.map(({ isian, asal }) => [isian, asal])).toEqual([
    ['nik', 'ingat'],
    ['', 'ingat'],
    ['nama_ktp', 'ingat'],
    ['nama_paspor', 'dikenal'],
    [null, 'belum'],
  ])
})

it('finds the row of the heads below titles, and none in a sheet without any', () => {
  const rows = [
    ['PT SAFAR'],
    ['DATA JAMAAH', '', '12 Desember'],
    [],
    ['No', 'Nama', 'No Paspor'],
    ['1', 'SITI', 'X1'],
  ]
  expect(headRowOf(rows)).toBe(3)
  expect(headRowOf([['SITI', '3276014107900001', 'X1234567']])).toBe(-1)
  expect(headRowOf([])).toBe(-1)
})

it('remembers words of a table, and nothing of a person', () => {
  expect(['Seragam', 'NIP/NIK', 'Tgl. Lahir'].every(isPlainHead)).toBe(true)
  for (const head of ['3276014107900001', 'X1234567', 'siti@contoh.test', '0812 3456', '', 'a'.repeat(81)])
    expect(isPlainHead(head), head).toBe(false)
})

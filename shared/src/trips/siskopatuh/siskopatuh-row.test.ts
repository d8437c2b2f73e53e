import { describe, expect, it } from 'vitest'
import { SISKOPATUH_WILAYAH } from '../../people/jamaah/siskopatuh-wilayah.ts'
import { matchChoice, matchKabupaten } from './match-choice.ts'
import { isNomorHead, kolomOfHead, SISKOPATUH_KOLOM, SISKOPATUH_KOLOM_NAMA } from './siskopatuh-columns.ts'
import { jawabanKey, type SiskopatuhPerson, siskopatuhRow } from './siskopatuh-row.ts'

const LISTS = { kolom: new Map(), kabupaten: new Map() }
const WHOLE: SiskopatuhPerson = {
  jamaah: {
    sapaan: 'NYONYA',
    jenis_kelamin: 'P',
    nama_kartu_vaksin: 'SITI AMINAH',
    nama_ayah: 'AHMAD',
    jenis_identitas: 'NIK',
    nik: '3276014107900001',
    nama_paspor: 'SITI AMINAH',
    no_paspor: 'X1234567',
    tgl_terbit: '2025-01-01',
    tgl_habis: '2035-01-01',
    kota_terbit: 'DEPOK',
    tempat_lahir: 'DEPOK',
    tgl_lahir: '1990-07-01',
    alamat: 'JL. MELATI 1',
    provinsi: 'JAWA BARAT',
    kabupaten: 'KOTA DEPOK',
    kecamatan: 'KEC. BEJI',
    kelurahan: 'KEL. BEJI',
    telepon: '',
    no_hp: '081234567890',
    kewarganegaraan: 'WNI',
    status_nikah: 'MENIKAH',
    pendidikan: 'D4/S1',
    pekerjaan: 'LAINNYA',
    no_bpjs: '0001234567890',
  },
  visa: { provider: 'B2C', no: '6012345678', berlaku: '2027-02-01', akhir: '2027-05-01' },
  polis: { asuransi: 'ASKRIDA', no: '00012', input: '2027-02-01', awal: '2027-03-01', akhir: '2027-03-20' },
}
const row = (over: Partial<SiskopatuhPerson['jamaah']>, answers = new Map<string, string>()) =>
  siskopatuhRow({ ...WHOLE, jamaah: { ...WHOLE.jamaah, ...over } }, SISKOPATUH_KOLOM_NAMA, LISTS, answers)
const missing = (over: Partial<SiskopatuhPerson['jamaah']>) =>
  row(over).kurang.map(({ kolom, alasan }) => `${kolom}: ${alasan}`)

describe('a row of the ministry’s workbook', () => {
  it('has every column of a complete person, and the mobile number alone will do', () => {
    const { sel, kurang } = row({})
    expect(kurang).toEqual([])
    expect([sel.get('no_identitas'), sel.get('tgl_lahir'), sel.has('telepon'), sel.size]).toEqual([
      '3276014107900001',
      '1990-07-01',
      false,
      SISKOPATUH_KOLOM_NAMA.length - 1,
    ])
    expect(missing({ no_hp: '' })).toHaveLength(2)
  })

  it('invents nothing: each cell that is missing stays empty and says where it is written', () => {
    const { sel, kurang } = row({ sapaan: '', nama_kartu_vaksin: '', status_nikah: '', tgl_terbit: '' })
    expect(kurang.map(({ kolom }) => kolom)).toEqual([
      'title',
      'nama_kartu_vaksin',
      'tgl_terbit',
      'status_nikah',
    ])
    expect(sel.has('title')).toBe(false)
    expect(kurang[0]?.alasan).toBe('Belum diisi. Isi di data jamaah.')
  })

  it('names what does not fit: a title of the other sex, a NIK that cannot be, days in the wrong order', () => {
    expect(missing({ sapaan: 'TUAN' })).toEqual(['title: TUAN tidak cocok dengan jenis kelamin perempuan.'])
    expect(missing({ nik: '3276014107900000' })[0]).toMatch(/^no_identitas: /)
    expect(missing({ tgl_habis: '2024-01-01' })).toEqual(['tgl_terbit: Paspor habis sebelum terbit.'])
    expect(missing({ jenis_identitas: 'PASPOR', nik: 'Y7654321' })[0]).toMatch(/^no_identitas: Jenis/)
  })

  it('asks once which of two regencies a name is, and which province one is that the list does not know', () => {
    const bogor = row({ kabupaten: 'Bogor' })
    expect(bogor.kurang.map(({ tanya }) => tanya)).toEqual([
      { kolom: 'kabupaten', di: 'JAWA BARAT', nilai: 'Bogor', pilihan: ['KAB. BOGOR', 'KOTA BOGOR'] },
    ])
    const told = new Map([
      [jawabanKey({ kolom: 'kabupaten', di: 'jawa barat', nilai: 'BOGOR' }), 'KOTA BOGOR'],
      [jawabanKey({ kolom: 'provinsi', di: '', nilai: 'Papua Selatan' }), 'PAPUA'],
    ])
    expect(row({ kabupaten: 'Bogor' }, told).sel.get('kabupaten')).toBe('KOTA BOGOR')
    expect(row({ provinsi: 'Papua Selatan', kabupaten: 'Merauke' }).kurang.map(({ kolom }) => kolom)).toEqual(
      ['provinsi', 'kabupaten'],
    )
    const papua = row({ provinsi: 'Papua Selatan', kabupaten: 'Merauke' }, told)
    expect([papua.sel.get('provinsi'), papua.sel.get('kabupaten')]).toEqual(['PAPUA', 'KAB. MERAUKE'])
  })

  it('spells a place as the list does where only signs differ', () => {
    const list = SISKOPATUH_WILAYAH['D.I. YOGYAKARTA'] ?? Object.values(SISKOPATUH_WILAYAH).flat()
    expect(matchKabupaten(list, 'Kabupaten Sleman')).toEqual({ nilai: 'KAB. S L E M A N' })
    expect(matchKabupaten(list, 'sleman')).toEqual({ nilai: 'KAB. S L E M A N' })
    expect(matchChoice(Object.keys(SISKOPATUH_WILAYAH), 'bali')).toEqual({ nilai: 'B A L I' })
    expect(matchChoice(['A', 'B'], 'c')).toEqual({ pilihan: ['A', 'B'] })
  })
})

it('knows heads whatever their case, blanks and signs, and those of a number that comes back', () => {
  for (const name of SISKOPATUH_KOLOM_NAMA) expect(kolomOfHead(SISKOPATUH_KOLOM[name].head)).toBe(name)
  expect(kolomOfHead('  tanggal akhir visa (YYYY-MM-DD) ')).toBe('visa_akhir')
  expect([kolomOfHead('Nama'), isNomorHead('NO. REGISTRASI'), isNomorHead('No Paspor')]).toEqual([
    null,
    true,
    false,
  ])
  const numbers = ['Nomor Registrasi Jamaah', 'no_registrasi_siskopatuh', 'Registrasi', 'ID Registrasi']
  expect(numbers.filter(isNomorHead)).toEqual(numbers)
  expect(['Pendaftaran', 'Tanggal Registrasi', 'No', 'No Hp'].filter(isNomorHead)).toEqual([])
})

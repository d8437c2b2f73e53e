import { expect, it } from 'vitest'
import {
  ALASAN_TOLAK,
  DOKUMEN_JENIS,
  ditolakChat,
  dokumenSampai,
  isDokumenJenis,
  keadaanDokumen,
  namesNumber,
} from './dokumen.ts'
import { dokumenPutusanSchema } from './dokumen-schema.ts'

const VAKSIN = [
  { jenis: 'Meningitis (Menveo)', tanggal: '2024-01-02', berlaku_sampai: '2026-01-02' },
  { jenis: 'MENINGITIS', tanggal: '2026-11-01', berlaku_sampai: '2028-11-01' },
  { jenis: 'Polio IPV', tanggal: '2026-11-01', berlaku_sampai: '' },
]

it('tells the state of each kind by its newest paper', () => {
  const states = keadaanDokumen([
    { jenis: 'paspor', status: 'diunggah' },
    { jenis: 'paspor', status: 'ditolak' },
    { jenis: 'ktp', status: 'diterima' },
  ])
  expect([states.paspor, states.ktp, states.kk]).toEqual(['diunggah', 'diterima', 'belum'])
  expect(Object.keys(states)).toEqual(DOKUMEN_JENIS)
  for (const name of ['toString', 'sim', '']) expect(isDokumenJenis(name)).toBe(false)
})

it('tells until when a paper is valid by the record: the passport, and the vaccination that lasts longest', () => {
  const record = { tgl_habis: '2030-05-01', vaksin: VAKSIN }
  expect(dokumenSampai('paspor', record)).toBe('2030-05-01')
  expect(dokumenSampai('vaksin_meningitis', record)).toBe('2028-11-01')
  expect(dokumenSampai('vaksin_polio', record)).toBe('')
  expect(dokumenSampai('ktp', record)).toBe('')
})

it('tells a number in a reason however it is written, and none in a day or an amount of pages', () => {
  for (const alasan of ['NIK 3602014107900001', '0812-3456-7890', 'X1234567', '36 02 01'])
    expect(namesNumber(alasan), alasan).toBe(true)
  for (const alasan of ['halaman 2 dan 3', 'lahir 1990', 'sampai Mei 2027', ...ALASAN_TOLAK])
    expect(namesNumber(alasan), alasan).toBe(false)
})

it('asks for a reason of a refusal alone, on one line', () => {
  expect(dokumenPutusanSchema.safeParse({ status: 'ditolak', alasan: ' \n ' }).success).toBe(false)
  expect(dokumenPutusanSchema.parse({ status: 'diterima' }).alasan).toBe('')
  expect(dokumenPutusanSchema.parse({ status: 'ditolak', alasan: 'buram\ngelap' }).alasan).toBe('buram gelap')
})

it('writes to the family which paper and why, without a name or a number', () => {
  const text = ditolakChat('Safar', 'buku_nikah', ALASAN_TOLAK[0])
  expect(text).toContain('Buku nikah yang Bapak/Ibu kirim belum dapat kami pakai: fotonya buram atau gelap.')
  expect(namesNumber(text)).toBe(false)
  expect(ditolakChat('Safar', 'ktp', 'Fotonya buram.')).toContain('pakai: Fotonya buram. Mohon')
})

import { expect, it } from 'vitest'
import { addDays } from '../../platform/format/tanggal.ts'
import { banding } from './banding.ts'
import { paketRecord } from './factory.ts'
import { calculate } from './hitung/calculate.ts'
import { hitunganChat } from './hitung/teks.ts'
import {
  batasPelunasan,
  paymentInShort,
  paymentRows,
  paymentSentence,
  paymentTermsOf,
} from './payment-terms.ts'

const PAKET = paketRecord({ tanggal_keberangkatan: '2027-01-10', pelunasan_hari: 30, dp_per_pax: 10_000_000 })
const BATAS = '2026-12-11'
const TERAKHIR = '2026-11-11'

it('the last day of paying is counted back from departure', () => {
  expect(batasPelunasan(PAKET)).toBe(BATAS)
  expect(batasPelunasan({ ...PAKET, tanggal_keberangkatan: '' })).toBe('')
  expect(batasPelunasan({ ...PAKET, pelunasan_hari: null })).toBe('')
})

it('is bit by bit until so many days before the settling day, and all at once after that', () => {
  expect(paymentTermsOf(PAKET, TERAKHIR)).toEqual({
    cara: 'cicil',
    dp: 10_000_000,
    batas: BATAS,
    cicilanSampai: TERAKHIR,
  })
  expect(paymentTermsOf(PAKET, addDays(TERAKHIR, 1)).cara).toBe('lunas')
  expect(
    paymentTermsOf({ ...PAKET, aturan: { anak: 12, bayi: 2, lunas: 7 } }, addDays(TERAKHIR, 1)).cara,
  ).toBe('cicil')
  expect(paymentTermsOf({ ...PAKET, dp_per_pax: null }, TERAKHIR).cara).toBe('pelunasan')
  expect(paymentTermsOf({ ...PAKET, currency: 'USD', dp_per_pax: 1_000 }, TERAKHIR).cara).toBe('dp')
  expect(paymentTermsOf({ ...PAKET, pelunasan_hari: null }, TERAKHIR).cara).toBe('belum')
  expect(paymentTermsOf(PAKET, '2027-01-11').cara).toBe('lewat')
})

it('is said in facts and in a sentence, with the rule where it bites', () => {
  expect(paymentRows(PAKET, TERAKHIR).map(({ nama, keterangan, text }) => [nama, keterangan, text])).toEqual([
    ['Uang muka', 'Per pax, saat mendaftar', 'Rp 10.000.000'],
    ['Cicilan', 'Untuk pendaftaran sampai 11 November 2026', 'Boleh sampai hari pelunasan'],
    ['Pelunasan', '30 hari sebelum berangkat', '11 Desember 2026'],
  ])
  expect(
    paymentRows(PAKET, '2026-11-20').map(({ nama, keterangan, text }) => [nama, keterangan, text]),
  ).toEqual([
    [
      'Pembayaran',
      'Cicilan ditutup 11 November 2026, 30 hari sebelum hari pelunasan (11 Desember 2026)',
      'Lunas saat mendaftar',
    ],
  ])
  expect(paymentRows({ ...PAKET, tanggal_keberangkatan: '', dp_per_pax: null }, TERAKHIR)).toEqual([
    { nama: 'Pelunasan', keterangan: '', text: '30 hari sebelum berangkat' },
  ])
  expect(paymentRows(PAKET, '2027-01-11')).toEqual([])
  expect(paymentSentence(PAKET, TERAKHIR)).toBe(
    'Uang muka Rp 10.000.000 per pax saat mendaftar, sisanya boleh dicicil dan lunas paling lambat 11 Desember 2026, 30 hari sebelum berangkat. Pendaftaran setelah 11 November 2026 dibayar lunas: cicilan ditutup 30 hari sebelum hari pelunasan.',
  )
  expect(paymentSentence(PAKET, '2026-11-20')).toBe(
    'Dibayar lunas saat mendaftar: cicilan ditutup 11 November 2026, 30 hari sebelum hari pelunasan (11 Desember 2026).',
  )
  expect(paymentSentence(PAKET, '2026-12-12')).toBe(
    'Dibayar lunas saat mendaftar: hari pelunasan (11 Desember 2026) sudah lewat.',
  )
})

it('is one answer on every day, for facts, sentence, comparison, calculator and chat', () => {
  const other = paketRecord({ tanggal_keberangkatan: '2027-03-10' })
  for (let day = -70; day <= 0; day += 1) {
    const today = addDays(PAKET.tanggal_keberangkatan, day)
    const isLunas = paymentTermsOf(PAKET, today).cara === 'lunas'
    const hitungan = calculate(PAKET, { peserta: [{ jenis: 'dewasa' }], kamar: 'double' }, today)
    const chat = hitunganChat(
      { paket: PAKET, peserta: [{ jenis: 'dewasa' }], diminta: { kamar: 'double' }, hitungan },
      { brand: 'Safar', tautan: '' },
    )
    const compared = banding([PAKET, other], today)
    const row = compared.kelompok.flatMap(({ baris }) => baris).find(({ nama }) => nama === 'Pelunasan')
    expect([
      hitungan.jadwal.length === 1,
      /Dibayar lunas saat mendaftar/.test(chat),
      row?.isi[0]?.text === 'Lunas saat mendaftar',
      paymentRows(PAKET, today).some(({ text }) => text === 'Lunas saat mendaftar'),
      paymentSentence(PAKET, today).startsWith('Dibayar lunas'),
      paymentInShort(PAKET, today) === 'Lunas saat mendaftar',
    ]).toEqual(Array.from({ length: 6 }, () => isLunas))
    if (isLunas) expect(JSON.stringify(compared.unggul)).not.toContain('cicil')
  }
})

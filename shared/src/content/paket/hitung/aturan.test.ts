import { expect, it } from 'vitest'
import { agencyOf, calculationRules } from '../../../settings/agency.ts'
import type { Angka } from '../../../settings/pengaturan/angka/berlaku.ts'
import { PENGATURAN_CONTOH } from '../../../settings/pengaturan/awal.ts'
import { paketRecord } from '../factory.ts'
import { calculate } from './calculate.ts'

const TODAY = '2026-11-25'
const angka = (kunci: string, nilai: number): Required<Angka> => ({
  kunci,
  nilai,
  berlaku_sejak: '2026-01-01',
  sumber: 'Surat 1/2026',
  diperiksa_pada: '2026-11-01',
})
const agensi = (rows: Required<Angka>[]) =>
  agencyOf({ ...PENGATURAN_CONTOH, angka: rows }, { siteUrl: 'https://safar.test', today: TODAY })

it('counts a family by the figures of the settings: ages, and the days before which all is paid', () => {
  const paket = paketRecord({
    tanggal_keberangkatan: '2027-06-21',
    durasi: '9 Hari',
    harga_anak_kasur: 20_000_000,
    harga_anak_tanpa_kasur: 18_000_000,
    harga_bayi: 5_000_000,
    dp_per_pax: 10_000_000,
    pelunasan_hari: 30,
  })
  const peserta = [
    { jenis: 'anak', tanggal_lahir: '2016-01-01', kasur: true } as const,
    { jenis: 'dewasa' } as const,
  ]
  const count = (rows: Required<Angka>[]) =>
    calculate({ ...paket, aturan: calculationRules(agensi(rows)) }, { peserta, kamar: 'quad' }, TODAY)
  expect(count([]).baris.map(({ uraian }) => uraian)).toEqual(['Dewasa, kamar quad', 'Anak dengan kasur'])
  expect(count([angka('anak_tahun', 10)]).baris).toHaveLength(2)
  expect(count([angka('anak_tahun', 10)]).baris[1]?.uraian).toContain('dihitung dewasa')
  expect(count([]).jadwal.length).toBeGreaterThan(1)
  expect(count([angka('lunas_hari', 365)]).jadwal).toHaveLength(1)
})

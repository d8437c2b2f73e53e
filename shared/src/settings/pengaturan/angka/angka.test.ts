import { describe, expect, it } from 'vitest'
import { agencyOf } from '../../agency.ts'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from '../awal.ts'
import { angkaDiperiksa, semuaBertanggal } from '../bertanggal.ts'
import { type Angka, angkaBerlaku, angkaErrors, angkaMendatang, angkaTeks, nilaiAngka } from './berlaku.ts'
import { ANGKA_DIKENAL, KUNCI_ANGKA, kunciAngka } from './dikenal.ts'
import { mentionFigures, naskahBersumber } from './mention-figures.ts'

const TODAY = '2026-11-25'
const angka = (kunci: string, nilai: string | number, berlaku_sejak = '2026-01-01'): Required<Angka> => ({
  kunci,
  nilai,
  berlaku_sejak,
  sumber: 'Surat 1/2026',
  diperiksa_pada: '2026-11-01',
})
const agensi = (rows: Required<Angka>[]) =>
  agencyOf({ ...PENGATURAN_CONTOH, angka: rows }, { siteUrl: 'https://safar.test', today: TODAY })

describe('a figure', () => {
  it('holds from its day on, the newest of those that can be read; before any, what is known', () => {
    const rows = [
      angka('paspor_bulan', '6 bulan', '2026-01-01'),
      angka('Masa berlaku paspor', 8, '2026-06-01'),
      angka('paspor_bulan', 9, '2026-12-01'),
      angka('paspor_bulan', 'sembilan', '2026-11-01'),
    ]
    expect(angkaBerlaku(rows, 'paspor_bulan', TODAY)).toMatchObject({ nilai: 8, isBawaan: false })
    expect(angkaBerlaku(rows, 'paspor_bulan', '2026-03-01').nilai).toBe(6)
    expect(angkaBerlaku(rows, 'paspor_bulan', '2026-12-01').nilai).toBe(9)
    expect(angkaMendatang(rows, 'paspor_bulan', TODAY)).toEqual([{ nilai: 9, berlaku_sejak: '2026-12-01' }])
    expect(angkaBerlaku(rows, 'paspor_bulan', '2025-12-31')).toMatchObject({ nilai: 7, isBawaan: true })
  })

  it.each(KUNCI_ANGKA.map((kunci) => [kunci]))(
    '%s is known by both its names, is within its bounds and says its source',
    (kunci) => {
      const { nama, bawaan } = ANGKA_DIKENAL[kunci]
      expect([kunciAngka(kunci), kunciAngka(` ${nama.toUpperCase()} `)]).toEqual([kunci, kunci])
      expect(nilaiAngka(kunci, bawaan.nilai)).toBe(bawaan.nilai)
      expect(nilaiAngka(kunci, angkaTeks({ kunci, nilai: bawaan.nilai }))).toBe(bawaan.nilai)
      expect(bawaan.sumber).not.toBe('')
    },
  )

  it('is refused where rules could not read it; one of the agency’s own may be any text', () => {
    const rows = [angka('anak_tahun', 'dua belas'), angka('Dokumen lengkap', 'H-45'), angka('bayi_tahun', 40)]
    expect(Object.keys(angkaErrors(rows))).toEqual(['angka.0.nilai', 'angka.2.nilai'])
  })
})

describe('what reads figures', () => {
  it('are texts, of the settings and of answers, with where the figure comes from', () => {
    const rows = [angka('paspor_bulan', 8), angka('uang_muka', 'Rp 5.000.000')]
    const { syarat, daftarAngka } = agensi(rows)
    const points = syarat.flatMap((bagian) => bagian.points).join('\n')
    expect(points).toContain('Uang muka minimal Rp 5.000.000')
    expect(points).toContain('paling sedikit 8 bulan')
    expect(points).not.toMatch(/[{}]/)
    expect(daftarAngka).toContainEqual({
      nama: 'Masa berlaku paspor',
      teks: '8 bulan',
      sumber: 'Surat 1/2026, berlaku sejak 1 Januari 2026, diperiksa 1 November 2026',
    })
    const semua = agensi(rows)
    expect(mentionFigures('{paspor_bulan} dan {lain} { x', semua)).toBe('8 bulan dan {lain} { x')
    expect(naskahBersumber('Tanpa angka {lain}', semua)).toBe('Tanpa angka {lain}')
    expect(naskahBersumber('Paspor {paspor_bulan}.', semua)).toBe(
      'Paspor 8 bulan.\n\n*Sumber masa berlaku paspor: Surat 1/2026, berlaku sejak 1 Januari 2026, diperiksa 1 November 2026.*',
    )
    const jahat = agensi([{ ...angka('paspor_bulan', 8), sumber: '[x](javascript:1) *a*' }])
    expect(naskahBersumber('{paspor_bulan}', jahat)).toContain('\\[x\\](javascript:1) \\*a\\*')
  })

  it('are the terms of paying and cancelling, one list of them wherever a text names them', () => {
    const semua = agensi([angka('lunas_hari', 20)])
    const naskah = naskahBersumber('Bila batal:\n\n{pembatalan}\n\nBayar: {pembayaran}', semua)
    expect(naskah).toContain(
      '- Batal 90 hari atau lebih sebelum berangkat: 10% dari harga dipotong.\n- Batal 60',
    )
    expect(naskah).toContain('seluruh uang Anda kembali tanpa potongan.')
    expect(naskah).toContain(
      'Cicilan ditutup 20 hari sebelum hari pelunasan: pendaftaran setelah itu dibayar lunas.',
    )
    expect(naskah).toContain('ketentuan batal: Surat pendaftaran kantor kami, berlaku sejak 1 November 2026')
    const jahat = { ...semua, batal: { ...semua.batal, catatan: '[x](javascript:1) {pembatalan}' } }
    expect(naskahBersumber('{pembatalan}', jahat)).toContain('\\[x\\](javascript:1) \\{pembatalan\\}')
    const { syarat } = semua
    const said = syarat.flatMap(({ isi, points }) => [...isi, ...points]).join('\n')
    expect(said).toContain('Batal 0 sampai 13 hari sebelum berangkat: seluruh harga dipotong.')
    expect(said).toContain('Cicilan ditutup 20 hari sebelum hari pelunasan')
  })

  it('tells visitors nothing of the reference price, and of the agency’s own figures those that have begun', () => {
    const names = agensi([
      angka('BPIU', 25_000_000),
      angka('Sendiri', 'H-45'),
      angka('Nanti', 1, '2027-01-01'),
    ]).daftarAngka
    expect(names.map(({ nama }) => nama)).toEqual(
      expect.arrayContaining(['Sendiri', 'Vaksin meningitis sebelum berangkat']),
    )
    expect(JSON.stringify(names)).not.toMatch(/acuan|BPIU|25\.000\.000|Nanti/i)
  })
})

describe('one click', () => {
  it('notes the day of the row that holds, or writes the row that none was', () => {
    const rows = [angka('paspor_bulan', 6, '2025-01-01'), angka('paspor_bulan', 8, '2026-06-01')]
    expect(angkaDiperiksa(rows, 'paspor_bulan', TODAY).map((row) => row.diperiksa_pada)).toEqual([
      '2026-11-01',
      TODAY,
    ])
    expect(angkaDiperiksa([], 'vaksin_hari', TODAY)).toEqual([
      expect.objectContaining({
        nilai: 10,
        diperiksa_pada: TODAY,
        sumber: expect.stringContaining('1206/2025'),
      }),
    ])
  })

  it('is there for every dated setting, and each changes its own alone', () => {
    const all = semuaBertanggal({ ...PENGATURAN_CONTOH, angka: [angka('Sendiri', 'H-45')] }, TODAY)
    expect(all.map(({ id }) => id)).toEqual([
      ...KUNCI_ANGKA,
      'angka-0',
      'licence_check_url',
      'aturan_batal',
      'pengaduan-0',
    ])
    const changed = all.map(({ diperiksa }) => Object.keys(diperiksa(TODAY)).join())
    expect(new Set(changed)).toEqual(
      new Set(['angka', 'licence_check_diperiksa', 'aturan_batal_diperiksa', 'pengaduan']),
    )
    expect(
      semuaBertanggal({ ...PENGATURAN_KOSONG, licence_check_url: '' }, TODAY).map(({ id }) => id),
    ).not.toContain('licence_check_url')
  })
})

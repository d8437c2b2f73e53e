import { describe, expect, it } from 'vitest'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import { paketRecord } from './factory.ts'
import { isBerteksUang, ketentuanWarnings, uangTertulis, uangWarnings } from './ketentuan-uang.ts'

describe('a typed term', () => {
  it.each([
    'Batal lebih dari 45 hari sebelum berangkat: uang kembali penuh.',
    'Pembatalan H-30 dikenakan potongan 50%.',
    'Bila jamaah batal, uang muka hangus.',
    'REFUND seratus persen bila visa ditolak',
    'Uang Anda kembali tiga puluh hari kerja setelah pengajuan',
    'Mengundurkan diri dua minggu sebelum berangkat: separuh biaya kembali',
    'Dana dikembalikan Rp 5.000.000',
  ])('that names days or shares of a refund is found: %s', (teks) => {
    expect(uangTertulis(teks)).toContain('{pembatalan}')
  })

  it.each([
    'Ketentuan batal tertulis pada surat pendaftaran.',
    'Bila batal berangkat: {pembatalan}',
    'Air zamzam 5 liter, selama diizinkan maskapai',
    'Anak kembali ke hotel setelah 3 hari ziarah. Bila batal, hubungi kami.',
    'Paspor berlaku paling sedikit 7 bulan',
  ])('that names none is left alone: %s', (teks) => {
    expect(uangTertulis(teks)).toBe('')
  })

  it('of paying is found where it names a sum or days, in any of its words', () => {
    for (const teks of [
      'Uang muka minimal Rp10.000.000 per pax',
      'Pelunasan paling lambat 30 hari sebelum keberangkatan',
      'DP 20% saat mendaftar',
      'Lunas H-45',
    ])
      expect(uangTertulis(teks), teks).toContain('{pembayaran}')
    for (const teks of ['Uang muka minimal {uang_muka} per pax', 'Lunas sebelum berangkat'])
      expect(uangTertulis(teks), teks).toBe('')
  })

  it('is looked for in every text that is the agency’s word, and told to delete where nothing fills braces', () => {
    const teks = 'Batal kapan saja, uang kembali penuh.'
    expect(uangWarnings('spanduk', { judul: 'Promo', teks })).toEqual({
      teks: expect.stringContaining('Hapus dari sini'),
    })
    expect(uangWarnings('artikel', { isi: teks, ringkasan: teks, seo_deskripsi: null })).toEqual({
      isi: expect.stringContaining('{pembatalan}'),
      ringkasan: expect.stringContaining('Hapus dari sini'),
    })
    expect(uangWarnings('pembimbing', { bio: 'Membimbing sejak 1998' })).toEqual({})
    expect(['tanya', 'testimoni', 'constructor'].map(isBerteksUang)).toEqual([true, false, false])
  })
})

describe('a package', () => {
  const syarat = (...lines: string[]) => lines.map((keterangan) => ({ keterangan }))

  it('is asked about refunds wherever they are typed, and about payments that differ from its fields', () => {
    const paket = paketRecord({
      dp_per_pax: 5_000_000,
      pelunasan_hari: 30,
      keunggulans: syarat('Batal kapan saja, uang kembali penuh'),
      syarat_ketentuans: syarat(
        'Uang muka minimal Rp10.000.000 per pax',
        'Uang muka minimal Rp5.000.000 per pax',
        'Pelunasan paling lambat 45 hari sebelum berangkat',
        'Pelunasan paling lambat 30 hari sebelum berangkat',
      ),
    })
    expect(ketentuanWarnings(paket).map(({ field }) => field)).toEqual([
      'keunggulans.0.keterangan',
      'syarat_ketentuans.0.keterangan',
      'syarat_ketentuans.2.keterangan',
    ])
    expect(ketentuanWarnings(paket)[1]?.message).toContain(
      'Tertulis Rp 10.000.000, padahal uang muka paket ini Rp 5.000.000.',
    )
    expect(ketentuanWarnings(paketRecord())).toEqual([])
  })
})

it('reads no text for longer than it is worth', () => {
  for (const unit of ['a', ' ', 'satu ', 'uang muka ', '1.', 'batal\n', 'uang a kembal', 'rp 1,']) {
    const teks = unit.repeat(200_000)
    const work = workOf(() => {
      uangTertulis(teks)
      ketentuanWarnings(paketRecord({ deskripsi: teks, dp_per_pax: 1, pelunasan_hari: 1 }))
    })
    expect(work).toBeLessThan(WORK_MS)
  }
})

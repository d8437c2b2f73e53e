import { hariPulang } from '../../content/paket/hitung/umur.ts'
import { semuaAngka } from '../../settings/pengaturan/angka/berlaku.ts'
import type { KunciAngka } from '../../settings/pengaturan/angka/dikenal.ts'
import { type AturanKunci, aturanBerlaku } from '../../settings/pengaturan/aturan-siap.ts'
import type { PengaturanIsi } from '../../settings/pengaturan/pengaturan.ts'
import type { Asked } from './syarat.ts'

/** The settings that readiness is judged by. */
export type RuleSettings = Pick<PengaturanIsi, 'angka' | 'aturan_siap' | 'musim'>

/** Returns the rules for a departure as they hold on its day; on `today`, a day in Jakarta, while it has none. */
export function rulesOf(
  { angka, aturan_siap, musim }: RuleSettings,
  paket: { tanggal_keberangkatan: string; durasi: string; tipe_paket: string },
  today: string,
): Asked {
  const berangkat = paket.tanggal_keberangkatan
  const day = berangkat || today
  const figures = semuaAngka(angka, day)
  const nilai = (kunci: KunciAngka) => figures[kunci].nilai
  const tegas = (kunci: AturanKunci) => aturanBerlaku(aturan_siap, kunci, day).tegas
  return {
    journey: {
      berangkat,
      pulang: hariPulang(paket),
      perlu_vaksin: paket.tipe_paket !== 'Overseas',
      umrah: paket.tipe_paket === 'Umroh',
    },
    angka: {
      paspor_bulan: nilai('paspor_bulan'),
      paspor_kata: nilai('paspor_kata'),
      vaksin_hari: nilai('vaksin_hari'),
      vaksin_awal_hari: nilai('vaksin_awal_hari'),
      meningitis_bulan: nilai('meningitis_bulan'),
      polio_bulan: nilai('polio_bulan'),
      foto_bulan: nilai('foto_bulan'),
      dokumen_hari: nilai('dokumen_hari'),
      manifest_hari: nilai('manifest_hari'),
      visa_hari: nilai('visa_hari'),
      visa_pakai_hari: nilai('visa_pakai_hari'),
      pendamping_tahun: nilai('pendamping_tahun'),
      minimum_hari: nilai('minimum_hari'),
      manasik_hari: nilai('manasik_hari'),
      kamar_hari: nilai('kamar_hari'),
      laporan_pulang_hari: nilai('laporan_pulang_hari'),
    },
    tegas: {
      nama: tegas('nama'),
      paspor: tegas('paspor'),
      berkas_paspor: tegas('berkas_paspor'),
      pas_foto: tegas('pas_foto'),
      ktp: tegas('ktp'),
      kk: tegas('kk'),
      akta_lahir: tegas('akta_lahir'),
      buku_nikah: tegas('buku_nikah'),
      bpjs: tegas('bpjs'),
      meningitis: tegas('meningitis'),
      polio: tegas('polio'),
      pendamping: tegas('pendamping'),
      visa: tegas('visa'),
      polis: tegas('polis'),
      musim: tegas('musim'),
    },
    musim,
    today,
  }
}

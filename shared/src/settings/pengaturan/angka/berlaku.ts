import { readAngka } from '../../../platform/format/read-angka.ts'
import { formatHarga } from '../../../platform/format/rupiah.ts'
import { ANGKA_DIKENAL, type AngkaDikenal, KUNCI_ANGKA, type KunciAngka, kunciAngka } from './dikenal.ts'

/** A figure as the settings store it. */
export interface Angka {
  kunci: string
  nilai: string | number
  berlaku_sejak: string
  sumber: string
  diperiksa_pada?: string
}

/** A figure valid on a day, with its source. */
export interface AngkaBerlaku {
  kunci: KunciAngka
  nilai: number
  berlaku_sejak: string
  sumber: string
  diperiksa_pada: string
  /** True if no row of the settings states the value. */
  isBawaan: boolean
}

const LONGEST = 60

/** Parses a figure in its unit, `7` or `7 bulan`; null if it is no number or out of bounds. */
export function nilaiAngka(kunci: KunciAngka, nilai: string | number): number | null {
  const { satuan, least, most }: AngkaDikenal = ANGKA_DIKENAL[kunci]
  let read = typeof nilai === 'number' ? nilai : null
  if (typeof nilai === 'string') {
    const text = nilai.slice(0, LONGEST).trim().toLowerCase()
    const found = readAngka(
      text.endsWith(satuan) && satuan !== 'rupiah' ? text.slice(0, -satuan.length).trim() : text,
    )
    read = found && 'nilai' in found ? found.nilai : null
  }
  return read !== null && Number.isInteger(read) && read >= least && read <= most ? read : null
}

/**
 * Returns the figure valid on `today` (`YYYY-MM-DD`): the newest readable row of the settings that has begun, else the
 * built-in value.
 */
export function angkaBerlaku(angka: readonly Angka[], kunci: KunciAngka, today: string): AngkaBerlaku {
  const held = angka
    .filter((row) => row.berlaku_sejak <= today && kunciAngka(row.kunci) === kunci)
    .sort((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? 1 : -1))
  for (const { berlaku_sejak, sumber, diperiksa_pada = '', ...row } of held) {
    const nilai = nilaiAngka(kunci, row.nilai)
    if (nilai !== null) return { kunci, nilai, berlaku_sejak, sumber, diperiksa_pada, isBawaan: false }
  }
  return { kunci, ...ANGKA_DIKENAL[kunci].bawaan, isBawaan: true }
}

/** Returns all known figures as valid on a day. */
export function semuaAngka(angka: readonly Angka[], today: string): Record<KunciAngka, AngkaBerlaku> {
  return {
    harga_acuan: angkaBerlaku(angka, 'harga_acuan', today),
    paspor_bulan: angkaBerlaku(angka, 'paspor_bulan', today),
    paspor_kata: angkaBerlaku(angka, 'paspor_kata', today),
    vaksin_hari: angkaBerlaku(angka, 'vaksin_hari', today),
    uang_muka: angkaBerlaku(angka, 'uang_muka', today),
    pelunasan_hari: angkaBerlaku(angka, 'pelunasan_hari', today),
    lunas_hari: angkaBerlaku(angka, 'lunas_hari', today),
    batas_dp_hari: angkaBerlaku(angka, 'batas_dp_hari', today),
    dokumen_bulan: angkaBerlaku(angka, 'dokumen_bulan', today),
    meningitis_bulan: angkaBerlaku(angka, 'meningitis_bulan', today),
    polio_bulan: angkaBerlaku(angka, 'polio_bulan', today),
    foto_bulan: angkaBerlaku(angka, 'foto_bulan', today),
    paspor_masuk_hari: angkaBerlaku(angka, 'paspor_masuk_hari', today),
    paspor_visa_hari: angkaBerlaku(angka, 'paspor_visa_hari', today),
    paspor_kembali_hari: angkaBerlaku(angka, 'paspor_kembali_hari', today),
    meterai_batas: angkaBerlaku(angka, 'meterai_batas', today),
    meterai_tarif: angkaBerlaku(angka, 'meterai_tarif', today),
    gateway_va: angkaBerlaku(angka, 'gateway_va', today),
    gateway_qris: angkaBerlaku(angka, 'gateway_qris', today),
    gateway_kartu: angkaBerlaku(angka, 'gateway_kartu', today),
    daftar_bulan: angkaBerlaku(angka, 'daftar_bulan', today),
    lunas_bulan: angkaBerlaku(angka, 'lunas_bulan', today),
    anak_tahun: angkaBerlaku(angka, 'anak_tahun', today),
    bayi_tahun: angkaBerlaku(angka, 'bayi_tahun', today),
    jawab_data_jam: angkaBerlaku(angka, 'jawab_data_jam', today),
  }
}

/** Writes a figure with its unit: `7 bulan`, `Rp 10.000.000`. */
export function angkaTeks({ kunci, nilai }: Pick<AngkaBerlaku, 'kunci' | 'nilai'>): string {
  const { satuan } = ANGKA_DIKENAL[kunci]
  return satuan === 'rupiah' ? formatHarga(nilai) : `${nilai} ${satuan}`
}

/** Returns errors for rows of the settings that cannot be read as the figure that they name, by path. */
export function angkaErrors(angka: readonly Pick<Angka, 'kunci' | 'nilai'>[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [index, row] of angka.entries()) {
    const kunci = kunciAngka(row.kunci)
    if (kunci === null || nilaiAngka(kunci, row.nilai) !== null) continue
    const { least, most } = ANGKA_DIKENAL[kunci]
    const [dari, sampai] = [angkaTeks({ kunci, nilai: least }), angkaTeks({ kunci, nilai: most })]
    errors[`angka.${index}.nilai`] = [
      `Aturan situs membaca angka ini: tulis bilangan, ${dari} sampai ${sampai}`,
    ]
  }
  return errors
}

/** The first rows of the settings: every figure with its built-in value and source. */
export const ANGKA_AWAL: readonly Required<Angka>[] = KUNCI_ANGKA.map((kunci) => ({
  kunci: ANGKA_DIKENAL[kunci].nama,
  ...ANGKA_DIKENAL[kunci].bawaan,
}))

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

/** Returns the newest of the rows of one figure that has begun by `today` and can be read, else the built-in value. */
function newestOf(held: readonly Angka[], kunci: KunciAngka, today: string): AngkaBerlaku {
  const begun = held
    .filter((row) => row.berlaku_sejak <= today)
    .sort((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? 1 : -1))
  for (const { berlaku_sejak, sumber, diperiksa_pada = '', ...row } of begun) {
    const nilai = nilaiAngka(kunci, row.nilai)
    if (nilai !== null) return { kunci, nilai, berlaku_sejak, sumber, diperiksa_pada, isBawaan: false }
  }
  return { kunci, ...ANGKA_DIKENAL[kunci].bawaan, isBawaan: true }
}

/**
 * Returns the figure valid on `today` (`YYYY-MM-DD`): the newest readable row of the settings that has begun, else the
 * built-in value.
 */
export function angkaBerlaku(angka: readonly Angka[], kunci: KunciAngka, today: string): AngkaBerlaku {
  return newestOf(
    angka.filter((row) => kunciAngka(row.kunci) === kunci),
    kunci,
    today,
  )
}

/** Returns the rows of a figure that begin after `today` and can be read, the next one first. */
export function angkaMendatang(
  angka: readonly Angka[],
  kunci: KunciAngka,
  today: string,
): { nilai: number; berlaku_sejak: string }[] {
  return angka
    .filter((row) => kunciAngka(row.kunci) === kunci && row.berlaku_sejak > today)
    .flatMap(({ berlaku_sejak, ...row }) => {
      const nilai = nilaiAngka(kunci, row.nilai)
      return nilai === null ? [] : [{ nilai, berlaku_sejak }]
    })
    .toSorted((a, b) => a.berlaku_sejak.localeCompare(b.berlaku_sejak))
}

/** Returns all known figures as valid on a day. */
export function semuaAngka(angka: readonly Angka[], today: string): Record<KunciAngka, AngkaBerlaku> {
  const held = new Map<KunciAngka, Angka[]>()
  for (const row of angka) {
    const kunci = kunciAngka(row.kunci)
    if (kunci === null) continue
    const rows = held.get(kunci)
    if (rows) rows.push(row)
    else held.set(kunci, [row])
  }
  const of = (kunci: KunciAngka) => newestOf(held.get(kunci) ?? [], kunci, today)
  return {
    harga_acuan: of('harga_acuan'),
    paspor_bulan: of('paspor_bulan'),
    paspor_kata: of('paspor_kata'),
    vaksin_hari: of('vaksin_hari'),
    vaksin_awal_hari: of('vaksin_awal_hari'),
    uang_muka: of('uang_muka'),
    pelunasan_hari: of('pelunasan_hari'),
    lunas_hari: of('lunas_hari'),
    batas_dp_hari: of('batas_dp_hari'),
    dokumen_bulan: of('dokumen_bulan'),
    meningitis_bulan: of('meningitis_bulan'),
    polio_bulan: of('polio_bulan'),
    foto_bulan: of('foto_bulan'),
    paspor_masuk_hari: of('paspor_masuk_hari'),
    paspor_visa_hari: of('paspor_visa_hari'),
    paspor_kembali_hari: of('paspor_kembali_hari'),
    meterai_batas: of('meterai_batas'),
    meterai_tarif: of('meterai_tarif'),
    gateway_va: of('gateway_va'),
    gateway_qris: of('gateway_qris'),
    gateway_kartu: of('gateway_kartu'),
    ppn_umrah: of('ppn_umrah'),
    ppn_haji: of('ppn_haji'),
    ppn_overseas: of('ppn_overseas'),
    daftar_bulan: of('daftar_bulan'),
    lunas_bulan: of('lunas_bulan'),
    anak_tahun: of('anak_tahun'),
    bayi_tahun: of('bayi_tahun'),
    dokumen_hari: of('dokumen_hari'),
    manifest_hari: of('manifest_hari'),
    visa_hari: of('visa_hari'),
    visa_pakai_hari: of('visa_pakai_hari'),
    kamar_hari: of('kamar_hari'),
    manasik_hari: of('manasik_hari'),
    minimum_hari: of('minimum_hari'),
    pendamping_tahun: of('pendamping_tahun'),
    laporan_pulang_hari: of('laporan_pulang_hari'),
    jawab_data_jam: of('jawab_data_jam'),
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

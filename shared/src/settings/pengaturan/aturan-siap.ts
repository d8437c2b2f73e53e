import type { PengaturanIsi } from './pengaturan.ts'
import type { ATURAN_SIAP, TEGAS } from './pengaturan-fields.ts'

/*
 * Requirements of a journey as dated switches: each says from which day of departure on it blocks, warns or is asked of
 * nobody, and where that is written. Their figures, such as months of a passport, are settings of their own.
 */

export type AturanKunci = (typeof ATURAN_SIAP)[number]
export type Tegas = (typeof TEGAS)[number]
/** A switch as the settings store it. */
export type AturanSiap = PengaturanIsi['aturan_siap'][number]

/** The label of each requirement that can be switched. */
export const ATURAN_SIAP_NAMA: Record<AturanKunci, string> = {
  nama: 'Nama di paspor',
  paspor: 'Paspor',
  berkas_paspor: 'Foto paspor',
  pas_foto: 'Pas foto',
  ktp: 'KTP',
  kk: 'Kartu keluarga',
  akta_lahir: 'Akta lahir anak',
  buku_nikah: 'Buku nikah suami istri',
  bpjs: 'BPJS',
  meningitis: 'Vaksin meningitis',
  polio: 'Vaksin polio',
  pendamping: 'Pendamping',
  visa: 'Visa',
  polis: 'Polis asuransi',
  musim: 'Musim umrah',
}

/** The label of each strictness. */
export const TEGAS_LABEL: Record<Tegas, string> = {
  penghalang: 'Wajib, menghalangi berangkat',
  peringatan: 'Diperingatkan saja',
  tidak: 'Tidak diminta',
}

interface Bawaan {
  tegas: Tegas
  sumber: string
}
const KANTOR = 'Ketentuan kantor kami'
const VAKSIN: Bawaan = { tegas: 'penghalang', sumber: 'SE Kemenkes HK.02.02/A/1206/2025' }
/** Papers that an office asks for once it says so. */
const PAPER: Bawaan = { tegas: 'tidak', sumber: KANTOR }

/** Switches as they are until the settings state others. */
export const ATURAN_BAWAAN: Record<AturanKunci, Bawaan> = {
  nama: { tegas: 'peringatan', sumber: KANTOR },
  paspor: { tegas: 'penghalang', sumber: 'UU 14/2025 pasal 87A dan ketentuan kantor kami' },
  berkas_paspor: { tegas: 'penghalang', sumber: KANTOR },
  pas_foto: { tegas: 'penghalang', sumber: KANTOR },
  ktp: PAPER,
  kk: PAPER,
  akta_lahir: PAPER,
  buku_nikah: PAPER,
  bpjs: PAPER,
  meningitis: VAKSIN,
  polio: VAKSIN,
  pendamping: { tegas: 'penghalang', sumber: KANTOR },
  visa: { tegas: 'penghalang', sumber: 'Aturan visa umrah Arab Saudi, menurut pemberitaan 1 November 2025' },
  polis: { tegas: 'penghalang', sumber: 'Permenhaj 4/2025 pasal 51' },
  musim: { tegas: 'penghalang', sumber: 'Pengumuman musim umrah Arab Saudi' },
}

/** A switch valid on a day. */
export interface AturanBerlaku extends Bawaan {
  berlaku_sejak: string
  diperiksa_pada: string
  /** True if no row of the settings states it. */
  isBawaan: boolean
}

/** Returns the switch of a requirement valid on a day (`YYYY-MM-DD`): the newest that has begun, else the built-in. */
export function aturanBerlaku(rows: readonly AturanSiap[], kunci: AturanKunci, day: string): AturanBerlaku {
  const [row] = rows
    .filter(({ aturan, berlaku_sejak }) => aturan === kunci && berlaku_sejak <= day)
    .toSorted((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? 1 : -1))
  if (!row) return { ...ATURAN_BAWAAN[kunci], berlaku_sejak: '', diperiksa_pada: '', isBawaan: true }
  const { tegas, sumber, berlaku_sejak, diperiksa_pada } = row
  return { tegas, sumber, berlaku_sejak, diperiksa_pada, isBawaan: false }
}

/** Returns errors of switches by path: two of one requirement with one day. */
export function aturanErrors(
  rows: readonly Pick<AturanSiap, 'aturan' | 'berlaku_sejak'>[],
): Record<string, string[]> {
  const known = new Set<string>()
  const errors: Record<string, string[]> = {}
  for (const [index, { aturan, berlaku_sejak }] of rows.entries()) {
    const name = `${berlaku_sejak} ${aturan}`
    if (known.has(name))
      errors[`aturan_siap.${index}.berlaku_sejak`] = ['Syarat ini sudah ada untuk tanggal yang sama']
    known.add(name)
  }
  return errors
}

import { semuaAngka } from './angka/berlaku.ts'
import { ANGKA_DIKENAL, KUNCI_ANGKA, type KunciAngka, kunciAngka } from './angka/dikenal.ts'
import { ATURAN_SIAP_NAMA } from './aturan-siap.ts'
import type { PengaturanIsi, PengaturanUpdate } from './pengaturan.ts'

/** A setting with the day of its last check against its source. */
export interface Bertanggal {
  /** Names it in a page. */
  id: string
  nama: string
  diperiksa_pada: string
  /** The card of the settings that shows it. */
  kartu: 'angka' | 'izin' | 'batal' | 'pengaduan' | 'siap'
  /** Returns the change that marks it as checked on a day. */
  diperiksa: (today: string) => PengaturanUpdate
}

type Isi = Pick<
  PengaturanIsi,
  | 'angka'
  | 'licence_check_url'
  | 'licence_check_diperiksa'
  | 'aturan_batal'
  | 'aturan_batal_diperiksa'
  | 'pengaduan'
  | 'aturan_siap'
  | 'musim'
>

/** Returns the figures with a known one marked as checked on a day; one without a row gets one. */
export function angkaDiperiksa(
  angka: PengaturanIsi['angka'],
  kunci: KunciAngka,
  today: string,
): PengaturanIsi['angka'] {
  const held = semuaAngka(angka, today)[kunci]
  if (held.isBawaan) {
    const { nilai, berlaku_sejak, sumber } = held
    return [
      ...angka,
      { kunci: ANGKA_DIKENAL[kunci].nama, nilai, berlaku_sejak, sumber, diperiksa_pada: today },
    ]
  }
  return angka.map((row) =>
    kunciAngka(row.kunci) === kunci && row.berlaku_sejak === held.berlaku_sejak
      ? { ...row, diperiksa_pada: today }
      : row,
  )
}

/** Lists all settings with a day of their last check; of figures, those valid on `today`. */
export function semuaBertanggal(isi: Isi, today: string): Bertanggal[] {
  const held = semuaAngka(isi.angka, today)
  const dikenal = KUNCI_ANGKA.map((kunci) => ({
    id: kunci,
    nama: ANGKA_DIKENAL[kunci].nama,
    diperiksa_pada: held[kunci].diperiksa_pada,
    kartu: 'angka' as const,
    diperiksa: (day: string) => ({ angka: angkaDiperiksa(isi.angka, kunci, day) }),
  }))
  const sendiri = isi.angka.flatMap((row, at) =>
    kunciAngka(row.kunci) === null
      ? [
          {
            id: `angka-${at}`,
            nama: row.kunci,
            diperiksa_pada: row.diperiksa_pada,
            kartu: 'angka' as const,
            diperiksa: (day: string) => ({ angka: isi.angka.with(at, { ...row, diperiksa_pada: day }) }),
          },
        ]
      : [],
  )
  const alamat = {
    id: 'licence_check_url',
    nama: 'Tautan untuk memeriksa izin',
    diperiksa_pada: isi.licence_check_diperiksa,
    kartu: 'izin' as const,
    diperiksa: (day: string) => ({ licence_check_diperiksa: day }),
  }
  const batal = {
    id: 'aturan_batal',
    nama: 'Aturan batal',
    diperiksa_pada: isi.aturan_batal_diperiksa,
    kartu: 'batal' as const,
    diperiksa: (day: string) => ({ aturan_batal_diperiksa: day }),
  }
  const pengaduan = isi.pengaduan.map((row, at) => ({
    id: `pengaduan-${at}`,
    nama: row.nama,
    diperiksa_pada: row.diperiksa_pada,
    kartu: 'pengaduan' as const,
    diperiksa: (day: string) => ({ pengaduan: isi.pengaduan.with(at, { ...row, diperiksa_pada: day }) }),
  }))
  const aturan = isi.aturan_siap.map((row, at) => ({
    id: `aturan-${at}`,
    nama: `Syarat berangkat: ${ATURAN_SIAP_NAMA[row.aturan]}`,
    diperiksa_pada: row.diperiksa_pada,
    kartu: 'siap' as const,
    diperiksa: (day: string) => ({ aturan_siap: isi.aturan_siap.with(at, { ...row, diperiksa_pada: day }) }),
  }))
  const musim = isi.musim.map((row, at) => ({
    id: `musim-${at}`,
    nama: `Musim umrah ${row.nama}`,
    diperiksa_pada: row.diperiksa_pada,
    kartu: 'siap' as const,
    diperiksa: (day: string) => ({ musim: isi.musim.with(at, { ...row, diperiksa_pada: day }) }),
  }))
  return [
    ...dikenal,
    ...sendiri,
    ...(isi.licence_check_url ? [alamat] : []),
    ...(isi.aturan_batal.length > 0 ? [batal] : []),
    ...pengaduan,
    ...aturan,
    ...musim,
  ]
}

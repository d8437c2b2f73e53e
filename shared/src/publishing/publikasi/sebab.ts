import { z } from 'zod'
import { RIWAYAT_AKSI } from '../../records/riwayat/riwayat.ts'

/**
 * What a release brought, or why it was made: what a revision records; a backup was restored; a person asked; the first release of all,
 * another version of program or settings, a new day.
 */
const SEBAB_JENIS = [...RIWAYAT_AKSI, 'cadangan', 'bangun', 'pertama', 'kode', 'hari'] as const
export type SebabJenis = (typeof SEBAB_JENIS)[number]

export const sebabSchema = z.object({
  jenis: z.enum(SEBAB_JENIS),
  /** Name of what was changed; empty where the kind says it all. */
  nama: z.string(),
  /** Who did it; empty for the machine itself. */
  oleh: z.string(),
  /** How often it happened, where the same person did the same again. */
  kali: z.number().int().min(1),
})
export type Sebab = z.infer<typeof sebabSchema>

const TEXT: Record<SebabJenis, (nama: string) => string> = {
  buat: (nama) => `${nama} ditambahkan`,
  ubah: (nama) => `${nama} diubah`,
  kursi: (nama) => `Kursi ${nama} diubah`,
  impor: (nama) => `${nama} diubah lewat impor`,
  hapus: (nama) => `${nama} dihapus`,
  pulihkan: (nama) => `${nama} dipulihkan`,
  terbit: (nama) => `${nama} terbit sesuai jadwal`,
  turun: (nama) => `${nama} turun sesuai jadwal`,
  cadangan: () => 'Cadangan dipulihkan',
  bangun: () => 'Diterbitkan ulang',
  pertama: () => 'Rilis pertama',
  kode: () => 'Program atau pengaturan situs diperbarui',
  hari: () => 'Tanggal berganti',
}

/** A cause in words: `Umrah Istanbul dihapus, Rina`. */
export function sebabText({ jenis, nama, oleh, kali }: Sebab): string {
  const often = kali > 1 ? ` ${kali} kali` : ''
  return `${TEXT[jenis](nama)}${often}${oleh && `, ${oleh}`}`
}

/** Causes in their order, the same one by the same person counted instead of repeated. */
export function gatherSebab(causes: readonly Sebab[]): Sebab[] {
  const gathered = new Map<string, Sebab>()
  for (const cause of causes) {
    const key = JSON.stringify([cause.jenis, cause.nama, cause.oleh])
    const known = gathered.get(key)
    gathered.set(key, known ? { ...known, kali: known.kali + cause.kali } : cause)
  }
  return [...gathered.values()]
}

/** What a release is called: its one cause, or how many there are. `jumlah` counts those that are not listed as well. */
export function judulRilis({ sebab, jumlah }: { sebab: readonly Sebab[]; jumlah: number }): string {
  const [only] = sebab
  if (!only) return 'Isi berubah'
  return jumlah > 1 ? `${jumlah} perubahan` : sebabText(only)
}

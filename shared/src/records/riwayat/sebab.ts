import { z } from 'zod'
import { RIWAYAT_AKSI } from './riwayat.ts'

/**
 * Causes of a release: a revision's action, a restored backup, a person's request, the first release, another version
 * of program or settings, or a new day.
 */
export const SEBAB_JENIS = [...RIWAYAT_AKSI, 'cadangan', 'bangun', 'pertama', 'kode', 'hari'] as const
export type SebabJenis = (typeof SEBAB_JENIS)[number]

export const sebabSchema = z.object({
  jenis: z.enum(SEBAB_JENIS),
  /** Name of what was changed; empty where the kind says it all. */
  nama: z.string(),
  /** The author; empty for the machine itself. */
  oleh: z.string(),
  /** The number of times that the same person did the same. */
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

/** Writes a cause: `Umrah Istanbul dihapus, Rina`. */
export function sebabText({ jenis, nama, oleh, kali }: Sebab): string {
  const often = kali > 1 ? ` ${kali} kali` : ''
  return `${TEXT[jenis](nama)}${often}${oleh && `, ${oleh}`}`
}

/** Gathers causes in their order; the same one by the same person is counted instead of repeated. */
export function gatherSebab(causes: readonly Sebab[]): Sebab[] {
  const gathered = new Map<string, Sebab>()
  for (const cause of causes) {
    const key = JSON.stringify([cause.jenis, cause.nama, cause.oleh])
    const known = gathered.get(key)
    gathered.set(key, known ? { ...known, kali: known.kali + cause.kali } : cause)
  }
  return [...gathered.values()]
}

/**
 * Returns a release's title: its one cause, or the number of changes. `jumlah` also counts causes that are not listed.
 */
export function judulRilis({ sebab, jumlah }: { sebab: readonly Sebab[]; jumlah: number }): string {
  const [only] = sebab
  if (!only) return 'Isi berubah'
  return jumlah > 1 ? `${jumlah} perubahan` : sebabText(only)
}

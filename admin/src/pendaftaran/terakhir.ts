import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { create } from 'zustand'
import type { Deleted } from '../list/trash.ts'
import type { Kembali } from './massal/kembali.ts'

interface Terakhir {
  /** What was put into the trash last. */
  dihapus: Deleted | null
  /** What was called off last, as it was before. */
  dibatalkan: Pick<Pendaftaran, 'id' | 'nama' | 'status'> | null
  /** What the last change of several rows came to, and what brings them back. */
  massal: { kata: string; kembali: readonly Kembali[]; gagal: readonly string[] } | null
}

/** What was done last and can be taken back, though the row or the page that it was done on is gone. */
export const useTerakhir = create<Terakhir>(() => ({ dihapus: null, dibatalkan: null, massal: null }))

import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { create } from 'zustand'
import { useSession } from '../../access/session/session-store.ts'
import type { Deleted } from '../../records/list/trash.ts'
import { backOf, type Reversal } from './massal/reversal.ts'
import type { PendaftaranEdit } from './save-beside.ts'

interface Terakhir {
  /** The record moved to the trash last. */
  dihapus: Deleted | null
  /** The result of the last change of one or several rows, with its undo. */
  diubah: { kata: string; kembali: readonly Reversal[]; gagal: readonly string[] } | null
}

const NOTHING: Terakhir = { dihapus: null, diubah: null }

/** The last action that can be undone, kept though its row or page is gone. */
export const useTerakhir = create<Terakhir>(() => NOTHING)

// Undo belongs to who acted: the next account is shown none of it.
useSession.subscribe(({ userInfo }, before) => {
  if (userInfo?.user.id !== before.userInfo?.user.id) useTerakhir.setState(NOTHING)
})

/** Stores the result of one row's change with its undo. */
export function noteChanged({ base, change }: PendaftaranEdit, saved: Pendaftaran, kata: string): void {
  const kembali = [{ base: saved, change: backOf(base, change) }]
  useTerakhir.setState({ diubah: { kata, kembali, gagal: [] } })
}

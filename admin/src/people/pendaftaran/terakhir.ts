import type { Pendaftaran } from '@safar/shared/people/pendaftaran/schema'
import { create } from 'zustand'
import { useSession } from '../../access/session/session-store.ts'
import type { Deleted } from '../../records/list/trash.ts'
import { backOf, type Kembali } from './massal/kembali.ts'
import type { PendaftaranEdit } from './save-beside.ts'

interface Terakhir {
  /** What was put into the trash last. */
  dihapus: Deleted | null
  /** What the last change of one row or of several came to, and what brings them back. */
  diubah: { kata: string; kembali: readonly Kembali[]; gagal: readonly string[] } | null
}

const NOTHING: Terakhir = { dihapus: null, diubah: null }

/** What was done last and can be taken back, though the row or the page that it was done on is gone. */
export const useTerakhir = create<Terakhir>(() => NOTHING)

// It is theirs who did it: whoever signs in after them is shown nothing of it.
useSession.subscribe(({ userInfo }, before) => {
  if (userInfo?.user.id !== before.userInfo?.user.id) useTerakhir.setState(NOTHING)
})

/** Says in a sentence what became of one row, with the way back. */
export function catatDiubah({ base, change }: PendaftaranEdit, saved: Pendaftaran, kata: string): void {
  const kembali = [{ base: saved, change: backOf(base, change) }]
  useTerakhir.setState({ diubah: { kata, kembali, gagal: [] } })
}

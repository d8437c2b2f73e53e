import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import { pendaftaranClient } from '../pendaftaran-client.ts'
import { type PendaftaranChange, saveBeside } from '../save-beside.ts'
import { useTerakhir } from '../terakhir.ts'
import { backOf, type Reversal } from './reversal.ts'

/** The most calls in parallel: a page of rows is changed in moments, and nobody else waits for it. */
const AT_ONCE = 4

/**
 * Changes registrations one by one, each beside what others change: gives what brings them back, and the names of those
 * that failed.
 */
async function changeAll(edits: readonly Reversal[]): Promise<{ kembali: Reversal[]; gagal: string[] }> {
  const kembali: Reversal[] = []
  const gagal: string[] = []
  for (let at = 0; at < edits.length; at += AT_ONCE) {
    const part = edits.slice(at, at + AT_ONCE)
    const results = await Promise.allSettled(
      part.map((edit) => saveBeside(pendaftaranClient, edit.base.id, edit)),
    )
    for (const [index, result] of results.entries()) {
      const edit = part[index]
      if (!edit) continue
      if (result.status === 'rejected') gagal.push(edit.base.nama)
      else kembali.push({ base: result.value, change: backOf(edit.base, edit.change) })
    }
  }
  return { kembali, gagal }
}

interface MassalChange {
  edits: readonly Reversal[]
  /** The verb phrase of the result: `ditandai selesai`. */
  kata: string
}

/** The mutation that changes several registrations; its result and its undo are stored in `useTerakhir`. */
export function useChangeMassal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ edits }: MassalChange) => changeAll(edits),
    onSuccess: ({ kembali, gagal }, { edits, kata }) => {
      const [only] = edits
      const siapa = edits.length === 1 && only ? only.base.nama : `${kembali.length} pendaftaran`
      useTerakhir.setState({ diubah: { kata: `${siapa} ${kata}.`, kembali, gagal } })
      return queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
    },
  })
}

/** The mutation that undoes the last bulk change. */
export function useUndoMassal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (kembali: readonly Reversal[]) => changeAll(kembali),
    onSuccess: ({ gagal }) => {
      useTerakhir.setState({
        diubah: gagal.length > 0 ? { kata: 'Yang lain kembali seperti semula.', kembali: [], gagal } : null,
      })
      return queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
    },
  })
}

/**
 * Returns the change that marks the next step as done: its day is cleared, and a new registration becomes contacted.
 * Null where there is nothing to do.
 */
export function selesaiChange({ status, tindak_lanjut }: Pendaftaran): PendaftaranChange | null {
  const change = {
    ...(tindak_lanjut !== null && { tindak_lanjut: null }),
    ...(status === 'baru' && { status: 'dihubungi' as const }),
  }
  return Object.keys(change).length > 0 ? change : null
}

import { Loader, Modal } from '@mantine/core'
import type { ApiError } from '@safar/shared/errors'
import { readPaketAnswer } from '@safar/shared/paket/read'
import type { Paket } from '@safar/shared/paket/schema'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type BaseSeats, mergeSeats } from '../../paket/form/seats.ts'
import { type PaketFormValues, valuesFromPaket } from '../../paket/form/values.ts'
import type { Start } from '../editor.tsx'
import { usePaketFormApi } from '../form-context.ts'
import { MessageDialog } from '../save/message-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { findConflicts } from './merge.ts'

interface StaleDialogProps {
  error: ApiError
  baseValues: PaketFormValues | null
  kursi: BaseSeats
  /** Fetches the stored copy where the answer did not carry it. */
  fetchCurrent: () => Promise<Paket>
  onCancel: () => void
  onResolved: (start: Omit<Start, 'id' | 'draftId'>) => void
}

const whoSchema = z.object({ diubah_oleh: z.string().optional() })

/** A save met a newer copy: gets that copy, asks what to keep, and saves the outcome on top of it. */
export function StaleDialog({
  error,
  baseValues,
  kursi,
  fetchCurrent,
  onCancel,
  onResolved,
}: StaleDialogProps) {
  const form = usePaketFormApi()
  const [stored, setStored] = useState(() => readPaketAnswer(error.body))
  const [lost, setLost] = useState(false)
  const who = whoSchema.safeParse(error.body).data?.diubah_oleh

  useEffect(() => {
    if (stored) return
    let gone = false
    fetchCurrent()
      .then((paket) => gone || setStored(paket))
      .catch(() => gone || setLost(true))
    return () => {
      gone = true
    }
  }, [stored, fetchCurrent])

  if (lost) {
    return (
      <MessageDialog
        opened
        message="Data gagal diupdate"
        detail="Paket ini baru saja diubah orang lain, dan salinan barunya tidak dapat diambil. Coba simpan lagi."
        onOk={onCancel}
      />
    )
  }
  if (!stored) {
    return (
      <Modal opened onClose={onCancel} withCloseButton={false} title="Mengambil perubahan terbaru">
        <Loader aria-label="Memuat" />
      </Modal>
    )
  }
  const theirs = valuesFromPaket(stored)
  const mine = form.getValues()
  // Seats that two people changed are no choice: both changes count, where there is room for both.
  const seats = mergeSeats(mine, kursi, stored)
  const values = seats === null ? mine : { ...mine, sisa_pax: seats }
  const conflicts = findConflicts(baseValues, mine, theirs)
  return (
    <ConflictDialog
      conflicts={seats === null ? conflicts : conflicts.filter(({ path }) => path !== 'sisa_pax')}
      note={
        seats === null || stored.sisa_pax === kursi
          ? undefined
          : `Kursi dihitung bersama: menjadi ${seats} dari ${values.total_pax}.`
      }
      who={who}
      onCancel={onCancel}
      onSave={(taken) =>
        onResolved({
          values: taken.reduce((merged, { take }) => take(merged), values),
          clean: theirs,
          base: stored.updated_at,
          kursi: stored.sisa_pax,
          baseValues: theirs,
          saveAtOnce: true,
        })
      }
    />
  )
}

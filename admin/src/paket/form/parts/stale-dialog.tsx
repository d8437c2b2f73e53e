import { Loader, Modal } from '@mantine/core'
import type { ApiError } from '@safar/shared/errors'
import { readPaketAnswer } from '@safar/shared/paket/read'
import type { Paket } from '@safar/shared/paket/schema'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { usePaketFormApi } from '../form-context.ts'
import { findConflicts } from '../merge.ts'
import type { Start } from '../paket-editor.tsx'
import { type PaketFormValues, valuesFromPaket } from '../values.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'

interface StaleDialogProps {
  error: ApiError
  baseValues: PaketFormValues | null
  /** Fetches the stored copy where the answer did not carry it. */
  fetchCurrent: () => Promise<Paket>
  onCancel: () => void
  onResolved: (start: Omit<Start, 'id' | 'draftId'>) => void
}

const whoSchema = z.object({ diubah_oleh: z.string().optional() })

/** A save met a newer copy: gets that copy, asks what to keep, and saves the outcome on top of it. */
export function StaleDialog({ error, baseValues, fetchCurrent, onCancel, onResolved }: StaleDialogProps) {
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
  return (
    <ConflictDialog
      conflicts={findConflicts(baseValues, form.getValues(), theirs)}
      who={who}
      onCancel={onCancel}
      onSave={(taken) =>
        onResolved({
          values: taken.reduce((values, { take }) => take(values), form.getValues()),
          clean: theirs,
          base: stored.updated_at,
          baseValues: theirs,
          saveAtOnce: true,
        })
      }
    />
  )
}

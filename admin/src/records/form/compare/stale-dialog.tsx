import { Loader, Modal } from '@mantine/core'
import type { ApiError } from '@safar/shared/platform/http/errors'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { sentence } from '../../../platform/ui/sentence.ts'
import type { Stored } from '../calls.ts'
import { useFormApi } from '../form-context.ts'
import { MessageDialog } from '../save/message-dialog.tsx'
import { SAVE_TEXTS } from '../save/texts.ts'
import type { FormShape } from '../shape.ts'
import { baseOf, type Restart, type Start } from '../start.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { findConflicts } from './merge.ts'

interface StaleDialogProps<V extends FormValues, R extends Stored> {
  shape: FormShape<V, R>
  error: ApiError
  start: Start<V>
  /** The record's id, to fetch the stored copy where the answer did not carry it. */
  id: number | undefined
  onCancel: () => void
  onResolved(start: Restart<V>): void
}

const whoSchema = z.object({ diubah_oleh: z.string().optional() })

/** Handles a save that met a newer version: gets that copy, asks what to keep, and gives back the merged values. */
export function StaleDialog<V extends FormValues, R extends Stored>({
  shape,
  id,
  error,
  start,
  onCancel,
  onResolved,
}: StaleDialogProps<V, R>) {
  const form = useFormApi<V>()
  const [stored, setStored] = useState(() => shape.calls.readAnswer(error.body))
  const [lost, setLost] = useState(false)
  const who = whoSchema.safeParse(error.body).data?.diubah_oleh

  useEffect(() => {
    if (stored) return
    let gone = false
    const current =
      id === undefined ? Promise.reject(new Error('A new record has no stored copy')) : shape.calls.get(id)
    current.then((record) => gone || setStored(record)).catch(() => gone || setLost(true))
    return () => {
      gone = true
    }
  }, [stored, shape, id])

  if (lost) {
    return (
      <MessageDialog
        opened
        message={SAVE_TEXTS.edit.failed}
        detail={`${sentence(shape.word)} ini baru saja diubah orang lain, dan salinan barunya tidak dapat diambil. Coba simpan lagi.`}
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
  const theirs = shape.valuesOf(stored)
  const mine = form.getValues()
  const { counted } = shape
  // A counted number is no choice: both changes are added, where there is room.
  const merged = counted?.merge(mine, start.base.counted, stored) ?? null
  const isMerged = counted && merged !== null
  const values = isMerged ? { ...mine, [counted.field]: merged } : mine
  const conflicts = findConflicts(shape, start.baseValues, mine, theirs)
  return (
    <ConflictDialog
      word={shape.word}
      conflicts={isMerged ? conflicts.filter(({ path }) => path !== counted.field) : conflicts}
      note={
        isMerged && theirs[counted.field] !== start.base.counted
          ? counted.mergedText(merged, mine)
          : undefined
      }
      who={who}
      onCancel={onCancel}
      onSave={(taken) =>
        onResolved({
          values: taken.reduce((now, { take }) => take(now), values),
          clean: theirs,
          base: baseOf(shape, stored),
          baseValues: theirs,
          saveAtOnce: true,
        })
      }
    />
  )
}

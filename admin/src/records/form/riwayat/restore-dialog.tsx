import { Button, Modal, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { type Pertanyaan, pertanyaanOf } from '@safar/shared/platform/http/yakin'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { Riwayat } from '@safar/shared/records/riwayat/riwayat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { sentence } from '../../../platform/ui/sentence.ts'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import type { Stored } from '../calls.ts'
import { recordQueries, useInvalidateBesideForm } from '../record.queries.ts'
import { SAVE_TEXTS } from '../save/texts.ts'
import type { FormShape } from '../shape.ts'

export interface RiwayatProps<R extends Stored> {
  shape: FormShape<FormValues, R>
  id: number
  onRestored: (pesan: string | null) => void
}

interface RestoreDialogProps<R extends Stored> extends RiwayatProps<R> {
  entry: Riwayat
  newest: Riwayat
  onClose: () => void
}

/** Asks before a record is restored to an earlier version. */
export function RestoreDialog<R extends Stored>({
  shape,
  id,
  entry,
  newest,
  onClose,
  onRestored,
}: RestoreDialogProps<R>) {
  const invalidate = useInvalidateBesideForm(shape)
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking')
  const [tanya, setTanya] = useState<Pertanyaan | null>(null)
  const then = useQuery(recordQueries.version(shape, id, entry.id)).data
  const now = useQuery(recordQueries.version(shape, id, newest.id)).data
  const kept = then && now && shape.counted?.keptText(then, now)
  const restore = async () => {
    setState('saving')
    try {
      const { pesan } = await shape.calls.riwayat.restore(id, entry.id, tanya !== null)
      void invalidate()
      onRestored(pesan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const asked = pertanyaanOf(error)
      setTanya(asked)
      setState(asked ? 'asking' : 'failed')
    }
  }
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title="Pulihkan versi ini?">
      <Text size="sm">
        {state === 'failed'
          ? `${SAVE_TEXTS.edit.failed}. Coba lagi.`
          : `${sentence(shape.word)} akan kembali seperti ${formatWaktuPenuh(entry.waktu)}. Versi sekarang tetap ada di riwayat; isian yang belum disimpan akan hilang.`}
      </Text>
      {tanya && (
        <Text size="sm" mt="xs" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {tanya.judul}: {tanya.teks}
        </Text>
      )}
      {kept && (
        <Text size="sm" mt="xs" fw={640}>
          {kept}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={() => void restore()} loading={state === 'saving'} data-autofocus>
          {tanya ? 'Ya, pulihkan juga' : 'Pulihkan'}
        </Button>
      </DialogActions>
    </Modal>
  )
}

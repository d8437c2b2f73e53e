import { Button, Loader, Modal, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { type Pertanyaan, pertanyaanOf } from '@safar/shared/platform/http/yakin'
import { useEffect, useEffectEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import type { TrashEntry } from '../../list/trash.ts'
import type { FormCalls, Stored } from '../calls.ts'
import { SAVE_TEXTS } from './texts.ts'

interface GoneDialogProps<R extends Stored> {
  id: number
  word: string
  calls: Pick<FormCalls<R>, 'get' | 'trash'>
  onCancel: () => void
  onRestored(record: R): void
  onSaveAsNew: () => void
}

type Found = { status: 'looking' | 'unknown' | 'absent' } | { status: 'trash'; entry: TrashEntry }

/** Handles a save whose record was deleted: restores it from the trash, or saves the values as a new record. */
export function GoneDialog<R extends Stored>({
  id,
  word,
  calls,
  onCancel,
  onRestored,
  onSaveAsNew,
}: GoneDialogProps<R>) {
  useFocusBack()
  const [found, setFound] = useState<Found>({ status: 'looking' })
  const [restoring, setRestoring] = useState<'no' | 'yes' | 'failed'>('no')
  const [tanya, setTanya] = useState<Pertanyaan | null>(null)

  const look = useEffectEvent((signal: AbortSignal) => calls.trash.list({ signal }))
  useEffect(() => {
    const gone = new AbortController()
    look(gone.signal)
      .then((entries): Found => {
        const entry = entries.find((each) => each.id === id)
        return entry ? { status: 'trash', entry } : { status: 'absent' }
      })
      .catch((): Found => ({ status: 'unknown' }))
      .then((next) => gone.signal.aborted || setFound(next))
    return () => gone.abort()
  }, [id])

  const restore = async () => {
    setRestoring('yes')
    try {
      await calls.trash.restore(id, tanya !== null)
      onRestored(await calls.get(id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const asked = pertanyaanOf(error)
      setTanya(asked)
      setRestoring(asked ? 'no' : 'failed')
    }
  }
  const busy = restoring === 'yes'
  return (
    <Modal
      opened
      onClose={onCancel}
      size="xl"
      title={SAVE_TEXTS.edit.failed}
      closeButtonProps={{ 'aria-label': 'Kembali ke formulir' }}
    >
      <Text size="sm">
        {sentence(word)} {describe(found)} Semua isian Anda masih ada di formulir.
      </Text>
      {found.status === 'looking' && <Loader size="sm" mt="md" aria-label="Mencari di Sampah" />}
      {tanya && (
        <Text size="sm" mt="md" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {tanya.judul}: {tanya.teks}
        </Text>
      )}
      {restoring === 'failed' && (
        <Text size="sm" c="var(--red)" role="alert" mt="md">
          {sentence(word)} gagal dipulihkan. Coba lagi, atau simpan sebagai {word} baru.
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Kembali ke formulir
        </Button>
        <Button
          variant={found.status === 'absent' ? 'filled' : 'default'}
          onClick={onSaveAsNew}
          disabled={busy}
        >
          Simpan sebagai {word} baru
        </Button>
        {(found.status === 'trash' || found.status === 'unknown') && (
          <Button onClick={() => void restore()} loading={busy}>
            {tanya ? 'Ya, pulihkan juga lalu simpan' : 'Pulihkan dari Sampah lalu simpan'}
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}

function describe(found: Found): string {
  if (found.status === 'trash') {
    const { dihapus_oleh, dihapus_pada } = found.entry
    return `ini dihapus ${dihapus_oleh || 'seseorang'} pada ${formatWaktuPenuh(dihapus_pada)} dan masih ada di Sampah.`
  }
  if (found.status === 'absent') return 'ini sudah dihapus dan tidak ada lagi di Sampah.'
  return 'ini sudah dihapus.'
}

import { Button, Loader, Modal, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/errors'
import type { Paket } from '@safar/shared/paket/schema'
import type { Sampah } from '@safar/shared/sampah/sampah'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PaketFormValues } from '../../paket/form/values.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { formatWaktuPenuh } from '../../ui/waktu.ts'

/** What can be done about a package that somebody deleted. */
export interface Gone {
  /** The package's entry in the trash; null when it is not there. */
  find: () => Promise<Sampah<Paket> | null>
  /** Brings it back and answers it. */
  restore: () => Promise<Paket>
  saveAsNew: (values: PaketFormValues) => Promise<Paket>
  /** After the success dialog's Ok. */
  onMade: () => void
}

interface GoneDialogProps {
  message: string
  gone: Gone
  onCancel: () => void
  onRestored: (paket: Paket) => void
  onSaveAsNew: () => void
}

type Found = { status: 'looking' | 'unknown' | 'absent' } | { status: 'trash'; entry: Sampah<Paket> }

/** A save found its package deleted: brings it back from the trash, or saves what was typed as a new one. */
export function GoneDialog({ message, gone, onCancel, onRestored, onSaveAsNew }: GoneDialogProps) {
  useFocusBack()
  const [found, setFound] = useState<Found>({ status: 'looking' })
  const [restoring, setRestoring] = useState<'no' | 'yes' | 'failed'>('no')

  const look = useEffectEvent(() => gone.find())
  useEffect(() => {
    let left = false
    look()
      .then((entry): Found => (entry ? { status: 'trash', entry } : { status: 'absent' }))
      .catch((): Found => ({ status: 'unknown' }))
      .then((next) => left || setFound(next))
    return () => {
      left = true
    }
  }, [])

  const restore = async () => {
    setRestoring('yes')
    try {
      onRestored(await gone.restore())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRestoring('failed')
    }
  }
  const busy = restoring === 'yes'
  return (
    <Modal
      opened
      onClose={onCancel}
      size="xl"
      title={message}
      closeButtonProps={{ 'aria-label': 'Kembali ke formulir' }}
    >
      <Text size="sm">{describe(found)} Semua isian Anda masih ada di formulir.</Text>
      {found.status === 'looking' && <Loader size="sm" mt="md" aria-label="Mencari di Sampah" />}
      {restoring === 'failed' && (
        <Text size="sm" c="var(--red)" role="alert" mt="md">
          Paket gagal dipulihkan. Coba lagi, atau simpan sebagai paket baru.
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
          Simpan sebagai paket baru
        </Button>
        {(found.status === 'trash' || found.status === 'unknown') && (
          <Button onClick={() => void restore()} loading={busy}>
            Pulihkan dari Sampah lalu simpan
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}

function describe(found: Found): string {
  if (found.status === 'trash') {
    const { dihapus_oleh, dihapus_pada } = found.entry
    return `Paket ini dihapus ${dihapus_oleh || 'seseorang'} pada ${formatWaktuPenuh(dihapus_pada)} dan masih ada di Sampah.`
  }
  if (found.status === 'absent') return 'Paket ini sudah dihapus dan tidak ada lagi di Sampah.'
  return 'Paket ini sudah dihapus.'
}

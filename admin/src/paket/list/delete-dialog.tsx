import { Button, Modal, Text } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { useState } from 'react'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { useInvalidatePaket, useRemovePaket } from '../paket.queries.ts'

interface Props {
  paket: Paket
  onClose: () => void
  onDeleted: (paket: Paket) => void
}

/** Asks before a package goes, then says how it went; that message's Ok reads the list anew (SPEC sections 4 and 8). */
export function DeleteDialog({ paket, onClose, onDeleted }: Props) {
  const { mutateAsync, isPending } = useRemovePaket()
  const refresh = useInvalidatePaket()
  const [result, setResult] = useState<'deleted' | 'failed' | null>(null)
  useFocusBack()
  const close = () => {
    if (isPending) return
    onClose()
    if (result !== null) void refresh()
    if (result === 'deleted') onDeleted(paket)
  }
  const remove = async () => {
    try {
      await mutateAsync(paket.id)
      setResult('deleted')
    } catch {
      setResult('failed')
    }
  }

  return (
    <Modal opened onClose={close} title="Hapus paket">
      <div role="status">
        {result === null ? (
          <Text>Apakah anda yakin untuk menghapus data {paket.nama_paket}?</Text>
        ) : (
          <Text>{result === 'deleted' ? 'Data berhasil dihapus' : 'Data gagal dihapus'}</Text>
        )}
      </div>
      <DialogActions>
        {result === null ? (
          <>
            <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
              Batal
            </Button>
            <Button color="red" onClick={remove} loading={isPending}>
              Ok
            </Button>
          </>
        ) : (
          // A button of its own: without a key it would be the first of the two above, which has the focus no more.
          <Button key="ok" onClick={close} autoFocus>
            Ok
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}

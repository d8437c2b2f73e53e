import { Button, Modal, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import type { Deleted, TrashShape } from './trash.ts'

interface Props {
  shape: TrashShape
  record: Deleted
  onClose: () => void
  onDeleted: (record: Deleted) => void
}

/** Asks before a record is deleted and reports the result, whose Ok refetches the list (SPEC sections 4 and 8). */
export function DeleteDialog({ shape: { noun, word, trash }, record, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: trash.remove })
  const [result, setResult] = useState<'deleted' | 'failed' | null>(null)
  useFocusBack()
  const close = () => {
    if (isPending) return
    onClose()
    if (result !== null) void queryClient.invalidateQueries({ queryKey: [noun.name] })
    if (result === 'deleted') onDeleted(record)
  }
  const remove = async () => {
    try {
      await mutateAsync(record.id)
      setResult('deleted')
    } catch {
      setResult('failed')
    }
  }

  return (
    <Modal opened onClose={close} title={`Hapus ${word}`}>
      <div role="status">
        {result === null ? (
          <Text>Apakah anda yakin untuk menghapus data {record.name}?</Text>
        ) : (
          <>
            <Text>{result === 'deleted' ? 'Data berhasil dihapus' : 'Data gagal dihapus'}</Text>
            {error instanceof ApiError && error.status === 409 && <Text mt="xs">{error.message}</Text>}
          </>
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
          // A button of its own: without a key React would reuse the first one above, which has lost the focus.
          <Button key="ok" onClick={close} autoFocus>
            Ok
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}

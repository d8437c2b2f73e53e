import { Button, Modal, Text } from '@mantine/core'
import { type Gambar, namaGambar } from '@safar/shared/files/gambar/gambar'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useDeleteGambar } from './pustaka.queries.ts'

interface Props {
  gambar: Gambar
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a picture is deleted for good. */
export function DeleteGambarDialog({ gambar, onClose, onDeleted }: Props) {
  useFocusBack()
  const { mutate, isPending, error } = useDeleteGambar()
  return (
    <Modal opened onClose={onClose} title={`Hapus ${namaGambar(gambar)}?`}>
      <Text>Gambar ini tidak dipakai di mana pun. Yang dihapus tidak dapat dikembalikan.</Text>
      {error && (
        <Text c="var(--red)" mt="sm" role="alert">
          {error.message}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button
          color="red"
          loading={isPending}
          onClick={() => mutate(gambar.image_name, { onSuccess: onDeleted })}
        >
          Hapus
        </Button>
      </DialogActions>
    </Modal>
  )
}

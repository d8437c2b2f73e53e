import { Button, Modal, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useRemovePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
  /** The page that shows it has nothing to show any more. */
  onErased?: () => void
}

/** Erases a person's data, as the law lets them ask for. */
export function EraseDialog({ pendaftaran, opened, onClose, onErased }: Props) {
  const { mutate, reset, isPending, isError } = useRemovePendaftaran()
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Hapus data pendaftar">
      <Text>Apakah anda yakin untuk menghapus data {pendaftaran.nama}?</Text>
      <Text c="dimmed" mt="xs">
        Data pribadinya, catatan kontak, dan riwayatnya hilang untuk selamanya dan tidak dapat dipulihkan.
        Pendaftaran yang digabung dengannya tetap disimpan.
      </Text>
      {isError && (
        <Text c="var(--red)" mb="md" role="alert">
          Data gagal dihapus
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={close} data-autofocus>
          Batal
        </Button>
        <Button
          color="red"
          loading={isPending}
          onClick={() => mutate(pendaftaran.id, { onSuccess: () => (onErased ? onErased() : close()) })}
        >
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}

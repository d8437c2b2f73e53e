import { Button, Modal, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useRemovePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** Erases a person's data, as the law lets them ask for. */
export function EraseDialog({ pendaftaran, opened, onClose }: Props) {
  const { mutate, isPending, isError } = useRemovePendaftaran()
  return (
    <Modal opened={opened} onClose={onClose} title="Hapus data pendaftar">
      <Text>Apakah anda yakin untuk menghapus data {pendaftaran.nama}?</Text>
      <Text c="dimmed" mt="xs">
        Data pribadinya hilang untuk selamanya dan tidak dapat dipulihkan.
      </Text>
      {isError && (
        <Text c="var(--red)" mb="md" role="alert">
          Data gagal dihapus
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button
          color="red"
          loading={isPending}
          onClick={() => mutate(pendaftaran.id, { onSuccess: onClose })}
        >
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}

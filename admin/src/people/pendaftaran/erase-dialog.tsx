import { Button, Modal, Text } from '@mantine/core'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useRemovePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: PendaftaranLengkap
  opened: boolean
  onClose: () => void
  /** Called once the data is erased: the page has nothing to show any more. */
  onErased: () => void
}

/** Asks before a person's data is erased, which the law on personal data entitles them to. */
export function EraseDialog({ pendaftaran, opened, onClose, onErased }: Props) {
  const { mutate, reset, isPending, isError } = useRemovePendaftaran('selamanya')
  const { gabungan } = pendaftaran
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Hapus untuk selamanya">
      <Text>Apakah anda yakin untuk menghapus data {pendaftaran.nama}?</Text>
      <Text c="dimmed" mt="xs">
        Data pribadinya, catatan kontak, dan riwayatnya hilang untuk selamanya dan tidak dapat dipulihkan.
        Yang dihapus: {pendaftaran.kode} ({[pendaftaran.nama, pendaftaran.email].filter(Boolean).join(', ')}).
        {gabungan.length > 0 &&
          ` Tetap disimpan, walau digabung dengannya: ${gabungan.map((one) => `${one.kode} (${[one.nama, one.email].filter(Boolean).join(', ')})`).join('; ')}.`}
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
          onClick={() => mutate(pendaftaran.id, { onSuccess: onErased })}
        >
          Hapus untuk selamanya
        </Button>
      </DialogActions>
    </Modal>
  )
}

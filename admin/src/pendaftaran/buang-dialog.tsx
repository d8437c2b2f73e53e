import { Button, Modal, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { SAMPAH_HARI } from '@safar/shared/sampah/sampah'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { useRemovePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  onClose: () => void
  onGone: () => void
}

/** Puts a registration into the trash, from which it comes back. */
export function BuangDialog({ pendaftaran: { id, nama, kode }, onClose, onGone }: Props) {
  const { mutate, isPending, isError } = useRemovePendaftaran('sampah')
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Pindahkan ke Sampah">
      <Text>
        Pindahkan pendaftaran {nama} ({kode}) ke Sampah? Tersimpan {SAMPAH_HARI} hari dan dapat dipulihkan,
        lalu hilang.
      </Text>
      {isError && (
        <Text c="var(--red)" mt="md" role="alert">
          Belum berhasil dipindahkan. Coba lagi.
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button color="red" loading={isPending} onClick={() => mutate(id, { onSuccess: onGone })}>
          Pindahkan ke Sampah
        </Button>
      </DialogActions>
    </Modal>
  )
}

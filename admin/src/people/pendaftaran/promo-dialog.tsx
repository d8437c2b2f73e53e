import { Button, Modal, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** Asks before a withdrawn consent to promotion is recorded, which the law allows at any time and in any way. */
export function PromoDialog({ pendaftaran, opened, onClose }: Props) {
  const { mutate, reset, isPending, isError } = useUpdatePendaftaran(pendaftaran.id)
  const { nama, pemasaran_pada } = pendaftaran
  const close = () => {
    reset()
    onClose()
  }
  const withdraw = () =>
    mutate({ base: pendaftaran, change: { setuju_pemasaran: false } }, { onSuccess: close })
  return (
    <Modal opened={opened} onClose={close} title="Tarik persetujuan promo">
      <Text>
        Catat bahwa {nama} tidak mau lagi menerima kabar promo
        {pemasaran_pada && ` yang disetujuinya ${formatWaktu(pemasaran_pada)}`}?
      </Text>
      <Text c="dimmed" mt="xs">
        Berlaku untuk semua pendaftaran dengan nomor telepon atau email yang sama. Waktu penarikannya disimpan
        di samping persetujuannya, dan hanya pendaftar sendiri yang dapat menyetujuinya lagi.
      </Text>
      {isError && (
        <Text c="var(--red)" mt="md" role="alert">
          Data gagal diupdate
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={close} data-autofocus>
          Batal
        </Button>
        <Button loading={isPending} onClick={withdraw}>
          Catat penarikan
        </Button>
      </DialogActions>
    </Modal>
  )
}

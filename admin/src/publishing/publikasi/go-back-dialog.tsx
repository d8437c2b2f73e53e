import { Button, Modal, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import type { Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { judulRilis } from '@safar/shared/records/riwayat/sebab'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { formatWaktuRinci } from '../../platform/ui/waktu.ts'
import { useGoBack } from './publikasi.queries.ts'

interface Props {
  rilis: Rilis
  onClose: () => void
}

/** Asks before visitors get an older release. */
export function GoBackDialog({ rilis, onClose }: Props) {
  const { mutate, isPending, error } = useGoBack()
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Kembali ke rilis ini">
      <Text>Apakah anda yakin untuk kembali ke rilis {formatWaktuRinci(rilis.terbit_pada)}?</Text>
      <Text fw={640} mt="xs">
        {judulRilis(rilis)}
      </Text>
      <Text c="dimmed" mt="xs">
        Pengunjung langsung melihat rilis itu, sampai isi apa pun diubah atau situs diterbitkan ulang. Isi di
        kantor tidak berubah.
      </Text>
      {error && (
        <Text c="var(--red)" mb="md" role="alert">
          {error instanceof ApiError && error.status > 0
            ? error.message
            : 'Rilis gagal diganti. Periksa sambungan internet Anda.'}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button loading={isPending} onClick={() => mutate(rilis.id, { onSuccess: onClose })}>
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}

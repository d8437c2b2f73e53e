import { Button, Modal, Text } from '@mantine/core'
import type { Surat } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-schema'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useRetry } from './kotak-keluar.queries.ts'

interface Props {
  surat: Surat
  onClose: () => void
}

/** Asks before a message may arrive twice. */
export function RetryDialog({ surat: { id, perihal, penerima }, onClose }: Props) {
  const { mutate, isPending, error } = useRetry()
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Kirim lagi">
      <Text>Email ini mungkin sudah sampai. Kirim sekali lagi ke {penerima}?</Text>
      <Text fw={640} mt="xs">
        {perihal}
      </Text>
      {error && (
        <Text c="var(--red)" mt="md" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button loading={isPending} onClick={() => mutate(id, { onSuccess: onClose })}>
          Kirim lagi
        </Button>
      </DialogActions>
    </Modal>
  )
}

import { Button, Modal, Text } from '@mantine/core'
import type { Akun } from '@safar/shared/akun/schema'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { saidBy } from '../ui/said-by.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { useHapusAkun } from './akun.queries.ts'

/** Asks before an account goes for good. */
export function HapusDialog({ akun: { id, nama, email }, onClose }: { akun: Akun; onClose: () => void }) {
  const { mutate, isPending, error } = useHapusAkun()
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Hapus akun">
      <Text>
        Hapus akun {nama || email}? Ia langsung keluar dan tidak dapat masuk lagi. Yang pernah dibuatnya tetap
        ada.
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
        <Button color="red" loading={isPending} onClick={() => mutate(id, { onSuccess: onClose })}>
          Hapus
        </Button>
      </DialogActions>
    </Modal>
  )
}

import { Button, Modal, Text } from '@mantine/core'
import type { Akun } from '@safar/shared/accounts/akun/akun-schema'
import { type ReactNode, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useDeleteAkun } from './akun.queries.ts'
import { HandOverSelect, TANPA } from './hand-over-select.tsx'

/** Asks before an account is deleted for good, and who takes over its tasks. */
export function DeleteAkunDialog({ akun, onClose }: { akun: Akun; onClose: () => void }) {
  const { id, nama, email } = akun
  const { mutate, isPending, error } = useDeleteAkun()
  return (
    <ReleaseDialog
      akun={akun}
      judul="Hapus akun"
      tombol="Hapus"
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSure={(ke) => mutate({ id, ke }, { onSuccess: onClose })}
    >
      Hapus akun {nama || email}? Ia langsung keluar dan tidak dapat masuk lagi. Yang pernah dibuatnya tetap
      ada.
    </ReleaseDialog>
  )
}

interface Props {
  akun: Akun
  judul: string
  tombol: string
  children: ReactNode
  isPending: boolean
  error: Error | null
  onClose: () => void
  /** The account that takes over; null for none. */
  onSure: (ke: number | null) => void
}

/** Asks before an account leaves the office, and who takes over its tasks; it goes on only once that is chosen. */
export function ReleaseDialog({ akun, judul, tombol, children, isPending, error, onClose, onSure }: Props) {
  const [ke, setKe] = useState('')
  const [isAsked, setAsked] = useState(false)
  useFocusBack()
  const isMissing = akun.tugas > 0 && ke === ''
  return (
    <Modal opened onClose={onClose} title={judul}>
      <Text>{children}</Text>
      <HandOverSelect
        akun={akun}
        value={ke}
        error={isAsked && isMissing ? 'Pilih siapa yang meneruskan' : null}
        onChange={setKe}
      />
      {error && (
        <Text c="var(--red)" mt="md" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button
          color="red"
          loading={isPending}
          onClick={() => {
            setAsked(true)
            if (!isMissing) onSure(ke === '' || ke === TANPA ? null : Number(ke))
          }}
        >
          {tombol}
        </Button>
      </DialogActions>
    </Modal>
  )
}

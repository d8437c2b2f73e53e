import { Button, Modal, Text, Textarea } from '@mantine/core'
import { type Pemesanan, statusInputSchema } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS_LABEL, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { Contact } from '../contact.tsx'
import { Failure } from '../failure.tsx'
import classes from '../form/form.module.css'
import { wrongPaths } from '../form/wrong-paths.ts'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import { stepWords } from './status-words.ts'

interface Props {
  booking: Pemesanan
  to: PemesananStatus
  onClose: () => void
}

const REASON_MISSING = 'Tulis alasannya'

/** Asks before a state is set by hand: what follows, and why where that must be known later. */
export function StatusDialog({ booking, to, onClose }: Props) {
  useFocusBack()
  const [alasan, setAlasan] = useState('')
  const [wrong, setWrong] = useState('')
  const { deed, follows, reason, isGrave } = stepWords(booking, to)
  const { mutate, isPending, error } = useBookingCall(() =>
    pemesananClient.setStatus(booking.id, { status: to, alasan: alasan.trim() }),
  )
  const save = () => {
    const isMissing = reason !== undefined && alasan.trim() === ''
    const found = isMissing
      ? REASON_MISSING
      : (wrongPaths(statusInputSchema, { status: to, alasan }).alasan ?? '')
    setWrong(found)
    if (found === '') mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={deed}>
      <div className={classes.dialog}>
        <Text size="sm">
          {booking.kode}, {booking.pemesan.nama}: {PEMESANAN_STATUS_LABEL[booking.status]} menjadi{' '}
          <strong>{PEMESANAN_STATUS_LABEL[to]}</strong>.
        </Text>
        {follows.map((words) => (
          <Text key={words} size="sm">
            {words}
          </Text>
        ))}
        {reason !== undefined && (
          <Textarea
            label={reason}
            required
            data-autofocus
            autosize
            minRows={2}
            value={alasan}
            error={wrong}
            onChange={({ currentTarget }) => {
              setAlasan(currentTarget.value)
              setWrong('')
            }}
          />
        )}
        {to === 'menunggu_dp' && <Contact booking={booking} tagihan={booking.tagihan} />}
        {error && (
          <Text c="var(--red)" role="alert">
            <Failure error={error} />
          </Text>
        )}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {isGrave ? 'Jangan batalkan' : 'Batal'}
        </Button>
        <Button {...(isGrave && { color: 'red' })} loading={isPending} onClick={save}>
          {deed}
        </Button>
      </DialogActions>
    </Modal>
  )
}

import { Button, Modal, Text, Textarea } from '@mantine/core'
import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'

interface Props {
  /** The label of the field. */
  label: string
  /** True if a reason must be given. */
  reason: boolean
  /** Opens the value; the server notes who looked, and why. */
  open: (alasan: string) => Promise<string>
  onClose: () => void
}

/** Shows a sealed value to whom it opens for, once they said why; it is gone with the dialog. */
export function UnsealDialog({ label, reason, open, onClose }: Props) {
  const [alasan, setAlasan] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { mutate, data: nilai, error, isPending } = useMutation({ mutationFn: open, gcTime: 0 })
  useFocusBack()
  const { problem, hint } = lengthText(alasan.trim().length, ALASAN_AKSES_MAX)
  const missing = isAsked && reason && alasan.trim() === '' ? 'Tulis dulu alasannya' : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The record's own form is around this dialog's in React's tree.
    event.stopPropagation()
    event.preventDefault()
    setAsked(true)
    if (!problem && (!reason || alasan.trim() !== '')) mutate(alasan.trim())
  }
  return (
    <Modal opened onClose={onClose} title={`Lihat ${label}`}>
      {nilai === undefined ? (
        <form noValidate onSubmit={submit}>
          <Textarea
            label={reason ? 'Mengapa perlu dilihat?' : 'Mengapa perlu dilihat? (boleh kosong)'}
            description={hint}
            autosize
            minRows={2}
            value={alasan}
            error={problem ?? missing}
            onChange={(event) => setAlasan(event.currentTarget.value)}
            data-autofocus
          />
          <Text mt="md" size="sm" c="var(--muted)">
            Siapa yang melihat, kapan, dan mengapa tercatat di Aktivitas.
          </Text>
          {error && (
            <Text role="alert" mt="md" c="var(--red)" fw={640}>
              {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
            </Text>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Kembali
            </Button>
            <Button type="submit" loading={isPending}>
              Lihat
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <Text role="status" fz="lg" fw={640} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {nilai}
          </Text>
          <DialogActions>
            <Button onClick={onClose}>Selesai</Button>
          </DialogActions>
        </>
      )}
    </Modal>
  )
}

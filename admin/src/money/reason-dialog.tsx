import { Button, Modal, Textarea } from '@mantine/core'
import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogActions } from '../platform/ui/dialog-actions.tsx'
import { lengthText } from '../platform/ui/length-text.ts'
import { useFocusBack } from '../platform/ui/use-focus-back.ts'
import classes from './money.module.css'
import { MoneyCallFailure } from './money-call-failure.tsx'

/** Reasons are part of books that nobody changes. */
const STAYS = 'Tersimpan di catatan uang dan tidak dapat dihapus. Jangan tulis penyakit.'

interface Props {
  title: string
  /** The button that does it. */
  deed: string
  /** Reasons that are often given; a press writes one. */
  ready: readonly string[]
  isBusy: boolean
  /** True for a step that takes something away. */
  isHarm?: boolean
  error: unknown
  children?: ReactNode
  onDo: (alasan: string) => void
  onClose: () => void
}

/** Asks for the reason of a step, and keeps it after an error. */
export function ReasonDialog({
  title,
  deed,
  ready,
  isBusy,
  isHarm = false,
  error,
  children,
  onDo,
  onClose,
}: Props) {
  useFocusBack()
  const [alasan, setAlasan] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { problem, hint } = lengthText(alasan.trim().length, MUTASI_LIMITS.alasan)
  const missing = isAsked && alasan.trim() === '' ? 'Tulis alasannya' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (alasan.trim() !== '' && !problem && !isBusy) onDo(alasan.trim())
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        {children}
        <Textarea
          label="Alasan"
          mt="sm"
          required
          data-autofocus
          autosize
          minRows={2}
          description={hint ?? STAYS}
          value={alasan}
          error={problem ?? missing}
          onChange={({ currentTarget }) => setAlasan(currentTarget.value)}
        />
        <div className={classes.ready}>
          {ready.map((words) => (
            <Button
              key={words}
              variant="default"
              size="compact-md"
              radius="xl"
              onClick={() => setAlasan(words)}
            >
              {words}
            </Button>
          ))}
        </div>
        <MoneyCallFailure error={error} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Tidak jadi
          </Button>
          <Button type="submit" {...(isHarm && { color: 'red' })} loading={isBusy}>
            {deed}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}

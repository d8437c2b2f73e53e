import { Button, Modal } from '@mantine/core'
import { REASON_MAX } from '@safar/shared/money/buku/reason'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogActions } from '../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../platform/ui/use-focus-back.ts'
import forms from '../trips/pemesanan/form/form.module.css'
import classes from './money.module.css'
import { MoneyCallFailure } from './money-call-failure.tsx'
import { ReasonField } from './reason-field.tsx'

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
  const missing = isAsked && alasan.trim() === '' ? 'Tulis alasannya' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const text = alasan.trim()
    if (text !== '' && text.length <= REASON_MAX && !isBusy) onDo(text)
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate className={forms.dialog} onSubmit={submit}>
        {children}
        <ReasonField value={alasan} error={missing} isFirst onChange={setAlasan} />
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

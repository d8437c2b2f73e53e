import { Button, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { KukuhForm } from './confirm-form.tsx'

interface Props {
  label: string
  /** The accessible name, where several buttons have the same label. */
  name?: string
  /** The question, with its consequence. */
  tanya: string
  isSubtle?: boolean
  change: () => Promise<unknown>
  onDone?: () => void
}

/** Renders a button for a change that is confirmed in a dialog first, which may ask for the password once more. */
export function TanyaButton({ label, name = label, isSubtle = false, ...rest }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant={isSubtle ? 'subtle' : 'default'}
        c="var(--red)"
        w="fit-content"
        // The label wraps, rather than be wider than a phone with letters twice as large.
        maw="100%"
        h="auto"
        mih={36}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.25 } }}
        // Beneath a text its label is aligned with that.
        {...(isSubtle && { px: 0 })}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && <TanyaDialog title={name} label={label} {...rest} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DialogProps extends Pick<Props, 'label' | 'tanya' | 'change' | 'onDone'> {
  title: string
  onClose: () => void
}

function TanyaDialog({ title, label, tanya, change, onDone, onClose }: DialogProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title}>
      <Text mb="md">{tanya}</Text>
      <KukuhForm
        label={label}
        change={change}
        onCancel={onClose}
        onDone={() => {
          onClose()
          onDone?.()
        }}
      />
    </Modal>
  )
}

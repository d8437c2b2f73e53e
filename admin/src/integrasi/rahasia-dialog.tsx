import { Button, Modal, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import classes from './integrasi.module.css'

interface Props {
  title: string
  label: string
  /** What is shown this once. */
  value: string
  children: string
  onClose: () => void
}

/** Shows what is never shown again. It closes by its button alone: a slip of the hand would lose it. */
export function RahasiaDialog({ title, label, value, children, onClose }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  useFocusBack()
  const copy = () => {
    // Where the browser has no clipboard for us, the field is there to copy from.
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Text>{children}</Text>
      <div className={classes.secret}>
        <TextInput
          label={label}
          value={value}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={copy} data-autofocus>
          Salin
        </Button>
      </div>
      <Text role="status" size="sm" c="dimmed" mt="xs" mih="1.5em">
        {copied === 'yes' && 'Tersalin.'}
        {copied === 'no' && 'Tidak dapat disalin otomatis. Pilih isinya, lalu salin sendiri.'}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </DialogActions>
    </Modal>
  )
}

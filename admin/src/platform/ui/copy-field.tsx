import { Button, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './copy-field.module.css'

interface Props {
  label: string
  /** The secret, shown this once. */
  value: string
  /** True where a dialog's focus begins at the button. */
  autoFocus?: boolean
}

/** Renders a value that is never shown again, with a button that copies it. */
export function CopyField({ label, value, autoFocus = false }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = () => {
    // Where the browser has no clipboard for us, the field is there to copy from.
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  return (
    <>
      <div className={classes.secret}>
        <TextInput
          label={label}
          value={value}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={`Salin ${label}`}
          onClick={copy}
          {...(autoFocus && { 'data-autofocus': true })}
        >
          Salin
        </Button>
      </div>
      <Text role="status" size="sm" c="dimmed" mt="xs" mih="1.5em">
        {copied === 'yes' && 'Tersalin.'}
        {copied === 'no' && 'Tidak dapat disalin otomatis. Pilih isinya, lalu salin sendiri.'}
      </Text>
    </>
  )
}

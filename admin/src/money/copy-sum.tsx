import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

/** Milliseconds for which the button says that it was done. */
const SAID_MS = 2_500

interface Props {
  /** The digits to copy, as a bank's form takes them. */
  digits: string
  /** The name for readers: `jumlah transfer Uang muka`. */
  label: string
}

/** Renders a button that copies a sum, and says so. */
export function CopySum({ digits, label }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Where the browser has no clipboard for us, the sum stands beside it.
    const written = navigator.clipboard?.writeText(digits) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  const Icon = copied === 'yes' ? IconCheck : IconCopy
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={`Salin ${label}`}
      onClick={copy}
    >
      <span role="status">
        {copied === 'yes' ? 'Tersalin' : copied === 'no' ? 'Tidak dapat disalin' : 'Salin'}
      </span>
    </Button>
  )
}

import { Textarea } from '@mantine/core'
import { REASON_MAX } from '@safar/shared/money/buku/reason'
import { lengthText } from '../platform/ui/length-text.ts'

/** Reasons are part of books that nobody changes. */
const STAYS = 'Tersimpan di catatan uang dan tidak dapat dihapus. Jangan tulis penyakit.'

interface Props {
  value: string
  error?: string | null | undefined
  /** A sentence on where else the reason is read. */
  also?: string
  /** True where the dialog begins with it. */
  isFirst?: boolean
  onChange: (alasan: string) => void
}

/** Renders the reason of a step in the books of money, which says that it stays, and when it grows too long. */
export function ReasonField({ value, error, also, isFirst = false, onChange }: Props) {
  const { problem, hint } = lengthText(value.trim().length, REASON_MAX)
  return (
    <Textarea
      label="Alasan"
      name="alasan"
      description={hint ?? [also, STAYS].filter(Boolean).join(' ')}
      required
      autosize
      minRows={2}
      maxRows={8}
      value={value}
      error={problem ?? error}
      {...(isFirst && { 'data-autofocus': true })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

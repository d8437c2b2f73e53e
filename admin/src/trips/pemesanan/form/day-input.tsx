import { TextInput } from '@mantine/core'
import { formatTanggal, parseTanggal } from '@safar/shared/platform/format/tanggal'
import { type ReactNode, useState } from 'react'

interface Props {
  label: string
  name: string
  description?: ReactNode
  /** `YYYY-MM-DD`, or words that are no day. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Renders a date typed as Indonesians write it. Text that is no date stays as typed, and is refused with a message. */
export function DayInput({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      placeholder="misalnya 5 Mei 2018"
      value={typed ?? formatTanggal(value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        onChange(parseTanggal(text) ?? text.trim())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

import { TextInput } from '@mantine/core'
import { terbilang } from '@safar/shared/money/kwitansi/terbilang'
import { readTypedSum } from '@safar/shared/money/pembayaran/typed-sum'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type ReactNode, useState } from 'react'

interface Props {
  label?: string
  name?: string
  value: string
  mata_uang: Currency
  error: string | undefined
  description?: ReactNode
  autoFocus?: boolean
  /** False where an empty field says something as well. */
  isRequired?: boolean
  onChange: (typed: string) => void
}

/** Reads a typed sum as calls read it; an empty field has not been filled in yet. */
export function sumOf(typed: string, mata_uang: Currency): ReturnType<typeof readTypedSum> {
  return typed.trim() === '' ? { masalah: REQUIRED_MESSAGE } : readTypedSum(typed, mata_uang)
}

/**
 * Renders a field for a sum of money. The sum as it was read stands below it in digits and in words, so that a nought
 * too many is seen; one that cannot be read is said on leaving it.
 */
export function SumInput({
  label = 'Jumlah',
  name = 'jumlah',
  value,
  mata_uang,
  error,
  description,
  autoFocus = false,
  isRequired = true,
  onChange,
}: Props) {
  const [isLeft, setLeft] = useState(false)
  const read = value.trim() === '' ? null : sumOf(value, mata_uang)
  const said =
    read && 'jumlah' in read
      ? `${sumText(read.jumlah, mata_uang)}, ${terbilang(read.jumlah, mata_uang)}`
      : null
  const problem = error ?? (isLeft && read && 'masalah' in read ? read.masalah : undefined)
  return (
    <TextInput
      label={`${label} (${mata_uang})`}
      name={name}
      required={isRequired}
      inputMode={mata_uang === 'Rp' ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={mata_uang === 'Rp' ? 'misalnya 10.000.000' : 'misalnya 2.150,50'}
      description={said ?? description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={problem}
      {...(autoFocus && { 'data-autofocus': true })}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget }) => {
        setLeft(false)
        onChange(currentTarget.value)
      }}
    />
  )
}

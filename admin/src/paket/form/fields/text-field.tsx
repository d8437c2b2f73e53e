import { InputBase, TextInput } from '@mantine/core'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { memo } from 'react'
import { type FieldOptions, useField } from './use-field.tsx'

interface TextFieldProps extends FieldOptions {
  maxLength: number
  placeholder?: string
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** One line of text. */
export const TextField = memo(function TextField({
  maxLength,
  placeholder,
  onKeyDown,
  onPaste,
  ...options
}: TextFieldProps) {
  const { input } = useField(options)
  return (
    <TextInput
      {...input}
      maxLength={maxLength}
      autoComplete="off"
      {...(placeholder && { placeholder })}
      {...(onKeyDown && { onKeyDown })}
      {...(onPaste && { onPaste })}
    />
  )
})

interface AreaFieldProps extends FieldOptions {
  maxLength: number
  rows: number
}

/** Text of several lines. */
export const AreaField = memo(function AreaField({ maxLength, rows, ...options }: AreaFieldProps) {
  const { input } = useField(options)
  return <InputBase {...input} component="textarea" multiline maxLength={maxLength} rows={rows} />
})

import { InputBase, TextInput } from '@mantine/core'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { memo, useMemo } from 'react'
import { valueAt } from '../../paket/form/values.ts'
import { isNearlyFull, lengthText } from '../../ui/length-text.ts'
import { useFormState } from '../form-context.ts'
import { pasteIntoLine, pasteIntoText } from './paste.ts'
import { FieldError, type FieldOptions, useField } from './use-field.tsx'

interface TextOptions extends FieldOptions {
  maxLength: number
}

/** As `useField`, with the text's length said as it nears its limit: nothing typed or pasted is ever cut. */
function useText({ maxLength, hint, ...options }: TextOptions) {
  const keys = useMemo(() => options.path.split('.'), [options.path])
  // Asked of every text of the form at each key: most say nothing of their length, and are not drawn again.
  const length = useFormState(({ values }) => {
    const value = valueAt(values, keys)
    return typeof value === 'string' && isNearlyFull(value.length, maxLength) ? value.trim().length : 0
  })
  const said = lengthText(length, maxLength)
  const shown = [hint, said.hint].filter(Boolean).join('. ')
  const { input } = useField({ ...options, ...(shown && { hint: shown }) })
  return said.problem ? { ...input, error: <FieldError>{said.problem}</FieldError> } : input
}

interface TextFieldProps extends TextOptions {
  placeholder?: string
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Comes first, and prevents what this field does of itself. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** One line of text. */
export const TextField = memo(function TextField({
  placeholder,
  onKeyDown,
  onPaste,
  ...options
}: TextFieldProps) {
  const input = useText(options)
  return (
    <TextInput
      {...input}
      autoComplete="off"
      {...(placeholder && { placeholder })}
      {...(onKeyDown && { onKeyDown })}
      onPaste={(event) => {
        onPaste?.(event)
        const text = event.defaultPrevented ? null : pasteIntoLine(event)
        if (text !== null) input.onChange(text)
      }}
    />
  )
})

interface AreaFieldProps extends TextOptions {
  rows: number
  /** Comes first, and prevents what this field does of itself. */
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** Text of several lines. */
export const AreaField = memo(function AreaField({ rows, onPaste, ...options }: AreaFieldProps) {
  const input = useText(options)
  return (
    <InputBase<'textarea'>
      {...input}
      component="textarea"
      multiline
      rows={rows}
      onPaste={(event) => {
        onPaste?.(event)
        const text = event.defaultPrevented ? null : pasteIntoText(event)
        if (text !== null) input.onChange(text)
      }}
    />
  )
})

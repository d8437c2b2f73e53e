import { InputBase, TextInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react'
import { DugaanEmail } from '../../../platform/ui/dugaan-email.tsx'
import { isNearlyFull, lengthText } from '../../../platform/ui/length-text.ts'
import { useFieldValue, useFormValues } from '../form-context.ts'
import { fieldValue } from '../values.ts'
import { pasteIntoLine, pasteIntoText } from './paste.ts'
import { FieldError, useField } from './use-field.tsx'

interface TextProps<Input> {
  path: string
  /** Letters at most. */
  max: number
  /** Comes first, and prevents what this field does of itself. */
  onPaste?: (event: ClipboardEvent<Input>) => void
}

/** Like `useField`, with a hint on the length near its limit: nothing typed or pasted is ever cut. */
export function useText(path: string, max: number) {
  // Every text of the form listens at each key: most return 0, and do not render.
  const length = useFormValues((values) => {
    const text = String(fieldValue(values, path))
    return isNearlyFull(text.length, max) ? text.trim().length : 0
  })
  const { hint, problem } = lengthText(length, max)
  const { form, input } = useField(path, hint)
  return {
    put: (text: string) => form.setValue(path, text),
    input: problem ? { ...input, error: <FieldError>{problem}</FieldError> } : input,
  }
}

interface TextFieldProps extends TextProps<HTMLInputElement> {
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Renders a text field of one line. */
export const TextField = memo(function TextField({ path, max, onPaste, onKeyDown }: TextFieldProps) {
  const { put, input } = useText(path, max)
  return (
    <TextInput
      {...input}
      data-own
      autoComplete="off"
      {...(onKeyDown && { onKeyDown })}
      onPaste={(event) => {
        onPaste?.(event)
        const text = event.defaultPrevented ? null : pasteIntoLine(event)
        if (text !== null) put(text)
      }}
    />
  )
})

/** Renders a mail address; a likely slip in it is asked about once the field is left. */
export const EmailField = memo(function EmailField({ path, max }: TextProps<HTMLInputElement>) {
  const { put, input } = useText(path, max)
  const { defaultValue: _start, onBlur, ...rest } = input
  const value = String(useFieldValue(path))
  const [left, setLeft] = useState('')
  return (
    <TextInput
      {...rest}
      value={value}
      autoComplete="off"
      description={
        left === value && left !== '' ? <DugaanEmail typed={value} onUse={put} /> : input.description
      }
      onBlur={() => {
        setLeft(value)
        onBlur()
      }}
    />
  )
})

interface AreaFieldProps extends TextProps<HTMLTextAreaElement> {
  /** The number of lines shown. */
  lines: number
}

/** Renders a text field of several lines. */
export const AreaField = memo(function AreaField({ path, max, lines, onPaste }: AreaFieldProps) {
  const { put, input } = useText(path, max)
  return (
    <InputBase<'textarea'>
      {...input}
      data-own
      component="textarea"
      multiline
      rows={lines}
      onPaste={(event) => {
        onPaste?.(event)
        const text = event.defaultPrevented ? null : pasteIntoText(event)
        if (text !== null) put(text)
      }}
    />
  )
})

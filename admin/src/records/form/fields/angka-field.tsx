import { TextInput } from '@mantine/core'
import { type AngkaRead, readHitungan } from '@safar/shared/platform/format/read-angka'
import type { MoneyField } from '@safar/shared/records/noun/field'
import type { Angka } from '@safar/shared/records/noun/values'
import {
  type ChangeEvent,
  type KeyboardEvent,
  memo,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useFieldValue, useFormValues } from '../form-context.ts'
import { currencyAt } from '../values.ts'
import { angkaText, caretAfter, changedAngka, changedHitungan } from './angka-text.ts'
import classes from './field.module.css'
import { useField } from './use-field.tsx'

interface AngkaFieldProps {
  path: string
  min?: number | undefined
  max: number
  /** The unit after the number: `Hari`, `Pax`. */
  unit?: string | undefined
  prefix?: string | undefined
  /** Parses a pasted count: digits alone are typed, and an amount takes words as well, `31,5 juta`. */
  hitungan?: ((typed: string) => AngkaRead | null) | undefined
  /** True for a number that is read here and changed elsewhere. */
  isFixed?: boolean
}

/**
 * Renders a field of a whole number with dots between thousands; an amount may be typed as `31,5 juta`, which stays
 * until the field is left (`docs/decisions/0072`). The arrow keys count within the bounds.
 */
export const AngkaField = memo(function AngkaField({
  path,
  min = 0,
  max,
  unit,
  prefix,
  hitungan,
  isFixed = false,
}: AngkaFieldProps) {
  const { form, input } = useField(path)
  const { defaultValue, ...rest } = input
  const [value, setValue] = useState<Angka>(defaultValue)
  const [text, setText] = useState(() => angkaText(defaultValue))
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const held = useFieldValue(path)
  // Set from outside of the field: an office's figure, an earlier version.
  if (held !== value) {
    setValue(held)
    setText(angkaText(held))
  }
  const [, render] = useReducer((times: number) => times + 1, 0)

  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (next: Angka, shown = angkaText(next)) => {
    setValue(next)
    setText(shown)
    form.setValue(path, next)
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    const next = hitungan ? changedHitungan(text, typed, hitungan) : changedAngka(text, typed, prefix)
    const end = currentTarget.selectionStart ?? typed.length
    if (next.text !== typed) {
      caret.current = caretAfter(next.text, typed.slice(0, end).replace(/\D/g, '').length)
    }
    change(next.value, next.text)
    // A letter changes nothing, yet the caret must be restored.
    render()
  }
  const onBlur = () => {
    setText(angkaText(value))
    rest.onBlur()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0 || isFixed) return
    event.preventDefault()
    const next = Number(value) + step
    change(value === '' || Number.isNaN(next) ? min : Math.min(max, Math.max(min, next)))
  }
  return (
    <TextInput
      {...rest}
      ref={field}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      readOnly={isFixed}
      inputMode="numeric"
      autoComplete="off"
      {...(unit && {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: unit.length * 8 + 26,
        rightSectionPointerEvents: 'none' as const,
      })}
      {...(prefix && {
        leftSection: <span className={classes.unit}>{prefix}</span>,
        leftSectionWidth: prefix.length * 9 + 26,
        leftSectionPointerEvents: 'none' as const,
      })}
    />
  )
})

interface FixedFieldProps extends Omit<AngkaFieldProps, 'hitungan' | 'isFixed'> {
  useFixed(): boolean
}

/** Renders a number that may be changed elsewhere alone. */
export function FixedField({ useFixed, ...props }: FixedFieldProps) {
  return <AngkaField {...props} hitungan={readHitungan} isFixed={useFixed()} />
}

interface HargaFieldProps {
  path: string
  min?: number | undefined
  max: number
  currency: MoneyField['currency']
}

/** Renders a field of money with its currency as prefix. */
export function HargaField({ path, min, max, currency }: HargaFieldProps) {
  const prefix = useFormValues((values) => currencyAt(values, currency))
  return <AngkaField path={path} min={min} max={max} prefix={prefix} />
}

import { NumberInput } from '@mantine/core'
import { memo } from 'react'
import { useFieldValue } from '../form-context.ts'
import classes from './field.module.css'
import { type FieldOptions, useField } from './use-field.tsx'

interface AngkaFieldProps extends FieldOptions {
  min?: number
  max: number
  /** Said after the number: `Hari`, `Pax`. */
  unit?: string
  prefix?: string
}

/** A whole number, written with dots between thousands. */
export const AngkaField = memo(function AngkaField({
  min = 0,
  max,
  unit,
  prefix,
  ...options
}: AngkaFieldProps) {
  const { input } = useField(options)
  return (
    <NumberInput
      {...input}
      min={min}
      max={max}
      // The field says what is wrong instead of quietly putting another number in its place.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator="."
      decimalSeparator=","
      hideControls
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

/** A price, with the form's currency before it. */
export function HargaField(props: Omit<AngkaFieldProps, 'prefix' | 'unit'>) {
  const currency = useFieldValue('currency')
  return <AngkaField {...props} prefix={String(currency)} />
}

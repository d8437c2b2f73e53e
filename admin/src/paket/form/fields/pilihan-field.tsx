import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { type FieldOptions, useField } from './use-field.tsx'

interface PilihanFieldProps extends FieldOptions {
  options: readonly string[]
  /** Words of the empty choice; without them there is none. */
  empty?: string
}

/** One of a few values. The browser's own select: phones show their wheel, keyboards their letters. */
export const PilihanField = memo(function PilihanField({ options, empty, ...field }: PilihanFieldProps) {
  const { input } = useField(field)
  const data = [
    ...(empty ? [{ value: '', label: empty }] : []),
    ...options.map((value) => ({ value, label: value })),
  ]
  return <NativeSelect {...input} data={data} />
})

import { InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
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
  return (
    <InputBase
      {...input}
      component="select"
      pointer
      rightSection={<IconChevronDown size={18} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      {empty && <option value="">{empty}</option>}
      {options.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </InputBase>
  )
})

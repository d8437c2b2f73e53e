import { InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { useField } from './use-field.tsx'

interface PilihanFieldProps {
  path: string
  options: readonly string[]
  /** Words of the empty choice; without them there is none. */
  none?: string | undefined
  /** The label of each value; the value itself where there is none. */
  words?: Readonly<Record<string, string>> | undefined
}

/** Renders a native select: phones show their wheel, keyboards jump by letters. */
export const PilihanField = memo(function PilihanField({
  path,
  options,
  none,
  words = {},
}: PilihanFieldProps) {
  const { input } = useField(path)
  return (
    <InputBase
      {...input}
      data-own
      component="select"
      pointer
      rightSection={<IconChevronDown size={18} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      {none && <option value="">{none}</option>}
      {options.map((value) => (
        <option key={value} value={value}>
          {words[value] ?? value}
        </option>
      ))}
    </InputBase>
  )
})

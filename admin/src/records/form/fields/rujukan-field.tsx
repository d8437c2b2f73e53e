import { InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import type { Choice } from '../../list/shape.ts'
import { useFormValues } from '../form-context.ts'
import { fieldValue } from '../values.ts'
import { useField } from './use-field.tsx'

interface RujukanFieldProps {
  path: string
  /** Words for none. */
  none?: string | undefined
  useChoices(): readonly Choice[]
}

/**
 * Renders a select of a record of another noun, by id. A value stays while the choices load, and where it is none of
 * them any more.
 */
export const RujukanField = memo(function RujukanField({
  path,
  none = 'Tidak ada',
  useChoices,
}: RujukanFieldProps) {
  const { form, input } = useField(path)
  const { defaultValue: _, ...rest } = input
  const choices = useChoices()
  const value = useFormValues((values) => String(fieldValue(values, path) ?? ''))
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <InputBase
      {...rest}
      component="select"
      pointer
      value={value}
      onChange={({ currentTarget }) =>
        form.setValue(path, currentTarget.value === '' ? '' : Number(currentTarget.value))
      }
      rightSection={<IconChevronDown size={18} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{`Nomor ${value}`}</option>}
      {choices.map(({ value: id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </InputBase>
  )
})

import { TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { localTime, momentOf } from '../../../platform/ui/waktu-lokal.ts'
import { useFieldValue } from '../form-context.ts'
import { useField } from './use-field.tsx'

/** Renders a moment as day and time in Jakarta, in the browser's own field. */
export const MomentField = memo(function MomentField({ path }: { path: string }) {
  const { form, input } = useField(path)
  const { defaultValue: _start, onChange: _change, ...rest } = input
  const value = String(useFieldValue(path))
  // A day without a whole time is no moment yet, and stays in the field.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={typed ?? localTime(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        form.setValue(path, momentOf(currentTarget.value))
      }}
      onBlur={() => {
        setTyped(null)
        form.fieldLeft(path)
      }}
    />
  )
})

import { Button, TextInput } from '@mantine/core'
import { TERSEGEL } from '@safar/shared/records/noun/sealed'
import { memo } from 'react'
import { useFieldValue } from '../form-context.ts'
import { useText } from './text-field.tsx'

/** Renders a sealed value: the form knows only that there is one, and a button replaces it. */
export const TersegelField = memo(function TersegelField({ path, max }: { path: string; max: number }) {
  const { put, input } = useText(path, max)
  const { defaultValue: _start, ...rest } = input
  const value = String(useFieldValue(path))
  const isMasked = value === TERSEGEL
  return (
    <TextInput
      {...rest}
      value={value}
      autoComplete="off"
      readOnly={isMasked}
      rightSectionWidth={isMasked ? 84 : 0}
      rightSection={
        isMasked && (
          <Button variant="subtle" size="compact-sm" onClick={() => put('')}>
            Ganti
          </Button>
        )
      }
    />
  )
})

import { ActionIcon, Button, Group, Input, InputBase } from '@mantine/core'
import { linesOf } from '@safar/shared/records/noun/values'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import type { Choice } from '../../list/shape.ts'
import { useFormValues } from '../form-context.ts'
import { fieldValue } from '../values.ts'
import classes from './texts-field.module.css'
import { useField } from './use-field.tsx'

interface TextsFieldProps {
  path: string
  max: number
  useChoices(): readonly Choice[]
}

/**
 * Renders several of some choices, in the order added. A value that is no choice any more stays until it is removed.
 */
export const TextsField = memo(function TextsField({ path, max, useChoices }: TextsFieldProps) {
  const { form, look, input } = useField(path)
  const choices = useChoices()
  const text = useFormValues((values) => String(fieldValue(values, path)))
  const [wanted, setWanted] = useState('')
  const id = useId()
  const chosen = linesOf(text)
  const put = (list: readonly string[]) => form.setValue(path, list.join('\n'))
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  const left = choices.filter(({ value }) => !chosen.includes(value))
  return (
    <Input.Wrapper
      id={id}
      label={look.label}
      error={input.error}
      description={input.description}
      classNames={input.classNames}
      inputWrapperOrder={input.inputWrapperOrder}
    >
      {chosen.length > 0 && (
        <ul className={classes.list}>
          {chosen.map((value) => (
            <li key={value}>
              {labelOf(value)}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Keluarkan ${labelOf(value)}`}
                onClick={() => put(chosen.filter((other) => other !== value))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < max && (
        <Group gap={10} wrap="nowrap">
          <InputBase
            id={id}
            className={classes.choice ?? ''}
            component="select"
            pointer
            data-path={path}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            rightSectionPointerEvents="none"
          >
            <option value="">Pilih</option>
            {left.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </InputBase>
          <Button
            variant="default"
            size="md"
            disabled={wanted === ''}
            onClick={() => {
              put([...chosen, wanted])
              setWanted('')
            }}
          >
            Tambahkan
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  )
})

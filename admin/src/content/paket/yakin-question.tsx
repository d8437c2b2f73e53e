import { Checkbox, Fieldset, Text } from '@mantine/core'
import { useId } from 'react'

interface Props {
  title: string
  /** The packages in question, one by one. */
  rows: readonly { key: number; text: string }[]
  /** The label of the checkbox that confirms. */
  label: string
  isSure: boolean
  onSure: (isSure: boolean) => void
}

/** Asks to confirm a probable slip in several packages at once before they are saved. */
export function YakinQuestion({ title, rows, label, isSure, onSure }: Props) {
  const id = useId()
  return (
    <Fieldset variant="unstyled" aria-labelledby={id}>
      <Text id={id} fw={640} mb={4}>
        {title}
      </Text>
      <ul style={{ overflowWrap: 'anywhere', paddingInlineStart: 20, fontSize: 'var(--text-small)' }}>
        {rows.slice(0, SHOWN).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {rows.length > SHOWN && <li>dan {rows.length - SHOWN} lainnya</li>}
      </ul>
      <Checkbox
        my="md"
        label={label}
        checked={isSure}
        onChange={(event) => onSure(event.currentTarget.checked)}
      />
    </Fieldset>
  )
}
const SHOWN = 10

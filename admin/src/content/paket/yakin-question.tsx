import { Checkbox, Fieldset, Text } from '@mantine/core'
import { useId } from 'react'

interface Props {
  title: string
  /** What it is about, one by one. */
  rows: readonly { key: number; text: string }[]
  /** What one says who means it. */
  label: string
  isSure: boolean
  onSure: (isSure: boolean) => void
}

/** Asks about what may be a slip in many packages at once, before they are saved. */
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

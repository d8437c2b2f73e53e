import { Checkbox, Fieldset, Text } from '@mantine/core'
import { tanyaKembarBanyak } from '@safar/shared/paket/kembar'
import { useId } from 'react'

interface Props {
  /** Who comes to stand beside whom. */
  rows: readonly { key: number; nama: string; kembar: string }[]
  isSure: boolean
  onSure: (isSure: boolean) => void
}

/** Asks about departures that come to stand beside another one on offer of the same name and day. */
export function KembarQuestion({ rows, isSure, onSure }: Props) {
  const id = useId()
  return (
    <Fieldset variant="unstyled" aria-labelledby={id}>
      <Text id={id} fw={640} mb={4}>
        {tanyaKembarBanyak(rows.length)}
      </Text>
      <ul style={{ overflowWrap: 'anywhere', paddingInlineStart: 20, fontSize: 'var(--text-small)' }}>
        {rows.slice(0, SHOWN).map(({ key, nama, kembar }) => (
          <li key={key}>
            {nama}: sama dengan {kembar}
          </li>
        ))}
        {rows.length > SHOWN && <li>dan {rows.length - SHOWN} lainnya</li>}
      </ul>
      <Checkbox
        my="md"
        label="Ya, simpan sebagai keberangkatan tersendiri"
        checked={isSure}
        onChange={(event) => onSure(event.currentTarget.checked)}
      />
    </Fieldset>
  )
}
const SHOWN = 10

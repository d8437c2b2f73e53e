import { Card } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './izin-ingat.module.css'

/** The most records listed. */
const MOST_SHOWN = 10

interface Row {
  jenis: string
  id: number
  judul: string
  alamat: string
}

interface Props<One extends Row> {
  title: string
  lead: string
  rows: readonly One[]
  /** Renders one record's text. */
  children: (row: One) => ReactNode
}

/** Renders a card of records with something to mend, each linked to its form; nothing without any. */
export function RekamanCard<One extends Row>({ title, lead, rows, children }: Props<One>) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.list}>
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <SafeRow key={`${row.jenis} ${row.id}`} of={`${row.judul} ${row.alamat}`} name={row.judul}>
            {() => (
              <li>
                <IconAlertTriangle size={20} aria-hidden />
                <span>{children(row)}</span>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <p className={classes.lead}>Dan {rows.length - MOST_SHOWN} lagi, setelah yang di atas dibereskan.</p>
      )}
    </Card>
  )
}

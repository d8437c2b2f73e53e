import type { Paket } from '@safar/shared/paket/schema'
import { memo } from 'react'
import { COLUMNS, type PaketRow } from './paket-columns.tsx'
import classes from './paket-list.module.css'

interface Props {
  today: string
  visibility: Readonly<Record<string, boolean>>
  onDelete: (paket: Paket) => void
}

/**
 * The table's rows as plain elements, each drawn again only when it has changed: those of the table's library can do
 * far more than is asked of them here, and a hundred of them take twice as long as anyone should wait for a sort.
 */
export function PaketRows({ rows, ...props }: Props & { rows: readonly PaketRow[] }) {
  return rows.map((paket) => <Row key={paket.id} paket={paket} {...props} />)
}

const Row = memo(function Row({ paket, today, visibility, onDelete }: Props & { paket: PaketRow }) {
  return (
    <tr className={classes.row}>
      {COLUMNS.filter(({ id }) => visibility[id] ?? true).map(({ id, cell }) => (
        <td key={id}>{cell(paket, today, onDelete)}</td>
      ))}
    </tr>
  )
})

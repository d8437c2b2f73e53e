import type { Paket } from '@safar/shared/paket/schema'
import { KursiControl } from '../kursi/kursi-control.tsx'
import { NamaCell } from './nama-cell.tsx'
import classes from './paket-cards.module.css'
import type { PaketRow } from './paket-columns.tsx'
import { DeleteButton, DetailButton } from './row-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { TipeBadge } from './tipe-badge.tsx'

interface Props {
  rows: readonly PaketRow[]
  today: string
  onDelete: (paket: Paket) => void
}

/** The table's rows where there is no room for columns. */
export function PaketCards({ rows, today, onDelete }: Props) {
  return (
    <ul className={classes.list}>
      {rows.map((paket) => (
        <li key={paket.id} className={classes.card}>
          <NamaCell paket={paket} />
          <div className={classes.facts}>
            <TipeBadge tipe={paket.tipe_paket} />
            <span>{paket.durasi}</span>
            <span>{paket.maskapai}</span>
          </div>
          <div className={classes.foot}>
            <KursiControl paket={paket} today={today} />
            <span className={classes.actions}>
              <DetailButton paket={paket} />
              <DeleteButton paket={paket} onDelete={onDelete} />
              <RowMenu paket={paket} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

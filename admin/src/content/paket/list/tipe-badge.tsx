import { TIPE_BELUM, type TipePaket } from '@safar/shared/content/paket/tipe'
import classes from './tipe-badge.module.css'

/** A package's type; empty where nobody chose one yet. */
export function TipeBadge({ tipe }: { tipe: TipePaket | '' }) {
  if (tipe === '') return <span className={classes.belum}>{TIPE_BELUM}</span>
  return (
    <span className={classes.tipe} data-tipe={tipe}>
      {tipe}
    </span>
  )
}

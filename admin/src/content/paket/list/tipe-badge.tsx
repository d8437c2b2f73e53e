import { TIPE_BELUM, type TipePaket } from '@safar/shared/content/paket/tipe'
import classes from './tipe-badge.module.css'

/** Renders a package's type, or that none was chosen yet. */
export function TipeBadge({ tipe }: { tipe: TipePaket | '' }) {
  if (tipe === '') return <span className={classes.belum}>{TIPE_BELUM}</span>
  return (
    <span className={classes.tipe} data-tipe={tipe}>
      {tipe}
    </span>
  )
}

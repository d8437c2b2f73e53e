import type { TipePaket } from '@safar/shared/paket/schema'
import classes from './tipe-badge.module.css'

export function TipeBadge({ tipe }: { tipe: TipePaket }) {
  return (
    <span className={classes.tipe} data-tipe={tipe}>
      {tipe}
    </span>
  )
}

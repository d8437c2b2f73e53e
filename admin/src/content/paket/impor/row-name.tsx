import type { ReactNode } from 'react'
import classes from './import.module.css'

/** Renders the cell that names a row: who or what it is, and under it what it would do. */
export function RowName({ nama, jenis, children }: { nama: string; jenis: string; children: ReactNode }) {
  return (
    <td>
      <strong className={classes.paket}>{nama || 'Tanpa nama'}</strong>
      <span className={classes.jenis} data-jenis={jenis}>
        {children}
      </span>
    </td>
  )
}

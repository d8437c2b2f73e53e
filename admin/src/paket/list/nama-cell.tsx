import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import classes from './paket-list.module.css'
import { PaketThumb } from './paket-thumb.tsx'

/** Picture, name and date of departure of one package. */
export function NamaCell({ paket }: { paket: Paket }) {
  return (
    <div className={classes.nama}>
      <PaketThumb paket={paket} />
      <span>
        <span className={classes.title} title={paket.nama_paket}>
          {paket.nama_paket}
        </span>
        <span className={classes.date}>{formatTanggalSingkat(paket.tanggal_keberangkatan)}</span>
      </span>
    </div>
  )
}

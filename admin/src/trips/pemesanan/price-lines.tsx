import type { HargaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import classes from './price.module.css'

/** Renders a price line by line with its total. */
export function PriceLines({ harga }: { harga: Pick<HargaPemesanan, 'baris' | 'total' | 'mata_uang'> }) {
  const { baris, total, mata_uang } = harga
  return (
    <dl className={classes.lines}>
      {baris.map(({ uraian, jumlah, harga: satuan, subtotal }) => (
        <div key={uraian}>
          <dt>
            <span>{uraian}</span>
            <small>
              {jumlah} × {sumText(satuan, mata_uang)}
            </small>
          </dt>
          <dd>{sumText(subtotal, mata_uang)}</dd>
        </div>
      ))}
      <div className={classes.sum}>
        <dt>Total</dt>
        <dd>{sumText(total, mata_uang)}</dd>
      </div>
    </dl>
  )
}

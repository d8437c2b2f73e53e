import { hargaText } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import styles from './harga.module.css'

interface Props {
  paket: Pick<Paket, 'harga_double' | 'currency'>
  size?: 'card' | 'panel'
}

/** The price that cards and panels show: for two in a room, and labelled so. */
export function Harga({ paket, size = 'card' }: Props) {
  const known = paket.harga_double > 0
  return (
    <p className={styles.harga} data-size={size}>
      <span className={styles.amount}>
        <strong>{hargaText(paket)}</strong> {known && <span>/ pax</span>}
      </span>
      {known && <span className="tag">DOUBLE</span>}
    </p>
  )
}

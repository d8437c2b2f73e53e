import { formatHarga } from '@safar/shared/format/rupiah'
import type { Paket } from '@safar/shared/paket/schema'
import styles from './harga.module.css'

interface Props {
  paket: Pick<Paket, 'harga_double' | 'currency'>
  size?: 'card' | 'panel'
}

/** The price that cards and panels show: for two in a room, and labelled so. */
export function Harga({ paket, size = 'card' }: Props) {
  return (
    <p className={styles.harga} data-size={size}>
      <span className={styles.amount}>
        <strong>{formatHarga(paket.harga_double, paket.currency)}</strong> <span>/ pax</span>
      </span>
      <span className="tag">DOUBLE</span>
    </p>
  )
}

import { hargaLain, hargaText } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import styles from './harga.module.css'

interface Props {
  paket: Pick<Paket, 'harga_quad' | 'harga_triple' | 'harga_double' | 'currency'>
  size?: 'card' | 'panel'
}

/**
 * The price that cards and panels show: for two in a room, and labelled so. Rooms that cost less stand right below it;
 * a card has room for the lowest.
 */
export function Harga({ paket, size = 'card' }: Props) {
  const known = paket.harga_double > 0
  const others = hargaLain(paket).slice(0, size === 'card' ? 1 : undefined)
  return (
    <div className={styles.harga} data-size={size}>
      <p className={styles.price}>
        <span className={styles.amount}>
          <strong>{hargaText(paket)}</strong> {known && <span>/ pax</span>}
        </span>
        {known && <span className="tag">DOUBLE</span>}
      </p>
      {others.length > 0 && (
        <p className={styles.others}>
          {others.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
    </div>
  )
}

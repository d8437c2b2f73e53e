import type { CardHarga } from '@safar/shared/paket/card'
import styles from './harga.module.css'

interface Props {
  harga: CardHarga
  size?: 'card' | 'panel'
}

/** The price that cards and panels show, labelled for two in a room. Rooms that cost less stand right below it. */
export function Harga({ harga: { text, known, others }, size = 'card' }: Props) {
  return (
    <div className={styles.harga} data-size={size}>
      <p className={styles.price}>
        <span className={styles.amount}>
          <strong>{text}</strong> {known && <span>/ pax</span>}
        </span>
        {known && <span className="tag">DOUBLE</span>}
      </p>
      {others.length > 0 && (
        <p className={styles.others}>
          {others.map((other) => (
            <span key={other}>{other}</span>
          ))}
        </p>
      )}
    </div>
  )
}

import type { CardHarga } from '@safar/shared/paket/card'
import { Berangka } from '../components/berangka.tsx'
import styles from './harga.module.css'

interface Props {
  harga: CardHarga
  size?: 'card' | 'panel'
}

/** The price that cards and panels show, labelled with its room. Rooms that cost less stand right below it. */
export function Harga({ harga: { text, kamar, others }, size = 'card' }: Props) {
  return (
    <div className={styles.harga} data-size={size}>
      <p className={styles.price}>
        <span className={styles.amount}>
          <strong translate="no">{text}</strong> {kamar && <span>/ pax</span>}
        </span>
        {kamar && <span className="tag">{kamar}</span>}
      </p>
      {others.length > 0 && (
        <p className={styles.others}>
          {others.map((other) => (
            <span key={other} translate="no">
              {other}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** SPEC's label above a price, and beside it the lowest one with its room: the price below is not always that. */
export function MulaiDari({ harga: { others } }: Pick<Props, 'harga'>) {
  return (
    <div className={styles.mulai}>
      <p>Mulai Dari</p>
      {others[0] && (
        <p>
          <Berangka text={`Termurah: ${others[0]}`} />
        </p>
      )}
    </div>
  )
}

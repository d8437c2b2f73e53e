import { type CardHarga, LEBIH_MURAH } from '@safar/shared/content/paket/card'
import styles from './harga.module.css'

interface Props {
  harga: CardHarga
  size?: 'card' | 'panel'
}

/** Renders the price of cards and panels, labelled with its room. Rooms that cost less stand right below it. */
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
          {/* Beside no price there is none that costs less. */}
          {kamar && <span>{LEBIH_MURAH}</span>}
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

/** Renders SPEC's label above a price, with how many share the room: another room may cost less, and says so below. */
export function StartingFrom({ harga: { sekamar } }: Pick<Props, 'harga'>) {
  return (
    <div className={styles.mulai}>
      <p>Mulai Dari</p>
      {sekamar && <p>{sekamar}</p>}
    </div>
  )
}

import type { CardKursi } from '@safar/shared/content/paket/card'
import { Berangka } from '../components/berangka.tsx'
import styles from './seat-bar.module.css'

/** Renders sold seats as a thin bar with words beside it. */
export function SeatBar({ kursi: { tone, taken, text, total } }: { kursi: CardKursi }) {
  return (
    <div className={styles.seats} data-tone={tone}>
      {/* Attributes, since the content security policy forbids a `style` with the width. */}
      <svg className={styles.bar} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.track} />
        <rect width={`${taken}%`} height="100%" rx="2.5" className={styles.taken} />
      </svg>
      <p className={styles.words}>
        <Berangka text={text} />
        {total && (
          <span className={styles.total}>
            {' '}
            · <Berangka text={total} />
          </span>
        )}
      </p>
    </div>
  )
}

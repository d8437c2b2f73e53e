import { isHampirPenuh, kursiText, paketState } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import styles from './seat-bar.module.css'

interface Props {
  paket: Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax' | 'total_pax'>
  today: string
}

/** How much is taken, as a thin bar, with the words that say it. */
export function SeatBar({ paket, today }: Props) {
  const state = paketState(paket, today)
  const tone = state !== 'terbuka' ? 'closed' : isHampirPenuh(paket, today) ? 'few' : 'open'
  return (
    <div className={styles.seats} data-tone={tone}>
      {/* Attributes, since the content security policy forbids a `style` with the width. */}
      <svg className={styles.bar} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.track} />
        <rect width={`${takenPercent(paket, state)}%`} height="100%" rx="2.5" className={styles.taken} />
      </svg>
      <p className={styles.words}>
        {kursiText(paket, today)}
        {state !== 'terbuka' && <span> · Total {paket.total_pax} Pax</span>}
      </p>
    </div>
  )
}

function takenPercent({ total_pax, sisa_pax }: Props['paket'], state: string): number {
  if (state !== 'terbuka' || total_pax <= 0) return 100
  return Math.round(Math.max(0, Math.min(1, 1 - sisa_pax / total_pax)) * 100)
}

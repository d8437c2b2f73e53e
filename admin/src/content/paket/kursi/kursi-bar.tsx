import { cardKursi } from '@safar/shared/content/paket/card'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import classes from './kursi-bar.module.css'

interface Props {
  paket: Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax' | 'total_pax'>
  today: string
}

/** Renders sold seats as a thin bar with words beside it. */
export function KursiBar({ paket, today }: Props) {
  const { tone, taken, text } = cardKursi(paket, today)
  const state = paketState(paket, today)
  return (
    <div className={classes.kursi} data-tone={tone}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${taken}%` }} />
      </span>
      <span className={classes.words}>
        <strong>{state === 'terbuka' ? `Sisa ${paket.sisa_pax}` : text}</strong>
        {state !== 'berangkat' && <span>dari {paket.total_pax}</span>}
      </span>
    </div>
  )
}

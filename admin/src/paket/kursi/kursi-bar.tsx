import { isHampirPenuh, paketState } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import classes from './kursi-bar.module.css'

interface Props {
  paket: Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax' | 'total_pax'>
  today: string
}

/** What is taken, as a thin bar, with words beside it. */
export function KursiBar({ paket, today }: Props) {
  const state = paketState(paket, today)
  const tone = state !== 'terbuka' ? 'off' : isHampirPenuh(paket, today) ? 'low' : 'open'
  const taken = state !== 'terbuka' || paket.total_pax === 0 ? 1 : 1 - paket.sisa_pax / paket.total_pax
  const words =
    state === 'berangkat' ? 'Sudah berangkat' : state === 'penuh' ? 'Penuh' : `Sisa ${paket.sisa_pax}`
  return (
    <div className={classes.kursi} data-tone={tone}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${Math.max(0, Math.round(taken * 100))}%` }} />
      </span>
      <span className={classes.words}>
        <strong>{words}</strong>
        {state !== 'berangkat' && <span>dari {paket.total_pax}</span>}
      </span>
    </div>
  )
}

import type { Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { Link } from 'react-router-dom'
import classes from '../../money/antrean/queue.module.css'
import { pemesananPath } from '../../platform/paths.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import own from './keluarga.module.css'

/** Properties of every panel of the queue. */
export interface PanelProps {
  kiriman: Kiriman
  isBusy: boolean
  /** The failure of the last attempt at it; null for none. */
  problem: string | null
  onAccept: () => void
  onRefuse: () => void
  onLater: () => void
}

/** Renders who sent something, when, and for which booking. */
export function KirimanHead({ kiriman, title }: { kiriman: Kiriman; title: string }) {
  const { pemesan_nama, kode, pemesanan_id, nama_paket, dikirim_pada } = kiriman
  return (
    <header className={classes.lineHead}>
      <div>
        <p className={classes.small}>
          {pemesan_nama}, {formatWaktu(dikirim_pada)}
        </p>
        <h2>{title}</h2>
        <p className={classes.small}>
          <Link className={own.way} to={pemesananPath(pemesanan_id)}>
            {kode}
          </Link>{' '}
          · {nama_paket}
        </p>
      </div>
    </header>
  )
}

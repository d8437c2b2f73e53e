import { addDays, hariIni } from '@safar/shared/format/tanggal'
import { TIPE_PAKET } from '@safar/shared/paket/schema'
import { PUBLIKASI_STATUS } from '@safar/shared/publikasi/schema'
import { KursiBar } from '../paket/kursi/kursi-bar.tsx'
import { PaketThumb } from '../paket/list/paket-thumb.tsx'
import { TipeBadge } from '../paket/list/tipe-badge.tsx'
import { statusLabel } from '../publikasi/status.ts'
import { StatusDot } from '../publikasi/status-dot.tsx'
import classes from './gaya.module.css'

const today = hariIni()
const soon = addDays(today, 30)
const KURSI = [
  { tanggal_keberangkatan: soon, total_pax: 50, sisa_pax: 18 },
  { tanggal_keberangkatan: soon, total_pax: 50, sisa_pax: 4 },
  { tanggal_keberangkatan: soon, total_pax: 50, sisa_pax: 0 },
  { tanggal_keberangkatan: addDays(today, -1), total_pax: 50, sisa_pax: 2 },
]

export function Penanda() {
  return (
    <>
      <div className={classes.jenis}>
        <p>Tipe</p>
        {TIPE_PAKET.map((tipe) => (
          <TipeBadge key={tipe} tipe={tipe} />
        ))}
      </div>
      <div className={classes.jenis}>
        <p>Status terbit</p>
        {PUBLIKASI_STATUS.map((status) => (
          <span key={status} className={classes.status}>
            <StatusDot publikasi={{ status }} /> {statusLabel({ status })}
          </span>
        ))}
        <span className={classes.status}>
          <StatusDot publikasi={{ status: 'terbit', ditahan: true }} /> Ditahan
        </span>
      </div>
      <div className={classes.isian}>
        {KURSI.map((paket) => (
          <KursiBar key={`${paket.sisa_pax} ${paket.tanggal_keberangkatan}`} paket={paket} today={today} />
        ))}
      </div>
      <div className={classes.jenis}>
        <p>Tanpa gambar</p>
        <PaketThumb paket={{ thumbnail: '' }} />
      </div>
    </>
  )
}

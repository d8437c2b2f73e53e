import { keadaanJual } from '@safar/shared/content/paket/rules'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { publikasiQuery } from '../../publishing/publikasi/publikasi.queries.ts'
import classes from './dashboard.module.css'

interface FigureProps {
  label: string
  value: ReactNode
  hint?: string | undefined
  to?: string
}

function Figure({ label, value, hint, to }: FigureProps) {
  return (
    <li className={classes.figure}>
      <span className={classes.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
      <span className={classes.value}>{value}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
    </li>
  )
}

const UNKNOWN = '–'

/** Renders the figures of the day; a dash where one could not be read. */
export function Figures() {
  const { data: paket } = useQuery(paketQueries.list())
  const isAdmin = useMay('admin')
  const { data: publikasi } = useQuery({ ...publikasiQuery, enabled: isAdmin })
  const today = hariIni()
  const states = paket?.map((item) => keadaanJual(item, today))
  const count = (state: string) =>
    states ? formatThousands(states.filter((item) => item === state).length) : UNKNOWN
  return (
    <ul className={classes.figures}>
      <Figure
        label="Terbuka"
        value={count('terbuka')}
        hint="paket"
        to={`${paths.packages}?keadaan=terbuka`}
      />
      <Figure label="Penuh" value={count('penuh')} hint="paket" to={`${paths.packages}?keadaan=penuh`} />
      <Figure
        label="Sudah berangkat"
        value={count('berangkat')}
        hint="paket"
        to={`${paths.packages}?keadaan=berangkat`}
      />
      {isAdmin && (
        <Figure
          label="Terbit terakhir"
          to={paths.publikasi}
          value={
            <span className={classes.moment}>
              {publikasi?.terbit_pada ? formatWaktu(publikasi.terbit_pada) : UNKNOWN}
            </span>
          }
          hint={publikasi?.status === 'gagal' ? 'Penerbitan sesudahnya gagal' : undefined}
        />
      )}
    </ul>
  )
}

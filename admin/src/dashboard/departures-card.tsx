import { Card } from '@mantine/core'
import { daysBetween, formatTanggalSingkat, hariIni } from '@safar/shared/format/tanggal'
import { paketState, sortPaket } from '@safar/shared/paket/rules'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { editPaketPath } from '../app/paths.ts'
import { KursiControl } from '../paket/kursi/kursi-control.tsx'
import { useKursiQueue } from '../paket/kursi/use-kursi-queue.ts'
import { PaketThumb } from '../paket/list/paket-thumb.tsx'
import { paketQueries } from '../paket/paket.queries.ts'
import { Empty } from '../ui/empty.tsx'
import { Loading } from '../ui/loading.tsx'
import { Retry } from '../ui/retry.tsx'
import classes from './dashboard.module.css'

const SHOWN = 6

function inDays(days: number): string {
  return days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`
}

/** The next departures that still have seats. */
export function DeparturesCard() {
  const { data, isPending, isError, refetch } = useQuery(paketQueries.list())
  const today = hariIni()
  const touched = useStore(useKursiQueue().store, ({ series }) => series?.paket.id)
  const id = useId()
  const next = sortPaket(data ?? [], today)
    .filter(
      (paket) =>
        paket.tanggal_keberangkatan &&
        // Whoever sells the last seat here still has it before their eyes, to give it back.
        (paketState(paket, today) === 'terbuka' ||
          (paket.id === touched && paket.tanggal_keberangkatan >= today)),
    )
    .slice(0, SHOWN)
  return (
    <Card component="section" padding={0} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        Keberangkatan berikutnya
      </h2>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && next.length === 0 && (
        <Empty icon={IconPlaneDeparture} title="Belum ada keberangkatan dengan kursi tersisa." />
      )}
      <ul className={classes.departures}>
        {next.map((paket) => (
          <li key={paket.id}>
            <PaketThumb paket={paket} />
            <div className={classes.departure}>
              <Link to={editPaketPath(paket.slug)}>{paket.nama_paket}</Link>
              <span className={classes.hint}>
                {formatTanggalSingkat(paket.tanggal_keberangkatan)} ·{' '}
                {inDays(daysBetween(today, paket.tanggal_keberangkatan))}
              </span>
            </div>
            <KursiControl paket={paket} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Card } from '@mantine/core'
import { keadaanJual, sortPaket } from '@safar/shared/content/paket/rules'
import { editPath } from '@safar/shared/platform/address/admin'
import { daysBetween, formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { KursiControl } from '../../content/paket/kursi/kursi-control.tsx'
import { asHeld, useHeld } from '../../content/paket/kursi/use-held.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { Thumb } from '../../files/gambar/thumb.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './dashboard.module.css'

const SHOWN = 6

function inDays(days: number): string {
  return days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`
}

/** Renders the next departures that still have seats. */
export function DeparturesCard() {
  const { data, isPending, isError, refetch } = useQuery(paketQueries.list())
  const today = hariIni()
  const held = useHeld(data ?? [], today)
  const id = useId()
  const next = sortPaket(
    (data ?? []).map((paket) => asHeld(paket, held)),
    today,
  )
    .filter((paket) => keadaanJual(paket, today) === 'terbuka' && paket.tanggal_keberangkatan)
    .slice(0, SHOWN)
    .map((paket) => (paket.id === held ? { ...paket, sisa_pax: 0 } : paket))
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
          <SafeRow key={paket.id} of={paket} name={paket.nama_paket} to={editPath('paket', paket.slug)}>
            {() => (
              <li>
                <Thumb image={paket.thumbnail} />
                <div className={classes.departure}>
                  <Link to={editPath('paket', paket.slug)}>{paket.nama_paket}</Link>
                  <span className={classes.hint}>
                    {formatTanggalSingkat(paket.tanggal_keberangkatan)} ·{' '}
                    {inDays(daysBetween(today, paket.tanggal_keberangkatan))}
                  </span>
                </div>
                <KursiControl paket={paket} today={today} />
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
    </Card>
  )
}

import { mayOpen } from '@safar/shared/access/session/page-who'
import { may } from '@safar/shared/access/session/who'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import { jumlahMutasiQuery } from './jumlah.queries.ts'
import { refundQueries } from './refund.queries.ts'
import classes from './uang-tabs.module.css'
import { waitingQuery } from './waiting.queries.ts'

const counted = (label: string, count = 0) => (count > 0 ? `${label} ${formatThousands(count)}` : label)

/** Renders the ways between the pages of money, each with what waits there; none for who may open one alone. */
export function UangTabs() {
  const role = useSession(({ userInfo }) => userInfo?.role ?? null)
  const enabled = may(role, 'finance')
  const lines = useQuery({ ...jumlahMutasiQuery, enabled })
  const waiting = useQuery({ ...waitingQuery(1), enabled })
  const refunds = useQuery({ ...refundQueries.page('disetujui', 1), enabled })
  const pages = [
    [paths.uang, counted('Cocokkan', lines.data?.baru)],
    [paths.uangMenunggu, counted('Menunggu diperiksa', waiting.data?.meta.total)],
    [paths.uangPengembalian, counted('Pengembalian', refunds.data?.meta.total)],
    [paths.uangKeberangkatan, 'Per keberangkatan'],
    [paths.kwitansi, 'Kwitansi'],
  ] as const
  const open = pages.filter(([to]) => mayOpen(role, to))
  if (open.length < 2) return null
  return (
    <nav className={classes.tabs} aria-label="Halaman uang">
      {open.map(([to, label]) => (
        <NavLink key={to} to={to} end className={classes.tab ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

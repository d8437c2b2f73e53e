import { mayOpen } from '@safar/shared/access/session/page-who'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import { jumlahMutasiQuery } from './jumlah.queries.ts'
import classes from './uang-tabs.module.css'

/** Renders the ways between the pages of money; the count of lines that wait is the menu's. */
export function UangTabs() {
  const { data } = useQuery(jumlahMutasiQuery)
  const role = useSession(({ userInfo }) => userInfo?.role ?? null)
  const pages = [
    [paths.uang, data?.baru ? `Cocokkan ${formatThousands(data.baru)}` : 'Cocokkan'],
    [paths.uangKeberangkatan, 'Per keberangkatan'],
  ] as const
  return (
    <nav className={classes.tabs} aria-label="Halaman uang">
      {pages
        .filter(([to]) => mayOpen(role, to))
        .map(([to, label]) => (
          <NavLink key={to} to={to} end className={classes.tab ?? ''}>
            {label}
          </NavLink>
        ))}
    </nav>
  )
}

import { Card } from '@mantine/core'
import { kesiapanText } from '@safar/shared/content/paket/siap'
import { editPath } from '@safar/shared/platform/address/admin'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './izin-ingat.module.css'

/** The most missing things named of a plan. */
const MOST_SHOWN = 3

/** Lists plans that do not meet the agency's requirements yet, before their day. */
export function PlanReminder() {
  const id = useId()
  const { data } = useQuery(paketQueries.siap())
  const open = (data ?? []).filter(({ status, siap, dari }) => status === 'terjadwal' && siap < dari)
  if (open.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Rencana terbit yang belum memenuhi syarat
      </h2>
      <ul className={classes.list}>
        {open.map((plan) => (
          <SafeRow key={plan.id} of={plan} name={plan.nama_paket} to={editPath('paket', plan.slug)}>
            {() => (
              <li data-tanda="dekat">
                <IconAlertTriangle size={20} aria-hidden />
                <span>
                  <Link to={editPath('paket', plan.slug)}>{plan.nama_paket}</Link>, terbit{' '}
                  {formatWaktu(plan.terbit_pada)}, {kesiapanText(plan)}. Belum ada:{' '}
                  {[...plan.kurang, ...plan.kosong].slice(0, MOST_SHOWN).join(', ')}.
                </span>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
    </Card>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconAlertTriangleFilled, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import visuallyHidden from '../../platform/ui/visually-hidden.module.css'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { publikasiQuery, usePublish } from '../../publishing/publikasi/publikasi.queries.ts'
import { statusLabel } from '../../publishing/publikasi/status.ts'
import { StatusDot } from '../../publishing/publikasi/status-dot.tsx'
import classes from './publikasi-chip.module.css'

const Sebab = lazyPart(async () => ({ default: (await import('./sebab.tsx')).Sebab }))

/**
 * Renders the publishing state of the site (live, waiting, building or failed) and since when, with a button that asks
 * for a rebuild.
 */
export function PublikasiChip() {
  const { data } = useQuery(publikasiQuery)
  const { mutate, isPending, isError } = usePublish()
  if (!data) return null
  const warnings = (data.peringatan?.length ?? 0) + (data.jam ? 1 : 0)

  return (
    <div className={classes.chip} data-refused={isError} data-busy={data.status === 'membangun'}>
      <span role="status">
        <Link className={classes.link} to={paths.publikasi} title="Publikasi situs">
          <StatusDot publikasi={data} />
          <span>
            <span className={classes.state}>{statusLabel(data)}</span>
            <span className={visuallyHidden.onPhones}> {formatWaktu(data.sejak)}</span>
          </span>
          {warnings > 0 && (
            <span className={classes.warnings}>
              <IconAlertTriangleFilled size={16} aria-hidden />
              <span className={visuallyHidden.onPhones}>{warnings} peringatan</span>
            </span>
          )}
        </Link>
      </span>
      {isError && (
        <span role="alert" className={classes.refused}>
          Permintaan gagal
        </span>
      )}
      <Suspense fallback={null}>
        {data.pesan && <Sebab pesan={data.pesan} terbitPada={data.terbit_pada} />}
      </Suspense>
      <ActionIcon
        className={classes.again ?? ''}
        variant="light"
        size={34}
        radius="xl"
        aria-label="Terbitkan ulang situs"
        title="Terbitkan ulang situs"
        loading={isPending}
        onClick={() => mutate()}
      >
        <IconRefresh size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

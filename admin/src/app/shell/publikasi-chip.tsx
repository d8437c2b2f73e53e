import { ActionIcon } from '@mantine/core'
import type { Publikasi } from '@safar/shared/publikasi/schema'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { publikasiQuery } from '../../publikasi/publikasi.queries.ts'
import { formatWaktu } from '../../ui/waktu.ts'
import { publikasiClient } from '../api.ts'
import classes from './publikasi-chip.module.css'

const Sebab = lazy(async () => ({ default: (await import('./sebab.tsx')).Sebab }))

const LABEL: Record<Publikasi['status'], string> = {
  terbit: 'Terbit',
  antre: 'Antre',
  membangun: 'Membangun',
  gagal: 'Gagal',
}

/** Where the site stands: live, waiting, building or failed, since when, and a button that asks for a rebuild. */
export function PublikasiChip() {
  const queryClient = useQueryClient()
  const { data } = useQuery(publikasiQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: () => publikasiClient.publish(),
    onSuccess: (publikasi) => queryClient.setQueryData(publikasiQuery.queryKey, publikasi),
  })
  if (!data) return null

  return (
    <div className={classes.chip}>
      <span className={classes.dot} data-status={data.status} aria-hidden />
      <span role="status">
        <span className={classes.state}>{LABEL[data.status]}</span>
        <span className={classes.since}> {formatWaktu(data.sejak)}</span>
      </span>
      <Suspense fallback={null}>
        {data.pesan && <Sebab pesan={data.pesan} terbitPada={data.terbit_pada} />}
      </Suspense>
      <ActionIcon
        variant="light"
        size={34}
        radius="xl"
        aria-label="Bangun ulang situs"
        title="Bangun ulang situs"
        loading={isPending}
        onClick={() => mutate()}
      >
        <IconRefresh size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

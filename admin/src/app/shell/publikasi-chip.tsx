import { ActionIcon, Tooltip } from '@mantine/core'
import type { Publikasi } from '@safar/shared/publikasi/schema'
import { IconRefresh } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { publikasiClient } from '../api.ts'
import classes from './publikasi-chip.module.css'

const LABEL: Record<Publikasi['status'], string> = {
  terbit: 'Terbit',
  antre: 'Antre',
  membangun: 'Membangun',
  gagal: 'Gagal',
}
const BUSY_INTERVAL = 1_000
const CALM_INTERVAL = 15_000

export const publikasiQuery = queryOptions({
  queryKey: ['publikasi'],
  queryFn: () => publikasiClient.get(),
  refetchInterval: ({ state }) =>
    state.data?.status === 'antre' || state.data?.status === 'membangun' ? BUSY_INTERVAL : CALM_INTERVAL,
})

const time = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

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
        <span className={classes.since}> {time.format(new Date(data.sejak))}</span>
      </span>
      <Tooltip label={data.pesan ?? 'Bangun ulang situs'} multiline maw={320}>
        <ActionIcon
          variant="subtle"
          size={34}
          radius="xl"
          aria-label="Bangun ulang situs"
          loading={isPending}
          onClick={() => mutate()}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

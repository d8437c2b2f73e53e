import { ActionIcon, Popover, Text } from '@mantine/core'
import type { Publikasi } from '@safar/shared/publikasi/schema'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { publikasiQuery } from '../../publikasi/publikasi.queries.ts'
import { formatWaktu } from '../../ui/waktu.ts'
import { publikasiClient } from '../api.ts'
import classes from './publikasi-chip.module.css'

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
      {data.pesan && (
        <Popover width={320} position="bottom-end" shadow="md">
          <Popover.Target>
            <button type="button" className={classes.why}>
              Sebabnya
            </button>
          </Popover.Target>
          <Popover.Dropdown>
            <Text fw={660}>Situs belum diperbarui</Text>
            <Text mt={4}>{data.pesan}</Text>
            {data.terbit_pada && (
              <Text mt={8} size="sm" c="dimmed">
                Pengunjung melihat terbitan {formatWaktu(data.terbit_pada)}.
              </Text>
            )}
          </Popover.Dropdown>
        </Popover>
      )}
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

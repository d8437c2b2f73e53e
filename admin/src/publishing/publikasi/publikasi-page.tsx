import { Button, Group, Text } from '@mantine/core'
import { IconRefresh, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { viewPath } from '../../platform/paths.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { BuildLog } from './build-log.tsx'
import { ClockCard } from './clock-card.tsx'
import classes from './publikasi.module.css'
import { publikasiQuery, usePublish } from './publikasi.queries.ts'
import { RilisCard } from './rilis-card.tsx'
import { StatusCard } from './status-card.tsx'
import { WarningsCard } from './warnings-card.tsx'

/** Renders the publishing page: the state, the log, the warnings, and the releases to return to. */
export function Component() {
  const { data, isPending, isError, refetch } = useQuery(publikasiQuery)
  const publish = usePublish()
  return (
    <>
      <PageTitle
        title="Publikasi"
        heading="Publikasi situs"
        lead="Setiap perubahan terbit sendiri dalam beberapa detik."
        action={
          <Group gap={10}>
            <Button
              variant="subtle"
              c="var(--muted)"
              size="md"
              component={Link}
              to={viewPath('/')}
              leftSection={<IconWorld size={18} aria-hidden />}
            >
              Lihat situs
            </Button>
            <Button
              size="md"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={publish.isPending}
              onClick={() => publish.mutate()}
            >
              Terbitkan ulang
            </Button>
          </Group>
        }
      />
      {publish.isError && (
        <Text role="alert" c="var(--red)" fw={640} mb="md">
          Belum dapat diterbitkan ulang. Coba lagi.
        </Text>
      )}
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.columns}>
          <div className={classes.column}>
            <StatusCard publikasi={data} onPublish={() => publish.mutate()} />
            {data.jam && <ClockCard jam={data.jam} />}
            <WarningsCard peringatan={data.peringatan ?? []} />
          </div>
          <div className={classes.column}>
            <RilisCard served={data.terbit_pada} />
            <BuildLog publikasi={data} />
          </div>
        </div>
      )}
    </>
  )
}

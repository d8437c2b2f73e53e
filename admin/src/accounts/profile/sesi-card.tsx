import { Button, Card, Text } from '@mantine/core'
import type { Sesi } from '@safar/shared/access/session/sesi'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './profile.module.css'
import { sesiQuery, useEndSesi } from './sesi.queries.ts'

/** Renders the devices that are signed in, with buttons that sign out one or all others. */
export function SesiCard() {
  const { data, isPending, isError, error: unread, refetch } = useQuery(sesiQuery)
  const { mutate, isPending: isEnding, isSuccess, variables, error } = useEndSesi()
  // An older host has no sessions.
  if (unread instanceof ApiError && unread.status === 404) return null
  const others = data?.filter(({ ini }) => !ini) ?? []
  return (
    <Card padding={0} component="section" aria-label="Perangkat yang masuk">
      <div className={classes.sesiHead}>
        <div>
          <h2>Perangkat yang masuk</h2>
          <Text c="dimmed">Ada yang bukan milik Anda? Keluarkan, lalu ganti password.</Text>
        </div>
        {others.length > 1 && (
          <Button variant="default" loading={isEnding && variables === null} onClick={() => mutate(null)}>
            Keluarkan semua yang lain
          </Button>
        )}
      </div>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      <ul className={classes.sesiList}>
        {data?.map((sesi) => (
          <SafeRow key={sesi.id} of={sesi} name={sesi.perangkat || 'Perangkat yang tidak dikenal'}>
            <SesiRow sesi={sesi} isEnding={isEnding && variables === sesi.id} onEnd={() => mutate(sesi.id)} />
          </SafeRow>
        ))}
      </ul>
      <div role="status" className={classes.sesiSaid}>
        {isSuccess && <Text c="var(--e700)">Sudah dikeluarkan. Perangkat itu harus login ulang.</Text>}
        {error && <Text c="var(--red)">{saidBy(error)}</Text>}
      </div>
    </Card>
  )
}

interface RowProps {
  sesi: Sesi
  isEnding: boolean
  onEnd: () => void
}

function SesiRow({ sesi: { perangkat, masuk_pada, dipakai_pada, ini }, isEnding, onEnd }: RowProps) {
  const name = perangkat || 'Perangkat yang tidak dikenal'
  return (
    <li className={classes.sesi}>
      <div>
        <Text fw={640}>
          {name}
          {ini && <span className={classes.own}> · perangkat ini</span>}
        </Text>
        <Text size="sm" c="dimmed">
          Masuk {formatWaktu(masuk_pada)}; terakhir dipakai {formatWaktu(dipakai_pada)}
        </Text>
      </div>
      {!ini && (
        <Button
          variant="default"
          loading={isEnding}
          aria-label={`Keluarkan ${name}, masuk ${formatWaktu(masuk_pada)}`}
          onClick={onEnd}
        >
          Keluarkan
        </Button>
      )}
    </li>
  )
}

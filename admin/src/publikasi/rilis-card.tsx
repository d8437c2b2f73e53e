import { Badge, Button, Card, Text } from '@mantine/core'
import { formatThousands } from '@safar/shared/format/rupiah'
import type { Rilis } from '@safar/shared/publikasi/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { Loading } from '../ui/loading.tsx'
import { Retry } from '../ui/retry.tsx'
import { formatWaktuRinci } from '../ui/waktu.ts'
import classes from './publikasi.module.css'
import { rilisQuery } from './publikasi.queries.ts'

const KembaliDialog = lazyPart(async () => ({
  default: (await import('./kembali-dialog.tsx')).KembaliDialog,
}))

/** The releases that are kept, and the way back to each. */
export function RilisCard({ served }: { served: string | null }) {
  const { data, isPending, isError, refetch } = useQuery(rilisQuery(served))
  const [chosen, setChosen] = useState<Rilis | null>(null)
  return (
    <Card padding={0}>
      <h2 className={classes.listHeading}>Rilis tersimpan</h2>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      <ul className={classes.list} aria-label="Rilis tersimpan">
        {data?.map((rilis) => (
          <li key={rilis.id} className={classes.rilis} data-aktif={rilis.aktif}>
            <div>
              <Text fw={640}>{formatWaktuRinci(rilis.terbit_pada)}</Text>
              <Text size="sm" c="dimmed">
                {formatThousands(rilis.halaman)} halaman
              </Text>
            </div>
            {rilis.aktif ? (
              <Badge size="lg" bg="var(--e100)" c="var(--e900)">
                Dilihat pengunjung
              </Badge>
            ) : (
              <Button
                variant="default"
                size="sm"
                aria-label={`Kembali ke rilis ini, ${formatWaktuRinci(rilis.terbit_pada)}`}
                onClick={() => setChosen(rilis)}
              >
                Kembali ke rilis ini
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {chosen && <KembaliDialog rilis={chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </Card>
  )
}

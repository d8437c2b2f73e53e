import { Badge, Button, Card, Text } from '@mantine/core'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { judulRilis, sebabText } from '@safar/shared/records/riwayat/sebab'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktuRinci } from '../../platform/ui/waktu.ts'
import classes from './publikasi.module.css'
import { FIRST_RILIS, RILIS_SIZES, rilisQuery } from './publikasi.queries.ts'

const GoBackDialog = lazyPart(async () => ({
  default: (await import('./go-back-dialog.tsx')).GoBackDialog,
}))

/** Renders the kept releases, with buttons that return to each. */
export function RilisCard({ served }: { served: string | null }) {
  const [page, setPage] = useState(FIRST_RILIS)
  const { data, isPending, isError, refetch } = useQuery(rilisQuery(served, page))
  const [chosen, setChosen] = useState<Rilis | null>(null)
  return (
    <Card padding={0}>
      <h2 className={classes.listHeading}>Rilis tersimpan</h2>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      <ul className={classes.list} aria-label="Rilis tersimpan">
        {data?.rilis.map((rilis) => (
          <SafeRow key={rilis.id} of={rilis} name={`Rilis ${rilis.id}`}>
            {() => (
              <li className={classes.rilis} data-aktif={rilis.aktif}>
                <div className={classes.what}>
                  <Text fw={640}>{judulRilis(rilis)}</Text>
                  {rilis.jumlah > 1 && <Sebab rilis={rilis} />}
                  <Text size="sm" c="dimmed">
                    {formatWaktuRinci(rilis.terbit_pada)} · {formatThousands(rilis.halaman)} halaman
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
            )}
          </SafeRow>
        ))}
      </ul>
      <ListFooter
        total={data?.total ?? 0}
        {...page}
        pageSizes={RILIS_SIZES}
        noun="rilis"
        isNarrow
        onChange={setPage}
      />
      <Suspense fallback={null}>
        {chosen && <GoBackDialog rilis={chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </Card>
  )
}

/** The most causes shown at a glance. */
const SHOWN = 3

/** Renders the causes of a release, where there is more than its title says. */
function Sebab({ rilis: { sebab, jumlah } }: { rilis: Rilis }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? sebab : sebab.slice(0, SHOWN)
  const rest = jumlah - shown.length
  return (
    <>
      <ul className={classes.sebab}>
        {shown.map((cause) => (
          <li key={sebabText(cause)}>{sebabText(cause)}</li>
        ))}
        {isOpen && rest > 0 && <li>dan {formatThousands(rest)} lainnya</li>}
      </ul>
      {jumlah > Math.min(SHOWN, sebab.length) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ringkas' : `${formatThousands(rest)} lainnya`}
        </button>
      )}
    </>
  )
}

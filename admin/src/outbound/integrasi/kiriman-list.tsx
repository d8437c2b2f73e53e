import { Button, Text } from '@mantine/core'
import {
  KEADAAN_KIRIMAN_LABEL,
  type KeadaanKiriman,
  KIRIMAN_HARI,
  peristiwaText,
} from '@safar/shared/outbound/webhook/webhook'
import type { KirimanHook, Webhook } from '@safar/shared/outbound/webhook/webhook-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktuRinci } from '../../platform/ui/waktu.ts'
import classes from './integrasi.module.css'
import { kirimanQuery, useRetryDelivery } from './integrasi.queries.ts'

const TONE: Partial<Record<KeadaanKiriman, Tone>> = { antre: 'waiting', dikirim: 'done', gagal: 'bad' }

/** Renders a webhook's deliveries, newest first: state, answer, and a button that sends one again. */
export function KirimanList({ webhook: { id, keadaan } }: { webhook: Webhook }) {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery(kirimanQuery(id, page))
  const ulang = useRetryDelivery(id)
  if (isPending)
    return (
      <Text role="status" c="dimmed">
        Memuat kiriman…
      </Text>
    )
  if (isError) return <Retry onRetry={() => void refetch()} />
  if (data.meta.total === 0)
    return <Text c="dimmed">Belum ada kiriman. Kirim uji untuk mencoba penerimanya.</Text>
  return (
    <div>
      <ul className={classes.deliveries} aria-label={`Kiriman ${KIRIMAN_HARI} hari terakhir`}>
        {data.data.map((kiriman) => (
          <SafeRow key={kiriman.id} of={kiriman} name={`Kiriman nomor ${kiriman.id}`}>
            {() => (
              <li className={classes.delivery}>
                <div className={classes.what}>
                  <Text size="sm" fw={640}>
                    {peristiwaText(kiriman.peristiwa)}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {formatWaktuRinci(kiriman.created_at)}
                  </Text>
                </div>
                <div className={classes.what}>
                  <Dot tone={TONE[kiriman.keadaan]}>{KEADAAN_KIRIMAN_LABEL[kiriman.keadaan]}</Dot>
                  <Text size="sm" c="dimmed">
                    {standingOf(kiriman)}
                  </Text>
                </div>
                {keadaan === 'aktif' && (
                  <Button
                    variant="subtle"
                    size="compact-md"
                    loading={ulang.isPending && ulang.variables === kiriman.id}
                    aria-label={`Kirim ulang: ${peristiwaText(kiriman.peristiwa)}, ${formatWaktuRinci(kiriman.created_at)}`}
                    onClick={() => ulang.mutate(kiriman.id)}
                  >
                    Kirim ulang
                  </Button>
                )}
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      {ulang.error && (
        <Text c="var(--red)" size="sm" role="alert" mt="xs">
          {saidBy(ulang.error)}
        </Text>
      )}
      {data.meta.last_page > 1 && (
        <div className={classes.foot}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Lebih baru
          </Button>
          <Text size="sm">
            Halaman {page} dari {data.meta.last_page}
          </Text>
          <Button variant="default" disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
            Lebih lama
          </Button>
        </div>
      )}
    </div>
  )
}

function standingOf({ kode, alasan, percobaan, berikutnya, keadaan }: KirimanHook): string {
  if (keadaan === 'dikirim') return `Dijawab ${kode}`
  const parts = [
    alasan,
    percobaan > 0 && keadaan === 'antre' && `Sudah dicoba ${percobaan} kali.`,
    percobaan > 0 && berikutnya && `Dicoba lagi ${formatWaktuRinci(berikutnya)}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

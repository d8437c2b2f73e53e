import { Button } from '@mantine/core'
import { pelakuText } from '@safar/shared/access/session/pelaku'
import type { Jejak } from '@safar/shared/trips/pemesanan/booking-history'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Retry } from '../../../platform/ui/retry.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { GreyRows } from '../grey-rows.tsx'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { stepChanges, stepTitle } from './history-words.ts'
import classes from './rinci.module.css'

/** Renders what was done to a booking and its people, by whom, newest first; a step opens to what it changed. */
export function HistoryCard({ booking }: { booking: Pemesanan }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(pemesananQueries.jejak(booking.id))
  const steps = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className={`${classes.card} ${classes.last}`} aria-labelledby="riwayat">
      <div className={classes.cardHead}>
        <h2 id="riwayat">Riwayat</h2>
      </div>
      {isPending && <GreyRows count={2} />}
      {isError && <Retry onRetry={() => void refetch()} />}
      <ol className={classes.history}>
        {steps.map((step) => (
          <SafeRow key={`${step.jenis}-${step.id}`} of={step} name={`Riwayat nomor ${step.id}`}>
            <Step step={step} booking={booking} />
          </SafeRow>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </section>
  )
}

function Step({ step, booking }: { step: Jejak; booking: Pemesanan }) {
  const [isOpen, setOpen] = useState(false)
  const changes = stepChanges(step, booking)
  return (
    <li>
      <b>{stepTitle(step, booking)}</b>
      <small>{[step.oleh && pelakuText(step), formatWaktu(step.waktu)].filter(Boolean).join(' · ')}</small>
      {changes.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          aria-expanded={isOpen}
          aria-label={`Lihat perubahan ${formatWaktu(step.waktu)}`}
          onClick={() => setOpen(!isOpen)}
        >
          Lihat perubahan
        </Button>
      )}
      {isOpen && (
        <dl className={classes.changes}>
          {changes.map(({ label, sebelum, sesudah }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <del>{sebelum || '(kosong)'}</del> <ins>{sesudah || '(kosong)'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

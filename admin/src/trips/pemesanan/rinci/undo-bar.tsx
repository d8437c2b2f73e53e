import { Button } from '@mantine/core'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { useNavigate } from 'react-router-dom'
import { pemesananPath } from '../../../platform/paths.ts'
import { useBefore } from '../../../platform/ui/use-before.ts'
import { formatJam } from '../../../platform/ui/waktu.ts'
import { Failure } from '../failure.tsx'
import { useBookingCall } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'
import classes from './rinci.module.css'

/** The last change in words, by the state that it left; a booking in any other state was moved. */
const DONE: Partial<Record<PemesananStatus, string>> = {
  batal: 'Pemesanan dibatalkan.',
  selesai: 'Pemesanan diselesaikan.',
}

/** Renders that the last move or cancellation of a booking can be taken back, as long as it can. */
export function UndoBar({ booking }: { booking: Pemesanan }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useBookingCall(() => pemesananClient.undo(booking.id))
  const until = booking.urung_sampai === null ? 0 : Date.parse(booking.urung_sampai)
  const isOpen = useBefore(until)
  return (
    <div role="status">
      {isOpen && (
        <section className={classes.undo} aria-label="Urungkan">
          <p>
            {DONE[booking.status] ?? 'Pemesanan dipindahkan.'} Dapat diurungkan sampai {formatJam(until)}.
          </p>
          <Button
            variant="default"
            loading={isPending}
            onClick={() =>
              mutate(undefined, {
                // Who was split off is in the booking of before again.
                onSuccess: ({ id }) => {
                  if (id !== booking.id) void navigate(pemesananPath(id))
                },
              })
            }
          >
            Urungkan
          </Button>
          {error && (
            <p role="alert">
              <Failure error={error} />
            </p>
          )}
        </section>
      )}
    </div>
  )
}

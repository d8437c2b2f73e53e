import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { Retry } from '../../platform/ui/retry.tsx'
import { FamilyBooking } from './family-booking.tsx'
import classes from './own-bookings.module.css'
import { ownPesananQuery } from './pesanan.queries.ts'

/** Renders the bookings of one's own account: the asked one whole, and a way to each of several. */
export function OwnBookings() {
  const [params] = useSearchParams()
  const { data, isError, refetch } = useQuery(ownPesananQuery())
  if (isError) return <Retry onRetry={() => void refetch()} />
  const bookings = data?.meta.pesanan ?? []
  const asked = params.get('pesanan')
  const shown = bookings.find(({ kode }) => kode === asked)?.kode ?? data?.data?.kode
  if (!shown) return null
  return (
    <div className={classes.bookings}>
      {bookings.length > 1 && (
        <nav aria-label="Pemesanan Anda">
          <ul>
            {bookings.map(({ kode, paket, berangkat }) => (
              <li key={kode}>
                <Link to={`?pesanan=${kode}`} aria-current={kode === shown ? 'page' : undefined}>
                  <strong>{paket}</strong>
                  <span>{[formatTanggal(berangkat), kode].filter(Boolean).join(' · ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FamilyBooking key={shown} kode={shown} />
    </div>
  )
}

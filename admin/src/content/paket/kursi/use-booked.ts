import type { Terpesan } from '@safar/shared/content/paket/kursi'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../access/session/session-store.ts'
import { paketQueries } from '../paket.queries.ts'

/** Returns the bookings of a departure whose seats follow them; undefined for others, and for roles that sell none. */
export function useBooked(id: number | undefined): Terpesan | undefined {
  const isStaff = useMay('staff')
  const { data } = useQuery({
    ...paketQueries.booked(),
    enabled: isStaff && id !== undefined,
    select: (booked) => booked.find((one) => one.id === id),
  })
  return data
}

import { queryOptions } from '@tanstack/react-query'
import { pesananClient } from './pesanan-client.ts'

/**
 * Reads a booking of the account that is signed in, the next to leave without a code, with all of its bookings: for
 * lists and bills, which are no visit of it.
 */
export const ownPesananQuery = (kode = '') =>
  queryOptions({
    queryKey: ['pesanan', kode],
    queryFn: ({ signal }) => pesananClient.glance({ ...(kode && { pemesanan: kode }), signal }),
  })

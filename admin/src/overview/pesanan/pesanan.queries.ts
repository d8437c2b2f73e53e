import { queryOptions } from '@tanstack/react-query'
import { pesananClient } from './pesanan-client.ts'

/** Reads a booking of the account that is signed in, the next to leave without a code, with all of its bookings. */
export const ownPesananQuery = (kode = '') =>
  queryOptions({
    queryKey: ['pesanan', kode],
    queryFn: ({ signal }) => pesananClient.get({ ...(kode && { pemesanan: kode }), signal }),
  })

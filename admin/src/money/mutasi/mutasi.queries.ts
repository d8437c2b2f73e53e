import { createUangClient } from '@safar/shared/money/kwitansi/uang-client'
import type { MutasiKeadaan } from '@safar/shared/money/mutasi/mutasi'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { MUTASI_KEY } from '../antrean/jumlah.queries.ts'
import { mutasiClient } from './mutasi-client.ts'

const uangClient = createUangClient(http)

/** Lines of one page of the queue: what the API gives at most. */
export const QUEUE_PAGE = 100
/** Lines of a state that are looked back at. */
const DONE_PAGE = 50

/** The queries of bank lines. */
export const mutasiQueries = {
  /** Reads a page of new lines. Each look at it is in the access log, so that it is read when it is shown alone. */
  queue: (page: number) =>
    queryOptions({
      queryKey: [...MUTASI_KEY, 'baru', page],
      queryFn: ({ signal }) => mutasiClient.page({ keadaan: 'baru', page, per_page: QUEUE_PAGE }, signal),
      refetchOnWindowFocus: false,
    }),
  /** Reads the newest lines that are booked, or were put aside. */
  done: (keadaan: Exclude<MutasiKeadaan, 'baru'>) =>
    queryOptions({
      queryKey: [...MUTASI_KEY, keadaan],
      queryFn: ({ signal }) => mutasiClient.page({ keadaan, per_page: DONE_PAGE }, signal),
      refetchOnWindowFocus: false,
    }),
}

/** Reads bills and payments of a booking that a line may be for; always anew, since money moves. */
export const moneyQuery = (pemesanan: number) =>
  queryOptions({
    queryKey: ['pemesanan', 'uang', pemesanan],
    queryFn: ({ signal }) => uangClient.get(pemesanan, signal),
    staleTime: 0,
  })

/** Types of proofs that a browser shows; anything else is refused by name. */
const SHOWN = ['image/jpeg', 'image/png', 'application/pdf']

/** Reads the proof of a payment; each look is in the access log, and the file is forgotten with the page. */
export const proofQuery = (pembayaran: number) =>
  queryOptions({
    queryKey: ['pembayaran', 'bukti', pembayaran],
    async queryFn({ signal }) {
      const file = await uangClient.openProof(pembayaran, signal)
      const type = SHOWN.find((known) => known === file.type)
      // Of a known type, whatever an answer says: a browser runs nothing of it.
      return new Blob([file], { type: type ?? 'application/octet-stream' })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

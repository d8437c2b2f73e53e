import { BERKAS_TIPE } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { queryOptions } from '@tanstack/react-query'
import { uangClient } from '../uang-client.ts'

/** Reads the proof of a payment; each look is in the access log, and the file is forgotten with the page. */
export const proofQuery = (pembayaran: number) =>
  queryOptions({
    queryKey: ['pembayaran', 'bukti', pembayaran],
    async queryFn({ signal }) {
      const file = await uangClient.openProof(pembayaran, signal)
      const type = BERKAS_TIPE.find((known) => file.type.startsWith(known))
      // Of a known type, whatever an answer says: a browser runs nothing of it.
      return new Blob([file], { type: type ?? 'application/octet-stream' })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

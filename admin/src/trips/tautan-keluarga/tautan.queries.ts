import { createTautanClient } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { PEMESANAN_KEY } from '../pemesanan/jumlah.queries.ts'

export const tautanClient = createTautanClient(http)

/** Reads the newest link of a booking's family, without its token. */
export const tautanQuery = (pemesanan: number) =>
  queryOptions({
    queryKey: [...PEMESANAN_KEY, 'tautan', pemesanan],
    queryFn: ({ signal }) => tautanClient.newest(pemesanan, signal),
  })

/** The mutation of a call about a family's link, which is a step of its booking's history. */
export function useTautanCall<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEMESANAN_KEY }),
  })
}

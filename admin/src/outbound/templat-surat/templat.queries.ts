import type { TeksTemplat } from '@safar/shared/outbound/templat-surat/naskah-templat'
import type { TemplatSurat, TemplatUpdate } from '@safar/shared/outbound/templat-surat/schema'
import type { NamaTemplat } from '@safar/shared/outbound/templat-surat/templat'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { templatClient } from './templat-client.ts'

const ALL = ['templat-surat'] as const

/** Every message with the words that staff gave it. */
export const templatQuery = queryOptions({
  queryKey: [...ALL, 'semua'],
  queryFn: ({ signal }) => templatClient.list(signal),
})

/** The versions of one. */
export const riwayatTemplatQuery = (nama: NamaTemplat) =>
  queryOptions({
    queryKey: [...ALL, 'riwayat', nama],
    queryFn: ({ signal }) => templatClient.riwayat(nama, signal),
  })

/** How a message reads in these words; the last that could be read stays meanwhile. */
export const pratinjauQuery = (nama: NamaTemplat, teks: TeksTemplat, enabled: boolean) =>
  queryOptions({
    queryKey: [...ALL, 'pratinjau', nama, teks],
    queryFn: ({ signal }) => templatClient.pratinjau(nama, teks, signal),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    enabled,
  })

/** Keeps new words, and has the list know them. */
export function useSimpanTemplat(nama: NamaTemplat) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (update: TemplatUpdate) => templatClient.simpan(nama, update),
    onSuccess: (saved) => {
      queryClient.setQueryData(templatQuery.queryKey, (list) =>
        list?.map((each: TemplatSurat) => (each.nama === nama ? saved : each)),
      )
      return queryClient.invalidateQueries({ queryKey: [...ALL, 'riwayat', nama] })
    },
  })
}

import type { TeksTemplat } from '@safar/shared/outbound/templat-surat/naskah-templat'
import type { NamaTemplat } from '@safar/shared/outbound/templat-surat/templat'
import type { TemplatSurat, TemplatUpdate } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { templatClient } from './templat-client.ts'

const ALL = ['templat-surat'] as const

/** Reads every template with the texts that staff gave it. */
export const templatQuery = queryOptions({
  queryKey: [...ALL, 'semua'],
  queryFn: ({ signal }) => templatClient.list(signal),
})

/** Reads the versions of one template. */
export const riwayatTemplatQuery = (nama: NamaTemplat) =>
  queryOptions({
    queryKey: [...ALL, 'riwayat', nama],
    queryFn: ({ signal }) => templatClient.riwayat(nama, signal),
  })

/** Reads the preview of a template with these texts; the last valid one stays until it has come. */
export const pratinjauQuery = (nama: NamaTemplat, teks: TeksTemplat, enabled: boolean) =>
  queryOptions({
    queryKey: [...ALL, 'pratinjau', nama, teks],
    queryFn: ({ signal }) => templatClient.pratinjau(nama, teks, signal),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    enabled,
  })

/** The mutation that saves a template, and writes it into the cached list. */
export function useSaveTemplate(nama: NamaTemplat) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (update: TemplatUpdate) => templatClient.save(nama, update),
    onSuccess: (saved) => {
      queryClient.setQueryData(templatQuery.queryKey, (list) =>
        list?.map((each: TemplatSurat) => (each.nama === nama ? saved : each)),
      )
      return queryClient.invalidateQueries({ queryKey: [...ALL, 'riwayat', nama] })
    },
  })
}

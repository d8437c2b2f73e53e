import type { Gambar, GambarChange, GambarPage } from '@safar/shared/files/gambar/gambar'
import { createPustakaClient, type ListGambarQuery } from '@safar/shared/files/gambar/pustaka-client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../access/http.ts'

/** The library's client, apart from those of every page: only whoever opens the library loads it. */
const client = createPustakaClient(http)

/** The queries of the library. */
export const pustakaQueries = {
  all: () => ['pustaka'] as const,
  pages: () => [...pustakaQueries.all(), 'page'] as const,
  page: (query: Omit<ListGambarQuery, 'signal'>) =>
    queryOptions({
      queryKey: [...pustakaQueries.pages(), query],
      queryFn: ({ signal }) => client.list({ ...query, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (imageName: string) =>
    queryOptions({
      queryKey: [...pustakaQueries.all(), 'one', imageName],
      queryFn: ({ signal }) => client.get(imageName, { signal }),
    }),
}

/** Returns a function that invalidates all queries of the library. */
export function useReadAnew() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: pustakaQueries.all() })
}

/** The mutation that saves a picture's description, and writes it into the cached pages. */
export function useChangeGambar() {
  const queryClient = useQueryClient()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: ({ imageName, change }: { imageName: string; change: GambarChange }) =>
      client.update(imageName, change),
    onSuccess: (saved: Gambar) => {
      queryClient.setQueryData(pustakaQueries.one(saved.image_name).queryKey, saved)
      queryClient.setQueriesData<GambarPage>(
        { queryKey: pustakaQueries.pages() },
        (page) =>
          page && {
            ...page,
            data: page.data.map((item) => (item.image_name === saved.image_name ? saved : item)),
          },
      )
      return readAnew()
    },
  })
}

export function useDeleteGambar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (imageName: string) => client.remove(imageName),
    // Not awaited: the page lets go of the picture at once, whatever of the list is still on its way.
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: pustakaQueries.pages() })
    },
  })
}

export function useReplaceGambar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ lama, baru }: { lama: string; baru: string }) => client.replace(lama, baru),
    // Records of every noun changed with it.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

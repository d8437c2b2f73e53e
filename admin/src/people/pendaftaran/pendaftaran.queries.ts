import type { PagePendaftaranQuery } from '@safar/shared/people/pendaftaran/client'
import type { Pendaftaran, PendaftaranLengkap, Sama } from '@safar/shared/people/pendaftaran/schema'
import { hashKey, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { jumlahQuery, PENDAFTARAN_KEYS } from './jumlah.queries.ts'
import { pendaftaranClient } from './pendaftaran-client.ts'
import { type PendaftaranEdit, saveBeside } from './save-beside.ts'

/** Seats come free by whoever sells them: the count tells most of it sooner. */
const TURNS_INTERVAL = 20_000

interface Page {
  data: Pendaftaran[]
  total: number
}

/** Everything that is read about registrations. */
export const pendaftaranQueries = {
  all: () => PENDAFTARAN_KEYS.all,
  pages: () => PENDAFTARAN_KEYS.pages,
  page: (query: Omit<PagePendaftaranQuery, 'signal' | 'sebelum'>) =>
    queryOptions({
      queryKey: [...pendaftaranQueries.pages(), query],
      queryFn: ({ signal }): Promise<Page> => pendaftaranClient.page({ ...query, signal }),
      placeholderData: keepPreviousData,
    }),
  count: () => jumlahQuery,
  /** How many registered for each departure. */
  terdaftar: () =>
    queryOptions({
      queryKey: PENDAFTARAN_KEYS.terdaftar,
      queryFn: ({ signal }) => pendaftaranClient.terdaftar({ signal }),
    }),
  /** How soon people are answered, and by whom; an older host does not say. */
  tanggap: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'tanggap'],
      queryFn: ({ signal }) => pendaftaranClient.tanggap({ signal }),
      staleTime: 60_000,
      retry: false,
    }),
  turns: () => PENDAFTARAN_KEYS.turns,
  /** Whose turn it is; of one departure, whoever waits for it. */
  giliran: (paket?: number) =>
    queryOptions({
      queryKey: [...pendaftaranQueries.turns(), paket ?? null],
      queryFn: ({ signal }) => pendaftaranClient.giliran({ ...(paket !== undefined && { paket }), signal }),
      staleTime: 0,
      refetchInterval: () => whileSignedIn(TURNS_INTERVAL),
    }),
  /** One of them with all that the office knows. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'one', id],
      queryFn: ({ signal }) => pendaftaranClient.one(id, { signal }),
    }),
  /** Whose task a registration may be; an older host gives none. */
  petugas: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'petugas'],
      queryFn: ({ signal }) => pendaftaranClient.petugas({ signal }),
      staleTime: 60_000,
      retry: false,
    }),
  /** Who is registered already under what is being typed: read anew by whoever types it, kept for nobody. */
  sama: (input: Required<Sama>) =>
    queryOptions({
      queryKey: ['pendaftaran-sama', input],
      queryFn: ({ signal }) => pendaftaranClient.sama(input, { signal }),
      enabled: `${input.telepon}${input.email}` !== '',
      gcTime: 0,
      retry: false,
    }),
  own: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'own'],
      queryFn: ({ signal }) => pendaftaranClient.listOwn({ signal }),
    }),
}

/**
 * Puts what the server answered into every page at once, then reads them anew: that may fail where the change did not. What is
 * gone is not asked for again, though its page still stands for a moment.
 */
function useTakeOver() {
  const queryClient = useQueryClient()
  return (change: (list: Pendaftaran[]) => Pendaftaran[], gone?: number) => {
    const own = gone === undefined ? '' : hashKey(pendaftaranQueries.one(gone).queryKey)
    queryClient.setQueriesData<Page>({ queryKey: pendaftaranQueries.pages() }, (page) => {
      if (!page) return page
      const data = change(page.data)
      return { data, total: page.total - (page.data.length - data.length) }
    })
    return queryClient.invalidateQueries({
      queryKey: pendaftaranQueries.all(),
      predicate: ({ queryHash }) => queryHash !== own,
    })
  }
}

/**
 * Changes of one person reach the server in the order they were made, on top of what others changed beside them. What others
 * changed in the same place fails as a `StaleEdit`, with their side of it.
 */
export function useUpdatePendaftaran(id: number) {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (edit: PendaftaranEdit) => saveBeside(pendaftaranClient, id, edit),
    scope: { id: `pendaftaran-${id}` },
    // What lists alone say stays until the list is read anew.
    onSuccess: (saved) =>
      takeOver((list) =>
        list.map((item) =>
          item.id === id ? { ...saved, kembar: item.kembar, kontak_terakhir: item.kontak_terakhir } : item,
        ),
      ),
  })
}

/** Takes a registration out of the lists: into the trash, or for good. */
export function useRemovePendaftaran(cara: 'sampah' | 'selamanya') {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (id: number) =>
      cara === 'sampah' ? pendaftaranClient.remove(id) : pendaftaranClient.erase(id),
    onSuccess: (_answer, id) => takeOver((list) => list.filter((item) => item.id !== id), id),
  })
}

/** What is done on the page of one registration and answers it anew: contacts, joining, taking apart. */
export function useKerja<Input>(
  work: (input: Input) => Promise<PendaftaranLengkap>,
  mutationKey: readonly string[] = PENDAFTARAN_KEYS.all,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: work,
    onSuccess: (saved) => {
      queryClient.setQueryData(pendaftaranQueries.one(saved.id).queryKey, saved)
      return queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
    },
  })
}

/** Withdraws the own consent to promotion. */
export function useWithdrawOwn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => pendaftaranClient.withdrawOwn(),
    onSuccess: (own) => queryClient.setQueryData(pendaftaranQueries.own().queryKey, own),
  })
}

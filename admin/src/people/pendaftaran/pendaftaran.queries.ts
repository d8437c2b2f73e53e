import type { PagePendaftaranQuery } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import type {
  Pendaftaran,
  PendaftaranLengkap,
  Sama,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hashKey, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { jumlahQuery, PENDAFTARAN_KEYS } from './jumlah.queries.ts'
import { pendaftaranClient } from './pendaftaran-client.ts'
import { type PendaftaranEdit, saveBeside } from './save-beside.ts'

/** The polling interval of the waiting lists, in milliseconds: the count tells of most changes sooner. */
const TURNS_INTERVAL = 20_000

interface Page {
  data: Pendaftaran[]
  total: number
}

/** The queries of registrations. */
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
  /** Reads the number of registrations for each departure. */
  terdaftar: () =>
    queryOptions({
      queryKey: PENDAFTARAN_KEYS.terdaftar,
      queryFn: ({ signal }) => pendaftaranClient.terdaftar({ signal }),
    }),
  /** Reads the response times and who answered; an older host has none. */
  responseTimes: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'tanggap'],
      queryFn: ({ signal }) => pendaftaranClient.responseTimes({ signal }),
      staleTime: 60_000,
      retry: false,
    }),
  turns: () => PENDAFTARAN_KEYS.turns,
  /** Reads whose turn it is; with a package, who waits for its departure. */
  giliran: (paket?: number) =>
    queryOptions({
      queryKey: [...pendaftaranQueries.turns(), paket ?? null],
      queryFn: ({ signal }) => pendaftaranClient.giliran({ ...(paket !== undefined && { paket }), signal }),
      staleTime: 0,
      refetchInterval: () => whileSignedIn(TURNS_INTERVAL),
    }),
  /** Reads one registration in full. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'one', id],
      queryFn: ({ signal }) => pendaftaranClient.one(id, { signal }),
    }),
  /** Reads the accounts that may be responsible for a registration; an older host gives none. */
  petugas: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'petugas'],
      queryFn: ({ signal }) => pendaftaranClient.petugas({ signal }),
      staleTime: 60_000,
      retry: false,
    }),
  /** Reads the registrations under a number or mail that is being typed; fetched anew each time, and not cached. */
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
 * Returns a function that writes an answer into every cached page, then invalidates them: the refetch may fail where
 * the change did not. An erased record is not fetched again, though its page is still mounted for a moment.
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
 * The mutation that changes one registration, serialised in the order of the edits and merged beside the changes of
 * others. A conflicting field fails with `StaleEdit`, which has their version.
 */
export function useUpdatePendaftaran(id: number) {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (edit: PendaftaranEdit) => saveBeside(pendaftaranClient, id, edit),
    scope: { id: `pendaftaran-${id}` },
    // Fields that only lists have stay until the list is refetched.
    onSuccess: (saved) =>
      takeOver((list) =>
        list.map((item) => {
          const { kembar, kontak_terakhir, pemesanan } = item
          return item.id === id ? { ...saved, kembar, kontak_terakhir, pemesanan } : item
        }),
      ),
  })
}

/** The mutation that moves a registration to the trash or erases it, and takes it out of the cached lists. */
export function useRemovePendaftaran(cara: 'sampah' | 'selamanya') {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (id: number) =>
      cara === 'sampah' ? pendaftaranClient.remove(id) : pendaftaranClient.erase(id),
    onSuccess: (_answer, id) => takeOver((list) => list.filter((item) => item.id !== id), id),
  })
}

/**
 * The mutation of an action on a registration's page (contacts, joining, taking apart): its answer replaces the cached
 * record, and lists are invalidated.
 */
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

/** The mutation that withdraws one's own consent to promotion. */
export function useWithdrawOwn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => pendaftaranClient.withdrawOwn(),
    onSuccess: (own) => queryClient.setQueryData(pendaftaranQueries.own().queryKey, own),
  })
}

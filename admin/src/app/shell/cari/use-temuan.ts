import { useDebouncedValue } from '@mantine/hooks'
import type { Temuan } from '@safar/shared/overview/temuan/temuan'
import { searchTerms } from '@safar/shared/platform/search'
import { isPaperNumber } from '@safar/shared/platform/text/paper-number'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cariClient } from '../../../overview/cari-client.ts'
import { isMatch } from './own-items.ts'

/** The debounce of the search, in milliseconds after the last letter. */
const TYPING_MS = 120

interface Found {
  found: Temuan[]
  state: 'idle' | 'searching' | 'done' | 'failed'
  again(): void
}

/** Searches records on the server, debounced. Until it answers, earlier hits that still hold every word are shown. */
export function useTemuan(q: string): Found {
  const [asked] = useDebouncedValue(q, TYPING_MS)
  const terms = searchTerms(q)
  const isAsked = terms.length > 0
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: ['cari', asked],
    queryFn: ({ signal }) => cariClient.find(asked, { signal }),
    enabled: isAsked && asked !== '',
    placeholderData: keepPreviousData,
    // A record found a minute ago may have changed since; each answer of a number is a line of the access log.
    ...(isPaperNumber(asked)
      ? { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }
      : { staleTime: 0, gcTime: 60_000 }),
  })
  const again = () => void refetch()
  if (!isAsked) return { found: [], state: 'idle', again }
  const isCurrent = asked === q && !isPlaceholderData
  const found = isCurrent
    ? (data ?? [])
    : (data ?? []).filter(({ judul, keterangan }) => isMatch({ label: judul, hint: keterangan }, terms))
  if (isError && asked === q && !isFetching) return { found: [], state: 'failed', again }
  return { found, state: isCurrent && data ? 'done' : 'searching', again }
}

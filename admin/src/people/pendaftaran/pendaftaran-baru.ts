import { type PendaftaranJumlah, perluDihubungi } from '@safar/shared/people/pendaftaran/jumlah'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTitleCount } from '../../platform/ui/use-title.ts'
import { jumlahQuery, PENDAFTARAN_KEYS } from './jumlah.queries.ts'

type Seen = Pick<PendaftaranJumlah, 'terakhir' | 'total'>

/** Counts arrivals since `seen`: ids only grow, and erasures meanwhile do not lower the count below one. */
export function countArrivals(seen: Seen, { terakhir, total }: Seen): number {
  return terakhir > seen.terakhir ? Math.max(1, Math.min(total - seen.total, terakhir - seen.terakhir)) : 0
}

/**
 * Polls for registrations: invalidates lists when any of them changed, and counts in the tab's title those that came
 * since the person last acted in it, save those they added themselves. Returns how many wait, and how many have just
 * come.
 */
export function usePendaftaranBaru(): { menunggu: number; datang: number } {
  const queryClient = useQueryClient()
  const { data } = useQuery(jumlahQuery)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [version, setVersion] = useState('')
  // The count may come before the mutation that adds is done: until it is done, all that is counted counts as seen.
  const added = useMutationState({
    filters: { mutationKey: PENDAFTARAN_KEYS.tambah },
    select: ({ state: { status, submittedAt } }) => `${submittedAt} ${status}`,
  }).at(-1)
  const [known, setKnown] = useState(added)
  if (added !== known) setKnown(added)
  const isOwn = added?.endsWith('pending') || added !== known
  if (data && seen !== data && (!seen || isOwn)) setSeen(data)
  const datang = data && seen ? countArrivals(seen, data) : 0
  const current = data ? `${data.terakhir} ${data.total} ${data.diubah} ${data.menanti}` : ''

  useEffect(() => {
    if (current === version) return
    setVersion(current)
    // The first answer comes with the first list.
    if (version === '') return
    const { pages, turns, terdaftar } = PENDAFTARAN_KEYS
    for (const queryKey of [pages, turns, terdaftar]) void queryClient.invalidateQueries({ queryKey })
  }, [current, version, queryClient])

  useEffect(() => {
    if (datang === 0 || !data) return
    const see = () => setSeen(data)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, see, { once: true })
    return () => {
      for (const event of events) window.removeEventListener(event, see)
    }
  }, [datang, data])

  useTitleCount(datang)
  return { menunggu: data ? perluDihubungi(data) : 0, datang }
}

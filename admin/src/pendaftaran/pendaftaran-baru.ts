import { type PendaftaranJumlah, perluDihubungi } from '@safar/shared/pendaftaran/jumlah'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTitleCount } from '../ui/use-title.ts'
import { jumlahQuery, PENDAFTARAN_KEYS } from './jumlah.queries.ts'

type Seen = Pick<PendaftaranJumlah, 'terakhir' | 'total'>

/** How many came since: ids only grow, and whoever was erased meanwhile is not counted against them. */
export function countArrivals(seen: Seen, { terakhir, total }: Seen): number {
  return terakhir > seen.terakhir ? Math.max(1, Math.min(total - seen.total, terakhir - seen.terakhir)) : 0
}

/**
 * Watches for registrations while somebody works here: lists are read anew when any of them changed, and the tab's title counts
 * those that came since the person last did anything in it. Gives how many wait, and how many have just come.
 */
export function usePendaftaranBaru(): { menunggu: number; datang: number } {
  const queryClient = useQueryClient()
  const { data } = useQuery(jumlahQuery)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [version, setVersion] = useState('')
  if (data && !seen) setSeen(data)
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

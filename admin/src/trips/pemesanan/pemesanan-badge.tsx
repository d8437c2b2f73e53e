import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jumlahQuery } from './jumlah.queries.ts'

export const PEMESANAN_BADGE_ID = 'pemesanan-perlu-tindakan'

/** Renders its children with the number of bookings that wait for who looks on, and says it in words for the menu. */
export function PemesananBadge({ children }: { children: (perlu: number) => ReactNode }) {
  const { data } = useQuery(jumlahQuery)
  const perlu = data?.perlu ?? 0
  return (
    <>
      {children(perlu)}
      {perlu > 0 && (
        <span id={PEMESANAN_BADGE_ID} hidden>
          {formatThousands(perlu)} pemesanan perlu tindakan
        </span>
      )}
    </>
  )
}

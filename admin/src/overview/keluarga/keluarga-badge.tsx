import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jumlahKirimanQuery } from './jumlah-kiriman.queries.ts'

export const KELUARGA_BADGE_ID = 'kiriman-keluarga-menunggu'

/** Renders its children with the number of sendings that wait for who looks on, and says it in words for the menu. */
export function KeluargaBadge({ children }: { children: (menunggu: number) => ReactNode }) {
  const { data } = useQuery(jumlahKirimanQuery)
  const menunggu = data?.menunggu ?? 0
  return (
    <>
      {children(menunggu)}
      {menunggu > 0 && (
        <span id={KELUARGA_BADGE_ID} hidden>
          {formatThousands(menunggu)} kiriman keluarga menunggu
        </span>
      )}
    </>
  )
}

import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jumlahMutasiQuery } from './jumlah.queries.ts'

export const UANG_BADGE_ID = 'uang-perlu-dicocokkan'

interface Props {
  /** The role of who looks on: bank lines are for whoever verifies money. */
  role: Role | null
  children: (baru: number) => ReactNode
}

/** Renders its children with the number of bank lines that wait, and says it in words for the menu. */
export function UangBadge({ role, children }: Props) {
  const { data } = useQuery({ ...jumlahMutasiQuery, enabled: may(role, 'finance') })
  const baru = data?.baru ?? 0
  return (
    <>
      {children(baru)}
      {baru > 0 && (
        <span id={UANG_BADGE_ID} hidden>
          {formatThousands(baru)} mutasi perlu dicocokkan
        </span>
      )}
    </>
  )
}

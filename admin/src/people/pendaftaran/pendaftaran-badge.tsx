import { VisuallyHidden } from '@mantine/core'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { ReactNode } from 'react'
import { usePendaftaranBaru } from './pendaftaran-baru.ts'

export const BADGE_ID = 'pendaftaran-menunggu'

/**
 * Polls for registrations and renders its children with the number of those not contacted yet, with a live region for
 * arrivals.
 */
export function PendaftaranBadge({ children }: { children: (menunggu: number) => ReactNode }) {
  const { menunggu, datang } = usePendaftaranBaru()
  return (
    <>
      {children(menunggu)}
      {menunggu > 0 && (
        <span id={BADGE_ID} hidden>
          {formatThousands(menunggu)} pendaftaran baru belum dihubungi
        </span>
      )}
      <VisuallyHidden role="status">
        {datang > 0 && `${formatThousands(datang)} pendaftaran baru masuk.`}
      </VisuallyHidden>
    </>
  )
}

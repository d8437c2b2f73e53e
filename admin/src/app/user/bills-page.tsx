import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../access/session/session-store.ts'
import { OwnBills } from '../../overview/pesanan/own-bills.tsx'
import { ownPesananQuery } from '../../overview/pesanan/pesanan.queries.ts'
import { OwnRegistrations } from '../../people/pendaftaran/own-registrations.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'

/**
 * Renders the landing page of a user (SPEC section 6): the table of bills of their bookings, ten rows unless the
 * address says more; before there is a booking, and for accounts of the office, their registrations.
 */
export function Component() {
  const isFamily = useSession((state) => state.userInfo?.role === 'user')
  const { data, isError, refetch } = useQuery({ ...ownPesananQuery(), enabled: isFamily })
  if (!isFamily) return <OwnRegistrations />
  if (isError)
    return (
      <>
        <OwnRegistrations />
        <Retry onRetry={() => void refetch()} />
      </>
    )
  if (!data) return <PageTitle title="Tagihan Saya" />
  if (data.meta.pesanan.length === 0) return <OwnRegistrations />
  return (
    <>
      <PageTitle title="Tagihan Saya" lead="Tagihan pemesanan dengan alamat email akun Anda." />
      <OwnBills />
    </>
  )
}

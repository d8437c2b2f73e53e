import { useQuery } from '@tanstack/react-query'
import { OwnBills } from '../../overview/pesanan/own-bills.tsx'
import { ownPesananQuery } from '../../overview/pesanan/pesanan.queries.ts'
import { OwnRegistrations } from '../../people/pendaftaran/own-registrations.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'

/**
 * Renders the landing page of a user (SPEC section 6): the table of bills of their bookings, ten rows unless the
 * address says more; before there is a booking, their registrations.
 */
export function Component() {
  const { data, isError, refetch } = useQuery(ownPesananQuery())
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

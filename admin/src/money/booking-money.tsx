import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { Suspense, useState } from 'react'
import { lazyPart } from '../platform/ui/lazy-part.ts'
import { GatewayCard } from './gateway-card.tsx'
import { PaymentsCard } from './pembayaran/payments-card.tsx'
import type { RefundKind } from './pengembalian/refund-kind.ts'
import { RefundsCard } from './pengembalian/refunds-card.tsx'
import { BillsCard } from './tagihan/bills-card.tsx'

const RefundDialog = lazyPart(async () => ({
  default: (await import('./pengembalian/refund-dialog.tsx')).RefundDialog,
}))

/** Renders the cards of a booking's money: what is asked, what has come, and what goes back. */
export function BookingMoney(props: { booking: Pemesanan; today: string }) {
  const [refund, setRefund] = useState<RefundKind | null>(null)
  return (
    <>
      <BillsCard {...props} />
      <PaymentsCard {...props} onRefund={setRefund} />
      <RefundsCard {...props} onRefund={setRefund} />
      <GatewayCard booking={props.booking} />
      <Suspense fallback={null}>
        {refund && <RefundDialog {...props} kind={refund} onClose={() => setRefund(null)} />}
      </Suspense>
    </>
  )
}

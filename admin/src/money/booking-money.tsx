import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PaymentsCard } from './pembayaran/payments-card.tsx'
import { BillsCard } from './tagihan/bills-card.tsx'

/** Renders the cards of a booking's money: what is asked, and what has come. */
export function BookingMoney(props: { booking: Pemesanan; today: string }) {
  return (
    <>
      <BillsCard {...props} />
      <PaymentsCard {...props} />
    </>
  )
}

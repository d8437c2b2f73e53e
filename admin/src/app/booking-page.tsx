import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { FamilyAccount } from '../accounts/akun/family-account.tsx'
import { BookingMoney } from '../money/booking-money.tsx'
import { MoneyFigures } from '../money/tagihan/money-figures.tsx'
import { FamilyCard } from '../overview/keluarga/family-card.tsx'
import { BookingPage } from '../trips/pemesanan/rinci/rinci-page.tsx'

function Family({ booking }: { booking: Pemesanan }) {
  return (
    <FamilyCard
      booking={booking}
      account={<FamilyAccount pemesanan={booking.id} email={booking.pemesan.email} />}
    />
  )
}

/** Renders the page of a booking with its money and its family's page, which its own folder may not import. */
export function Component() {
  return <BookingPage Figures={MoneyFigures} Money={BookingMoney} Family={Family} />
}

import { BookingMoney } from '../money/booking-money.tsx'
import { MoneyFigures } from '../money/tagihan/money-figures.tsx'
import { BookingPage } from '../trips/pemesanan/rinci/rinci-page.tsx'

/** Renders the page of a booking with its money, which the booking's own folder may not import. */
export function Component() {
  return <BookingPage Figures={MoneyFigures} Money={BookingMoney} />
}

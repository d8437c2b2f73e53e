export const CURRENCIES = ['Rp', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'Rp'

/** Units of stored sums in one unit of prices: sums of bookings in USD are in cents. */
export const UNITS: Record<Currency, number> = { Rp: 1, USD: 100 }

/** Writes a whole number with dots between thousands: `32000000` → `32.000.000`. */
export function formatThousands(amount: number): string {
  return Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** Writes a price: `Rp 32.000.000`, `USD 2.150`. The amount is in whole units of the currency. */
export function formatHarga(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return `${currency || DEFAULT_CURRENCY} ${formatThousands(amount)}`
}

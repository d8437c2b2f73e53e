export const CURRENCIES = ['Rp', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'Rp'

/** `32000000` → `32.000.000` (whole units, dots between thousands). */
export function formatThousands(amount: number): string {
  return Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** A price as people read it: `Rp 32.000.000`, `USD 2.150`. Amounts are whole units of the currency. */
export function formatHarga(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return `${currency || DEFAULT_CURRENCY} ${formatThousands(amount)}`
}

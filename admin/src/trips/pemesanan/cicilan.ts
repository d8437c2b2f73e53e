import { PEMESANAN_LIMITS } from '@safar/shared/trips/pemesanan/pemesanan-fields'

/** Instalments after the down payment as choices of a form; blank is the plan of the package. */
export const CICILAN_CHOICES = [
  { value: '', label: 'Menurut paket' },
  ...Array.from({ length: PEMESANAN_LIMITS.cicilan }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1} kali setelah uang muka`,
  })),
]

/** Returns instalments in words. */
export const cicilanText = (cicilan: number | null): string =>
  cicilan === null ? 'Menurut paket' : `${cicilan} kali setelah uang muka`

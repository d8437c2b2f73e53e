import type { BILL_JENIS } from '@safar/shared/money/buku/bills'

/** Kinds of bills in words. */
export const BILL_WORDS: Readonly<Record<(typeof BILL_JENIS)[number], string>> = {
  dp: 'Uang muka',
  angsuran: 'Angsuran',
  pelunasan: 'Pelunasan',
  tambahan: 'Tambahan',
}

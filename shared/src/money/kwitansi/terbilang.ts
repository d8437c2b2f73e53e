import type { Currency } from '../../platform/format/rupiah.ts'

const ONES = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const GROUPS = ['', 'ribu', 'juta', 'miliar', 'triliun'] as const

/** Spells a number below a thousand in words, one for each place; empty for 0. */
function below1000(value: number): string[] {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const words = hundreds === 1 ? ['seratus'] : hundreds > 1 ? [`${ONES[hundreds]} ratus`] : []
  if (rest === 10) return [...words, 'sepuluh']
  if (rest === 11) return [...words, 'sebelas']
  if (rest > 11 && rest < 20) return [...words, `${ONES[rest - 10]} belas`]
  const tens = Math.floor(rest / 10)
  return [
    ...words,
    ...(tens > 0 ? [`${ONES[tens]} puluh`] : []),
    ...(rest % 10 > 0 ? [ONES[rest % 10] ?? ''] : []),
  ]
}

/**
 * Spells a whole number from 0 to 999 trillion as receipts have it: `sepuluh juta tiga ratus tujuh belas`.
 * @throws RangeError for any other number
 */
export function spellNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e15)
    throw new RangeError('Only whole numbers of at most fifteen digits are spelled')
  if (value === 0) return 'nol'
  const words: string[] = []
  for (const [group, name] of GROUPS.entries()) {
    const part = Math.floor(value / 1000 ** group) % 1000
    if (part === 0) continue
    // A thousand is one word, and only a single one.
    words.unshift(...(group === 1 && part === 1 ? ['seribu'] : [...below1000(part), name]))
  }
  return words.filter(Boolean).join(' ')
}

/** Spells a sum of money: `sepuluh juta rupiah`, or of cents `dua ribu dolar Amerika lima puluh sen`. */
export function terbilang(sum: number, mata_uang: Currency): string {
  if (mata_uang === 'Rp') return `${spellNumber(sum)} rupiah`
  const cents = sum % 100
  const whole = `${spellNumber((sum - cents) / 100)} dolar Amerika`
  return cents > 0 ? `${whole} ${spellNumber(cents)} sen` : whole
}

import {
  type AngkaRead,
  mataUangDari,
  readAngka,
  readHitungan,
} from '@safar/shared/platform/format/read-angka'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { Angka } from '@safar/shared/records/noun/values'

/** Formats a number field's value with dots between thousands; text that is no number stays as typed. */
export function angkaText(value: Angka): string {
  if (typeof value === 'number') return formatThousands(value)
  return /^\d+$/.test(value) ? value.replace(/\B(?=(\d{3})+(?!\d))/g, '.') : value
}

/** More than any count has. */
const LONGEST = 60

const isFormatted = (text: string) => /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/.test(text)

/** Letters that no number and no unit has. Typed into a number by a slip, they change nothing. */
const FOREIGN = /^[^\d\s.,'$/\-\u2212abdegijkopnrsthumliy]$/i

/**
 * Computes a number field after an edit: digits are formatted while typed. Other text (`31,5 juta`, `31.5`) stays until
 * it is whole, then parses by `readAngka`; refused text, and an amount in another currency, stays for the schema to
 * refuse.
 */
export function changedAngka(before: string, typed: string, currency = ''): { value: Angka; text: string } {
  if (typed.length === before.length + 1 && isFormatted(before) && isForeignTo(before, typed)) {
    return { value: plainAngka(before), text: before }
  }
  const isDigits = /^\d*$/.test(typed)
  if (isDigits || (isFormatted(before) && isDigitsEdited(before, typed))) {
    const value = plainAngka(typed)
    return { value, text: angkaText(value) }
  }
  const said = currency === '' ? null : mataUangDari(typed)
  const read = said === null || said === currency ? readAngka(typed) : null
  return { value: angkaOf(read, typed), text: typed }
}

/**
 * Computes a field of digits alone after an edit (days, seats, stars): typed letters change nothing; a pasted text
 * parses by `read` (`45 kursi`), and one that is no number stays for the schema to refuse.
 */
export function changedHitungan(
  before: string,
  typed: string,
  read: (typed: string) => AngkaRead | null = readHitungan,
): { value: Angka; text: string } {
  const given = typed.length > LONGEST ? typed : typed.normalize('NFKC')
  // A minus is kept, as number inputs do: the error stands beside the field.
  if (/^[-\u2212]\d*$/.test(given)) return changedAngka(before, given)
  if (/^\d*$/.test(given) || (isFormatted(before) && isDigitsEdited(before, given))) {
    const value = plainAngka(given)
    return { value, text: angkaText(value) }
  }
  const isPasted = given.length > before.length + 1 || !isFormatted(before)
  const value = isPasted ? angkaOf(read(typed), typed) : plainAngka(before)
  return { value, text: angkaText(value) }
}

const angkaOf = (read: AngkaRead | null, typed: string): Angka =>
  read && 'nilai' in read ? read.nilai : typed.trim()

/** Does the same for a form that keeps texts: digits alone, without dots. */
export const hitunganTyped = (before: string, typed: string): string =>
  String(changedHitungan(before, typed).value)

/** Parses digits alone, into a number where one can hold them. */
function plainAngka(text: string): Angka {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits === '') return ''
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : digits
}

/** Returns the part by which two texts differ, between their common start and end. */
function changedPart(before: string, typed: string): { added: string; kept: boolean } {
  let start = 0
  while (start < before.length && start < typed.length && before[start] === typed[start]) start += 1
  let end = 0
  const most = Math.min(before.length, typed.length) - start
  while (end < most && before.at(-1 - end) === typed.at(-1 - end)) end += 1
  return { added: typed.slice(start, typed.length - end), kept: start + end > 0 }
}

/** Tells if only digits changed inside a formatted number: the dots are the field's, not a person's. */
function isDigitsEdited(before: string, typed: string): boolean {
  const { added, kept } = changedPart(before, typed)
  return before !== '' && kept && /^\d*$/.test(added)
}

const isForeignTo = (before: string, typed: string) => FOREIGN.test(changedPart(before, typed).added)

/** Returns the caret after formatting: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digitsBefore) return index
    if (/\d/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}

import {
  type AngkaRead,
  mataUangDari,
  readAngka,
  readHitungan,
} from '@safar/shared/platform/format/read-angka'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { Angka } from '@safar/shared/records/noun/values'

/** What stands in a number field: digits with dots between thousands; text that is no number as it was typed. */
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
 * What a number field holds after it was changed: digits are put in order while they are typed. Anything else, such as
 * `31,5 juta` or `31.5`, stays as it is until it is whole, and then reads as `readAngka` reads it; text that it refuses
 * stays, for the schema to refuse, and so does an amount that names another currency than its own.
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
 * What a field of digits alone holds after it was changed: a count, such as days, seats or stars. What is typed beside digits changes
 * nothing; what is pasted counts as `read` reads it (`45 kursi`), and stays as it is where it is no number, for the schema to refuse.
 */
export function changedHitungan(
  before: string,
  typed: string,
  read: (typed: string) => AngkaRead | null = readHitungan,
): { value: Angka; text: string } {
  const given = typed.length > LONGEST ? typed : typed.normalize('NFKC')
  // A minus is kept, as any number input keeps it: the field says beside it what is wrong with it.
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

/** The same for a form that keeps texts: digits alone, without dots. */
export const hitunganTyped = (before: string, typed: string): string =>
  String(changedHitungan(before, typed).value)

/** Digits alone, as a number where one can hold them. */
function plainAngka(text: string): Angka {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits === '') return ''
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : digits
}

/** Where two texts part from the left and from the right. */
function changedPart(before: string, typed: string): { added: string; kept: boolean } {
  let start = 0
  while (start < before.length && start < typed.length && before[start] === typed[start]) start += 1
  let end = 0
  const most = Math.min(before.length, typed.length) - start
  while (end < most && before.at(-1 - end) === typed.at(-1 - end)) end += 1
  return { added: typed.slice(start, typed.length - end), kept: start + end > 0 }
}

/** Digits came or went inside a number that the field had put dots into: the dots are ours, not a person's. */
function isDigitsEdited(before: string, typed: string): boolean {
  const { added, kept } = changedPart(before, typed)
  return before !== '' && kept && /^\d*$/.test(added)
}

const isForeignTo = (before: string, typed: string) => FOREIGN.test(changedPart(before, typed).added)

/** Where the caret belongs after dots were put in: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digitsBefore) return index
    if (/\d/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}

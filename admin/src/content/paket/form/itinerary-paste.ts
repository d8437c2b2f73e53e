import { ITINERARY_FIELDS, PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import { pastedDays, pastedLines } from '@safar/shared/platform/tempelan'
import { blankRow, type FormRowOf, newKey } from '@safar/shared/records/noun/values'
import type { ClipboardEvent } from 'react'
import type { FormHandle } from '../../../records/form/handle.ts'
import { tooManyRows } from '../../../records/form/lists/too-many-rows.ts'
import type { PaketFormValues } from './values.ts'

type Form = FormHandle<PaketFormValues>
type ItineraryRow = FormRowOf<typeof ITINERARY_FIELDS>

const LIST = 'itineraris'

/** Inserts rows behind or in place of one, and focuses the first of them. */
function put(form: Form, index: number, rows: ItineraryRow[], instead: boolean, field: string) {
  form.insert(LIST, index + 1, rows)
  if (instead) form.remove(LIST, index)
  const at = instead ? index : index + 1
  // Unfolding a row renders, which must not happen while the event is handled.
  queueMicrotask(() => form.focus(`${LIST}.${at}.${field}`))
}

/** Turns `Hari 1 …`, `Hari 2 …` of a pasted text into days of their own; tells if it did. */
function pasteDays(form: Form, index: number, text: string): boolean {
  const days = pastedDays(text, PAKET_LIMITS.line)
  const row = form.getValues().itineraris[index]
  if (!days || !row) return false
  const isBlank = !row.name.trim() && !row.deskripsi.trim() && !row.tanggal.trim()
  if (days.length < 2 && !isBlank) return false
  const count = form.getValues().itineraris.length + days.length - (isBlank ? 1 : 0)
  const tooMany = tooManyRows(count, PAKET_LIMITS.entries)
  if (tooMany) {
    form.setError(`${LIST}.${index}.name`, tooMany)
    form.announce(tooMany)
    return true
  }
  const rows = days.map((day) => ({ ...blankRow(ITINERARY_FIELDS), ...day }))
  put(form, index, rows, isBlank, 'name')
  form.announce(`${days.length} hari ditempel.`)
  return true
}

/**
 * Handles a paste into a day's name: days where the text has them, else the first line as name and the others as
 * description.
 */
export function pasteIntoName(form: Form, index: number, event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text')
  if (pasteDays(form, index, text)) {
    event.preventDefault()
    return
  }
  const [first = '', ...others] = pastedLines(text)
  const row = form.getValues().itineraris[index]
  if (others.length === 0 || !row) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const name = `${value.slice(0, selectionStart ?? 0)}${first}${value.slice(selectionEnd ?? value.length)}`
  const deskripsi = [...others, row.deskripsi].filter(Boolean).join('\n')
  // A new row in its place: inputs are uncontrolled and take a value once.
  put(form, index, [{ ...row, key: newKey(), name, deskripsi }], true, 'deskripsi')
  form.announce('Baris pertama menjadi nama hari, baris lainnya menjadi deskripsi.')
}

/** Handles a paste into a day's description: days where the text has them, else the plain text. */
export function pasteIntoDeskripsi(form: Form, index: number, event: ClipboardEvent) {
  if (pasteDays(form, index, event.clipboardData.getData('text'))) event.preventDefault()
}

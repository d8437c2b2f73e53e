import { pastedLines, pastedText } from '@safar/shared/platform/tempelan'
import type { ClipboardEvent } from 'react'

type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Inserts text at the selection with the browser's undo kept; returns the field's whole text. */
export function insertText(field: TextInput, text: string): string {
  field.focus({ preventScroll: true })
  // Deprecated, and still the one call that keeps the browser's undo.
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  }
  return field.value
}

/** Returns the text before the caret, on its line. */
function lineBefore(field: TextInput): string {
  const before = field.value.slice(0, field.selectionStart ?? 0)
  return before.slice(before.lastIndexOf('\n') + 1).trim()
}

/** Tells if a paste goes into a sentence, to which a list mark would belong; several lines are a list all the same. */
function isInSentence(field: TextInput, text: string): boolean {
  return lineBefore(field) !== '' && !/[\r\n]/.test(text.trim())
}

/**
 * Joins pasted lines into a field of one line, without list marks. Returns the whole text, or null where the browser's
 * own paste does as much.
 */
export function pasteIntoLine(event: ClipboardEvent<HTMLInputElement>): string | null {
  const text = event.clipboardData.getData('text')
  const line = pastedLines(text).join(' ')
  if (line === '' || line === text.trim() || isInSentence(event.currentTarget, text)) return null
  event.preventDefault()
  return insertText(event.currentTarget, line)
}

/** Does the same for a text of several lines. */
export function pasteIntoText(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const text = event.clipboardData.getData('text')
  const pasted = pastedText(text)
  if (pasted.trim() === '' || isInSentence(event.currentTarget, text)) return null
  event.preventDefault()
  return insertText(event.currentTarget, pasted)
}

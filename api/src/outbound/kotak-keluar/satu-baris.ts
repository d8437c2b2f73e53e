import { shortText } from '@safar/shared/platform/text/cut-text'

/** A text for the head of a message, where a line end would begin another head. */
export function satuBaris(text: string, most: number): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return shortText(line, most)
}

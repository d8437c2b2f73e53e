import { shortText } from '@safar/shared/platform/text/cut-text'

/** Returns a text for a mail header, without line ends, which would begin another header. */
export function satuBaris(text: string, most: number): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return shortText(line, most)
}

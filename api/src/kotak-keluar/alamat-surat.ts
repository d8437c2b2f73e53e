import { shortText } from '@safar/shared/cut-text'
import { MAX_EMAIL_LENGTH } from '@safar/shared/session/schema'

/*
 * Of what addresses may be, the part that every mail server takes and that can name one mailbox alone: no comma, no bracket, no
 * blank. What a visitor typed as theirs may be more than that.
 */
const ALAMAT = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/

/** Whether a message can be sent there. */
export function isAlamatSurat(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && ALAMAT.test(text)
}

/** A text for the head of a message, where a line end would begin another head. */
export function satuBaris(text: string, most: number): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return shortText(line, most)
}

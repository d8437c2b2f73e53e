import { tidyTyped } from '../text/tidy.ts'

/*
 * Mail addresses: the one definition for forms, settings, accounts and the outbox. An accepted address can be sent to.
 * Free of the schema library, for code that only compares two.
 */

/** The longest mail address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254
/** The longest typed text that is read, beyond any address with what people paste around it. */
const MAX_TYPED_LENGTH = 400

/*
 * The part of the address syntax that every mail server accepts and that names one mailbox alone: no comma, bracket or
 * blank. Each letter fits only one place of the pattern, so that a failing text is read once.
 */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.){1,8}[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)
const MAX_NAME_LENGTH = 64

/** `Siti <siti@contoh.test>`, as mail programs copy an address. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[\s,;.]*$/
const SCHEME = /^mailto:/i
/** Ends of a sentence or a list, and what addresses are put between. */
const BEFORE = /^[\s"'(<[]+/
const BEHIND = /[\s"',.;:)>\]]+$/

/**
 * Returns a mail address without what was pasted along: `mailto:`, a name, brackets, quotes, commas, invisible
 * characters.
 */
export function tidyEmail(typed: string): string {
  if (typed.length > MAX_TYPED_LENGTH) return typed
  const text = tidyTyped(typed)
  const inside = IN_BRACKETS.exec(text)?.[1] ?? text
  const bare = inside.replace(BEFORE, '').replace(SCHEME, '')
  // Drops a link's query, such as a subject.
  const address = bare.length === inside.length ? bare : (bare.split('?', 1)[0] ?? '')
  // Nothing but such signs is no address, and not none.
  return address.replace(BEHIND, '') || text
}

/** Tells whether a text is a mail address that a message can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= MAX_NAME_LENGTH && EMAIL.test(text)
}

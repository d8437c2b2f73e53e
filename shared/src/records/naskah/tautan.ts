/*
 * Where a link of a text may lead. Everything else stays the text that was typed: a list of what is allowed, since nobody can
 * list what is not.
 */

const FOREIGN = /^https?:\/\/[^/\s]/i
const CONTACT = /^(?:mailto:[^\s@]+@|tel:\+?\d)/i
// `//host` and `/\host` lead away, and what is written as they are leads nowhere.
// Browsers take tabs and line ends out of an address: what is written around one may lead away.
const OWN = /^(?:\/(?!\/|\\|%5c)|#[^\s\p{Cc}])[^\t\n\r\p{Cc}]*$/iu

/** Whether it is on somebody else's site. */
export const isForeign = (href: string): boolean => FOREIGN.test(href)

/** Whether it is a page: an own address, or a whole one of somebody else. */
export const isHalaman = (href: string): boolean => OWN.test(href) || (isForeign(href) && URL.canParse(href))

/** Whether a text may link to it: http, https, mailto, tel, and own addresses from their `/` or `#` on. */
export const isTautan = (href: string): boolean => isForeign(href) || CONTACT.test(href) || OWN.test(href)

/** Whether it is a single name, such as a picture has: no address. */
export const isBareName = (href: string): boolean => /^[^\s:/\\?#]{1,200}$/.test(href)

/* The allow list of link targets. Any other target stays the text that was typed. */

const FOREIGN = /^https?:\/\/[^/\s]/i
const CONTACT = /^(?:mailto:[^\s@]+@|tel:\+?\d)/i
// `//host` and `/\host` lead away, and what is written as they are leads nowhere.
// Browsers take tabs and line ends out of an address: what is written around one may lead away.
const OWN = /^(?:\/(?!\/|\\|%5c)|#[^\s\p{Cc}])[^\t\n\r\p{Cc}]*$/iu

/** Tells whether a link leads to another site. */
export const isForeign = (href: string): boolean => FOREIGN.test(href)

/** Tells whether a link leads to a page, of our own or of another site. */
export const isHalaman = (href: string): boolean => OWN.test(href) || (isForeign(href) && URL.canParse(href))

/** Tells whether a text may link to a target: http, https, mailto, tel, and own addresses with a leading `/` or `#`. */
export const isTautan = (href: string): boolean => isForeign(href) || CONTACT.test(href) || OWN.test(href)

/** Tells whether a target is a single name, such as a picture's, and no address. */
export const isBareName = (href: string): boolean => /^[^\s:/\\?#]{1,200}$/.test(href)

import { foreignContent, html as names, parseFragment, Token } from 'parse5'
import type { PageElement } from './page.ts'

/* Parses start tags in the one spelling that Astro and React use: attributes without a value, or with one in `"`. */

const TAB = 9
const FEED = 12
const SPACE = 32
const QUOTE = 34
const SLASH = 47
const EQUALS = 61
const CLOSE = 62

const isSpace = (code: number) =>
  code === SPACE || code === 10 || code === TAB || code === 13 || code === FEED

/** Tells if a code is of a name: A-Z, a-z, 0-9 or `-`. */
export function isNameCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || code === 45 || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
  )
}

/** `.`, `:`, `@` and `_`. */
const isAttributeCode = (code: number) =>
  isNameCode(code) || code === 46 || code === 58 || code === 64 || code === 95

/**
 * Parses a start tag from the end of its name.
 * @returns the place behind the tag, or -1 for one spelled otherwise
 */
export function endOfTag(html: string, from: number, attrs?: Attribute[]): number {
  let at = from
  for (;;) {
    const before = at
    while (isSpace(html.charCodeAt(at))) at++
    const code = html.charCodeAt(at)
    if (code === CLOSE) return at + 1
    if (code === SLASH) return html.charCodeAt(at + 1) === CLOSE ? at + 2 : -1
    if (at === before) return -1
    const name = at
    while (isAttributeCode(html.charCodeAt(at))) at++
    if (at === name) return -1
    const nameEnd = at
    let value = at
    let valueEnd = at
    if (html.charCodeAt(at) === EQUALS) {
      if (html.charCodeAt(at + 1) !== QUOTE) return -1
      value = at + 2
      valueEnd = html.indexOf('"', value)
      if (valueEnd < 0) return -1
      at = valueEnd + 1
    }
    attrs?.push(new Attribute(html.slice(name, nameEnd).toLowerCase(), html.slice(value, valueEnd)))
  }
}

class Attribute {
  name: string
  readonly #raw: string

  constructor(name: string, raw: string) {
    this.name = name
    this.#raw = raw
  }

  /** The value with entities decoded, on demand: an island's props are long, and rarely read. */
  get value(): string {
    return unescapeAttribute(this.#raw)
  }
}

function unescapeAttribute(raw: string): string {
  if (!/[&\r]/.test(raw)) return raw
  const [element] = parseFragment(`<i a="${raw}">`).childNodes
  return (element && 'attrs' in element && element.attrs[0]?.value) || ''
}

/** An element whose attributes are parsed on demand. */
export class PlainElement implements PageElement {
  readonly tagName: string
  /** An image's `<picture>`. */
  picture: PlainElement | null = null
  /** A picture's first `<source>`. */
  source: PlainElement | null = null
  readonly #html: string
  readonly #nameEnd: number
  readonly #foreign: boolean
  #attrs: Attribute[] | null = null

  constructor(tagName: string, html: string, nameEnd: number, foreign: boolean) {
    this.tagName = tagName
    this.#html = html
    this.#nameEnd = nameEnd
    this.#foreign = foreign
  }

  get attrs(): readonly Attribute[] {
    this.#attrs ??= this.#read()
    return this.#attrs
  }

  get offered(): PlainElement | null {
    return this.picture?.source ?? null
  }

  #read(): Attribute[] {
    const all: Attribute[] = []
    endOfTag(this.#html, this.#nameEnd, all)
    // Of two of one name browsers take the first.
    const attrs = all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
    if (this.#foreign) adjustForeign(this.tagName, attrs)
    return attrs
  }
}

/** Gives attributes in an `<svg>` their case, as browsers do. */
function adjustForeign(tagName: string, attrs: Attribute[]): void {
  const token: Token.TagToken = {
    type: Token.TokenType.START_TAG,
    tagName,
    tagID: names.TAG_ID.UNKNOWN,
    selfClosing: false,
    ackSelfClosing: false,
    attrs,
    location: null,
  }
  foreignContent.adjustTokenSVGAttrs(token)
  foreignContent.adjustTokenXMLAttrs(token)
}

/*
 * Parses a page as browsers do, with the source position of each piece: typed text is text here and in attributes
 * alone, whatever it looks like.
 */

export interface PageElement {
  readonly tagName: string
  /** Their values are without the source's escapes. */
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
  /** For a picture's `<img>` the first `<source>` beside it. */
  readonly offered: PageElement | null
}

/** A stretch of the page's source. */
export interface Span {
  start: number
  end: number
}

export interface Placed extends Span {
  element: PageElement
}

/** A style or a script. */
export interface Block extends Placed {
  /** Its text, as a browser compares it by hash. */
  text: string
  /** The source between its tags. */
  inside: Span
  inHead: boolean
}

export interface ParsedPage {
  metas: Placed[]
  /** `<body>` and every element in it, in the order of the source. */
  body: Placed[]
  styles: Block[]
  scripts: Block[]
  comments: (Span & { text: string })[]
}

/** An attribute's value, without the source's escapes. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** The first of the head's `<meta>` with this attribute. */
export function metaOf({ metas }: ParsedPage, name: string, value?: string): Placed | undefined {
  return metas.find(({ element }) => {
    const given = attribute(element, name)
    return given !== undefined && (value === undefined || given.toLowerCase() === value)
  })
}

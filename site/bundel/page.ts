/*
 * Parses a page as browsers do, with the source position of each piece: typed text is text here and in attributes
 * alone, whatever it looks like.
 */

export interface PageElement {
  readonly tagName: string
  /** The attributes, with entities decoded. */
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
  /** The first `<source>` beside a picture's `<img>`. */
  readonly offered: PageElement | null
}

/** A range of the page's source. */
export interface Span {
  start: number
  end: number
}

export interface Placed extends Span {
  element: PageElement
}

/** A style or a script. */
export interface Block extends Placed {
  /** The text as a browser hashes it. */
  text: string
  /** The source between the tags. */
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

/** Returns an attribute's value, with entities decoded. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** Returns the first `<meta>` of the head with this attribute. */
export function metaOf({ metas }: ParsedPage, name: string, value?: string): Placed | undefined {
  return metas.find(({ element }) => {
    const given = attribute(element, name)
    return given !== undefined && (value === undefined || given.toLowerCase() === value)
  })
}

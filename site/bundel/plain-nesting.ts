/*
 * The content model of plain pages, so narrow that HTML's parsing rules have nothing to close, move or drop: elements
 * then nest as their tags do. Any other element is left to those rules.
 */

const words = (text: string) => text.trim().split(/\s+/)

/** Elements without an end tag. */
const VOID = new Set(words('area base br col embed hr img input link meta param source track wbr'))
const VOID_IN_BODY = words('area br hr img input link meta source track wbr')
/** An open `<p>` ends before these. */
const BLOCK = words(`
  address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  hgroup hr li dd dt main menu nav ol p pre search section summary table ul
`)
const INLINE = words(`
  a abbr audio b bdi bdo button canvas cite code data datalist del dfn em i ins kbd label legend map mark meter noscript
  output picture progress q s samp script small span strong style sub sup svg textarea time u var video
`)
/** The elements of which one may be open at a time: a second one would end the first. */
const ALONE = new Set(['a', 'button', 'form', 'noscript', 'p'])
const HEADING = /^h[1-6]$/
/** A custom element's. */
const CUSTOM = /^[a-z][a-z0-9]*-[a-z0-9-]*$/

/** Elements that take these alone, and no words but in an `<option>`. */
const ONLY_CHILDREN = new Map([
  ['table', new Set(['thead', 'tbody', 'tfoot'])],
  ['thead', new Set(['tr'])],
  ['tbody', new Set(['tr'])],
  ['tfoot', new Set(['tr'])],
  ['tr', new Set(['td', 'th'])],
  ['select', new Set(['option', 'optgroup'])],
  ['optgroup', new Set(['option'])],
  ['option', new Set<string>()],
])
const ONLY_PARENTS = new Map([
  ['li', new Set(['ul', 'ol', 'menu'])],
  ['option', new Set(['datalist'])],
])

const IN_HEAD = new Set(words('base link meta script style title'))
const IN_BODY = new Set([...VOID_IN_BODY, ...BLOCK, ...INLINE, 'option', 'select'])
const ENDS_P = new Set(BLOCK)
const IN_SVG = new Set(
  words(`
    circle clippath defs ellipse g line lineargradient mask path pattern polygon polyline radialgradient rect stop symbol
    tspan text use
  `),
)

/** The elements whose content is text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title'])

export const isVoid = (name: string) => VOID.has(name)
export const isRaw = (name: string) => RAW.has(name)
export const mayStandInHead = (name: string) => IN_HEAD.has(name)
export const mayStandInSvg = (name: string) => IN_SVG.has(name)

/** Tells if text in an element would be moved out before it. */
export const takesNoWords = (name: string) => name !== 'option' && ONLY_CHILDREN.has(name)

/**
 * Tells if an element may stand here.
 * @param open the names of the open elements, from `<body>` on
 */
export function mayStandInBody(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? ''
  const children = ONLY_CHILDREN.get(parent)
  if (children) return children.has(name)
  if (!IN_BODY.has(name)) return CUSTOM.test(name)
  const parents = ONLY_PARENTS.get(name)
  if (parents && !parents.has(parent)) return false
  if ((name === 'dt' || name === 'dd') && !isInList(parent, open)) return false
  if (HEADING.test(name) && HEADING.test(parent)) return false
  if (ENDS_P.has(name) && open.includes('p')) return false
  return !ALONE.has(name) || !open.includes(name)
}

/** Tells if an element is in a `<dl>`, or in the `<div>` that may hold a group in one. */
function isInList(parent: string, open: readonly string[]): boolean {
  return parent === 'dl' || (parent === 'div' && open.at(-2) === 'dl')
}

/*
 * Browsers that translate a page replace its text nodes by `<font>` elements. The script that draws the page still
 * holds the former nodes: a figure that changes would change out of sight, and removing such a node would break the
 * whole part. So each replaced node is remembered with its replacement, which then gets the node's new text and is
 * removed along with it.
 */

const stand = new WeakMap<Node, Element>()

/** Returns the element that a translation put in the place of a removed text. */
function standIn(node: Node | null): Element | undefined {
  if (!node || node.parentNode) return undefined
  const font = stand.get(node)
  return font?.parentNode ? font : undefined
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'

/** Records which text each `<font>` replaced: it stands right before it, or in its place. */
function note(records: readonly MutationRecord[], words: MutationObserver): void {
  const fonts = records.flatMap(({ addedNodes, target }) =>
    Array.from(addedNodes)
      .filter(isFont)
      .map((font) => ({ font, target })),
  )
  if (fonts.length === 0) return
  const free = new Set(fonts)
  for (const { removedNodes, target, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue
      const near = (font: Element) => font === previousSibling || font === nextSibling
      const own =
        fonts.find((one) => free.has(one) && one.target === target && near(one.font)) ??
        fonts.find((one) => free.has(one) && one.target === target)
      if (!own) continue
      free.delete(own)
      stand.set(text, own.font)
      words.observe(text, { characterData: true })
    }
  }
}

/** Keeps texts that scripts write in step with a page that the browser translates. */
export function keepTranslated(): void {
  const words = new MutationObserver((records) => {
    for (const { target } of records) {
      const font = standIn(target)
      // As the translation does it: an element within, which it takes for one of its own.
      if (font) (font.firstElementChild ?? font).textContent = target.nodeValue
    }
  })
  new MutationObserver((records) => note(records, words)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const font = child.parentNode === this ? undefined : standIn(child)
    if (font?.parentNode === this) {
      removeChild.call(this, font)
      return child
    }
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const font = before && before.parentNode !== this ? standIn(before) : undefined
    return insertBefore.call(this, child, font?.parentNode === this ? font : before) as Child
  }
}

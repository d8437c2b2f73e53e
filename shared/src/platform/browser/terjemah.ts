/*
 * Browsers that translate a page put `<font>` elements in the place of its texts. What draws the page still holds the texts that were
 * there: a figure that changes would change where nobody sees it, and taking such a text away would end the whole part. So each
 * text that was replaced is remembered with what stands for it now: what it comes to say is shown there, and where it goes, that goes.
 */

const stand = new WeakMap<Node, Element>()

/** What stands in a page for a text that a translation took out of it. */
function standIn(node: Node | null): Element | undefined {
  if (!node || node.parentNode) return undefined
  const font = stand.get(node)
  return font?.parentNode ? font : undefined
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'

/** Notes which text each `<font>` came for: it is put right before, or where that one stood. */
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

/** Keeps what scripts write in step with a translated page, from now on. */
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

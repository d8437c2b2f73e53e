import type { Page } from '@playwright/test'

/** Words that stand on two lines although a line of their own could hold them: `Bintan/g`. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden, .skip, .trap')) continue
      // A title that is shortened on purpose stands whole elsewhere.
      if (getComputedStyle(element).webkitLineClamp !== 'none') continue
      // What is longer than a word of people, such as an address, may break; so may one at its own hyphen or slash.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,18}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`${word} in ${element.tagName} ${element.className}`)
      }
    }
    return [...found]
  })
}

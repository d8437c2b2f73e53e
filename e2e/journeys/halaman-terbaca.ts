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

/** Texts that lie beyond their box where it hides what does not fit, or beyond the screen. */
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const hides = /hidden|clip/
    // Whoever pushes or swipes it sees the rest.
    const isPushed = (element: HTMLElement | null): boolean =>
      element !== null &&
      element !== document.body &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        isPushed(element.parentElement))
    const isForReadersAlone = (element: HTMLElement | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersAlone(element.parentElement))
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim().slice(0, 40)
      const element = node.parentElement
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // What is hidden from the eye on purpose, and rows that are pushed sideways.
      if (element.closest('.skip, .trap, [data-aside]') || isPushed(element) || isForReadersAlone(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.right > innerWidth + 1 || box.left < -1) found.add(`${words}: off screen`)
      for (
        let frame: HTMLElement | null = element;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        const style = getComputedStyle(frame)
        // A title is shortened on purpose, and stands whole on its own page.
        if (style.webkitLineClamp !== 'none') break
        if (!hides.test(style.overflowX) && !hides.test(style.overflowY)) continue
        const edge = frame.getBoundingClientRect()
        const beyond = Math.max(box.bottom - edge.bottom, box.right - edge.right, edge.left - box.left)
        if (beyond > 2) found.add(`${words}: cut by ${frame.className || frame.tagName}`)
        break
      }
    }
    return { found: [...found], beyond: document.documentElement.scrollWidth - innerWidth }
  })
}

/** Actions, headings, prices and totals of the page that lie under the chat button now. */
export function underChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('a[aria-label^="Chat Kami"]')
    const own = chat?.getBoundingClientRect()
    if (!own) return ['no chat button']
    // Out of the way, beyond the edge.
    if (own.left >= innerWidth) return []
    const beside = (box: DOMRect) =>
      box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
    const actions = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, main :is(h1, h2, h3)'),
    ]
      .filter((action) => action !== chat && action.checkVisibility({ visibilityProperty: true }))
      .filter((action) => {
        const box = action.getBoundingClientRect()
        return !beside(box) && box.width > 1
      })
      .map((action) => action.textContent?.trim().slice(0, 40) || action.outerHTML.slice(0, 60))
    // Sums of money, word by word as they are drawn.
    const sums: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (node.parentElement.closest('.visually-hidden')) continue
      for (const { 0: sum, index } of (node.textContent ?? '').matchAll(/(?:Rp|USD)\s?[\d.]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + sum.length)
        if ([...range.getClientRects()].some((box) => !beside(box))) sums.push(sum)
      }
    }
    return [...actions, ...sums]
  })
}

/** How much of the window's height, in pixels, bars take that stay while the page scrolls under them. */
export function heldHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth * 0.9 && bottom > 0 && top < innerHeight)
      .filter(({ top, bottom }) => top <= 200 || bottom >= innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  )
}

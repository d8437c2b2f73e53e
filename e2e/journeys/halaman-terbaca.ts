import type { Page } from '@playwright/test'

/** Finds words broken over two lines although a line of their own could hold them: `Bintan/g`. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForReadersAlone = (element: HTMLElement | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersAlone(element.parentElement))
    const found = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden, .skip, .trap') || isForReadersAlone(element)) continue
      // A clamped title stands in full elsewhere.
      if (getComputedStyle(element).webkitLineClamp !== 'none') continue
      // Strings longer than any word, such as an address, may break; so may a word at its own hyphen or slash.
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

/**
 * Replaces each month on the page by the longest: the day of the test must not decide if words fit. `Mei` is short for
 * itself.
 */
export function lengthenMonths(page: Page): Promise<void> {
  return page.evaluate(() => {
    const months = /Januari|Februari|Maret|April|Juni|Juli|Agustus|Oktober|November|Desember/g
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.nodeValue) text.nodeValue = text.nodeValue.replace(months, 'September')
    }
  })
}

/** Finds texts beyond their box where it hides overflow, or beyond the screen. */
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const hides = /hidden|clip/
    // It scrolls sideways.
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
      // Visually hidden elements, and rows that scroll sideways.
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

/**
 * Finds actions, headings, prices and totals under the chat button: each is scrolled there as far as the page allows,
 * and the button has half a second to step aside, as it has while somebody scrolls.
 */
export function underChat(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const chat = document.querySelector('a[aria-label^="Chat Kami"]')
    const place = chat?.parentElement?.getBoundingClientRect()
    if (!chat || !place) return ['no chat button']
    /** The elements that may lie there, with their boxes of now. */
    const parts: { name: string; boxes: () => DOMRect[] }[] = []
    const add = (name: string, boxes: () => DOMRect[]) => {
      // Scrolling moves nothing sideways.
      const isThere = boxes().some(
        ({ left, right, width }) => width > 1 && right > place.left && left < place.right,
      )
      if (isThere) parts.push({ name, boxes })
    }
    for (const action of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, main :is(h1, h2, h3)',
    )) {
      if (action === chat || !action.checkVisibility({ visibilityProperty: true })) continue
      // People never see the honeypot.
      if (action.closest('.trap')) continue
      add(action.textContent?.trim().slice(0, 40) || action.outerHTML.slice(0, 60), () => [
        action.getBoundingClientRect(),
      ])
    }
    // Sums of money, word by word as they are drawn.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (node.parentElement.closest('.visually-hidden')) continue
      for (const { 0: sum, index } of (node.textContent ?? '').matchAll(/(?:Rp|USD)\s?[\d.]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + sum.length)
        add(sum, () => [...range.getClientRects()])
      }
    }
    const lying = () => {
      const own = chat.getBoundingClientRect()
      // Out of the way, beyond the edge.
      if (own.left >= innerWidth) return []
      return parts.filter(({ boxes }) =>
        boxes().some(
          (box) =>
            box.width > 1 &&
            box.right > own.left &&
            box.left < own.right &&
            box.bottom > own.top &&
            box.top < own.bottom,
        ),
      )
    }
    const frame = () => new Promise(requestAnimationFrame)
    const most = document.documentElement.scrollHeight - innerHeight
    const middle = (place.top + place.bottom) / 2
    // The button is 48 px high: an element up to 20 px from its middle lies under it as well.
    const heights = parts.flatMap(({ boxes }) =>
      boxes().map((box) => 40 * Math.round(((box.top + box.bottom) / 2 + scrollY - middle) / 40)),
    )
    const found = new Set<string>()
    for (const y of new Set([0, ...heights.map((height) => Math.max(0, Math.min(most, height))), most])) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
      const until = performance.now() + 500
      while (performance.now() < until && lying().length > 0) await frame()
      for (const { name } of lying()) found.add(`${name}, ${y} down`)
    }
    return [...found]
  })
}

/** Returns the height of the window, in pixels, taken by bars that stay while the page scrolls. */
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

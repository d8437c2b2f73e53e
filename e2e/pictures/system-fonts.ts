import type { Page } from '@playwright/test'

/** A file field is laid invisibly over its picture. */
const DRAWN = 'body *:not(input[type="file"])'

/** Finds text drawn with fonts of the machine: every font of ours is sent with the page. */
export async function systemFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: DRAWN })
  const found = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    const foreign = fonts.filter((font) => !font.isCustomFont)
    if (foreign.length === 0) continue
    const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId })
    for (const { familyName } of foreign) found.add(`${familyName}: ${outerHTML.slice(0, 160)}`)
  }
  await browser.detach()
  return [...found]
}

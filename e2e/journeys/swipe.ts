import type { Locator, Page } from '@playwright/test'

/** Swipes across an element, `dx` pixels sideways, as a touch screen reports it. */
export async function swipe(page: Page, target: Locator, dx: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  const client = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const from = box.x + box.width / 2 - dx / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + (dx * step) / 8)
  await touch('touchEnd')
  await client.detach()
}

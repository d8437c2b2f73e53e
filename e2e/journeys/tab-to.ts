import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on by Tab until the part has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, part: Locator, key = 'Tab'): Promise<void> {
  await expect(part).toBeVisible()
  const hasFocus = () => part.evaluate((element) => element === document.activeElement)
  // Bounds the walk: twenty rows of six stops each may come first.
  for (let steps = 0; steps < 160 && !(await hasFocus()); steps += 1) await page.keyboard.press(key)
  await expect(part).toBeFocused()
}

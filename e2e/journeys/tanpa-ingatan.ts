import type { Page } from '@playwright/test'

/**
 * Opens a page as whoever comes to it first. Chromium shows a larger picture that it holds in memory instead of the one that fits, also
 * where another page brought it at another size of the window: the one that the page asked for beforehand is then used by nobody, and
 * the browser says so. No visitor's window is a desktop's and then a small phone's; a journey's is.
 */
export async function openFirst(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  // What is held in memory goes as soon as nothing may be kept, and stays gone when it may again; files stay where they are.
  for (const cacheDisabled of [true, false])
    await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.detach()
  await page.goto(path)
}

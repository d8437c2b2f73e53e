import type { Page } from '@playwright/test'

/**
 * Opens a page with an empty memory cache. Chromium shows a larger picture from that cache in place of the one that
 * fits, also one that another page loaded at another window size: the preloaded one is then unused, which the console
 * reports. No visitor's window is a desktop's and then a small phone's; a journey's is.
 */
export async function openFirst(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  // The memory cache is dropped as soon as caching is disabled, and stays empty when it is enabled again; the disk
  // cache stays.
  for (const cacheDisabled of [true, false])
    await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.detach()
  await page.goto(path)
}

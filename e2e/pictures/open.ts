import type { Page } from '@playwright/test'
import { NOW } from './clock.ts'

/** Opens a page on the day of all pictures, with what depends on timing held still. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  // Not dependent on an AVIF that may not be encoded yet.
  await page
    .context()
    .route('**/storage/**', (route, request) =>
      route.continue({ headers: { ...request.headers(), accept: 'image/webp' } }),
    )
  // Not dependent on pictures still being drawn behind the release.
  await page.context().route('**/api/publikasi', async (route) => {
    const response = await route.fetch()
    const { data }: { data: object } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, status: 'terbit', sejak: NOW.toISOString() } } })
  })
  await page.goto(path)
}

import type { Page } from '@playwright/test'
import { expect, test } from './api.ts'
import { swipe } from './swipe.ts'

const photos = (page: Page) => page.locator('a[data-photo]')
const preview = (page: Page) => page.getByRole('dialog', { name: 'Pratinjau gambar' })

async function open(page: Page, index: number) {
  // The first press loads the lightbox, and is answered by it.
  await page.goto('/galeri')
  await photos(page).nth(index).click()
  await expect(preview(page)).toBeVisible()
}

test('a photo opens over the whole screen and closes by its icon and by Escape, back where one was', async ({
  page,
}) => {
  await open(page, 2)
  await expect(photos(page)).toHaveCount(18)
  await expect(preview(page)).toContainText('3 dari 18')
  const box = await preview(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 })
  await expect(preview(page).getByRole('img')).toHaveJSProperty('complete', true)

  const close = page.getByRole('button', { name: 'Tutup' })
  await expect(close).toBeFocused()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      // Between its last and first control the focus passes the browser's own bar.
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(inside).toBe(true)
  }
  await close.click()
  await expect(preview(page)).toBeHidden()
  await expect(photos(page).nth(2)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect(photos(page).nth(2)).toBeFocused()
})

test('Back closes a photo and leads off the page no sooner, however the one before was closed', async ({
  page,
}) => {
  await page.goto('/profile')
  await open(page, 1)
  await page.getByRole('button', { name: 'Gambar berikutnya' }).click()
  await page.goBack()
  await expect(preview(page)).toBeHidden()
  await expect(page).toHaveURL(/\/galeri$/)
  await expect(photos(page).nth(1)).toBeFocused()
  await page.goForward()
  await expect(preview(page)).toContainText('3 dari 18')
  // Closed, and another opened at once, sooner than the entry of before is left.
  await preview(page)
    .getByRole('button', { name: 'Tutup' })
    .evaluate((close: HTMLButtonElement) => {
      close.click()
      document.querySelectorAll<HTMLElement>('a[data-photo]')[4]?.click()
    })
  await expect(preview(page)).toContainText('5 dari 18')
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('pratinjauGambar')
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
})

test('arrows lead through all photos and around, by key and by button', async ({ page }) => {
  await open(page, 0)
  await page.keyboard.press('ArrowLeft')
  await expect(preview(page)).toContainText('18 dari 18')
  await page.keyboard.press('ArrowRight')
  await expect(preview(page)).toContainText('1 dari 18')
  const alt = await preview(page).getByRole('img').getAttribute('alt')
  await page.getByRole('button', { name: 'Gambar berikutnya' }).click()
  await expect(preview(page)).toContainText('2 dari 18')
  await expect(preview(page).getByRole('img')).not.toHaveAttribute('alt', alt ?? '')
  await page.getByRole('button', { name: 'Gambar sebelumnya' }).click()
  await expect(preview(page)).toContainText('1 dari 18')
})

test('a photo is enlarged by button, key and double click, and then moves under the hand', async ({
  page,
}) => {
  await open(page, 0)
  const image = preview(page).getByRole('img')
  const width = async () => (await image.boundingBox())?.width ?? 0
  const whole = await width()
  await page.getByRole('button', { name: 'Perbesar' }).click()
  expect(await width()).toBeCloseTo(whole * 1.5, 0)
  await page.keyboard.press('+')
  expect(await width()).toBeCloseTo(whole * 2, 0)
  // When enlarged, the arrow keys pan the picture.
  await page.locator('.stage').focus()
  const before = await page.locator('.stage').evaluate((stage) => stage.scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.locator('.stage').evaluate((stage) => stage.scrollLeft))
    .toBeGreaterThan(before)
  await expect(preview(page)).toContainText('1 dari 18')
  await page.keyboard.press('-')
  await page.getByRole('button', { name: 'Perkecil' }).click()
  expect(await width()).toBeCloseTo(whole, 0)
  await expect(page.getByRole('button', { name: 'Perkecil' })).toHaveAttribute('aria-disabled', 'true')
  await image.dblclick()
  expect(await width()).toBeCloseTo(whole * 2, 0)
})

test('a finger swipes from photo to photo', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await open(page, 0)
  const stage = page.locator('.stage')
  await swipe(page, stage, -200)
  await expect(preview(page)).toContainText('2 dari 18')
  await swipe(page, stage, 200)
  await expect(preview(page)).toContainText('1 dari 18')
  await context.close()
})

test('with scripts off a photo is a link to the picture itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/galeri')
  await photos(page).first().click()
  await expect(page).toHaveURL(/\/storage\/img_uploads\/.+\.webp$/)
  await context.close()
})

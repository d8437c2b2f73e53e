import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('articles and questions are searched from one file, which comes at the first touch and is enough without a network', async ({
  page,
  context,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/artikel')
  const search = page.getByRole('searchbox', { name: 'Cari artikel dan tanya jawab' })
  await expect(search).toBeVisible()
  expect(asked).not.toContain('/cari.json')

  await search.focus()
  await expect.poll(() => asked.filter((path) => path === '/cari.json')).toHaveLength(1)
  // Pictures further down are not there by then.
  expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await search.fill('pasport')
  await expect(page.getByText(/^\d+ tulisan tentang “pasport”$/)).toBeVisible()
  const hits = page.locator('#temuan a')
  await expect(hits.filter({ hasText: 'Berapa lama paspor harus berlaku?' })).toHaveCount(1)
  await expect(page.locator('#tulisan')).toBeHidden()
  await search.fill('<b>zeppelin')
  await expect(page.getByText('Belum ada tulisan tentang “<b>zeppelin”.')).toBeVisible()
  await expect(page.locator('#tulisan')).toBeVisible()
  await search.fill('kursi roda')
  await expectAccessible(page, 'the search of articles')
  expect(asked.filter((path) => path === '/cari.json')).toHaveLength(1)

  await context.setOffline(false)
  const href = await hits.first().getAttribute('href')
  await search.press('Tab')
  await expect(hits.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('without scripts there is no field, and categories lead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/artikel')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Kategori artikel' })).toBeVisible()
  await context.close()
})

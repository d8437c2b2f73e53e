import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

// Both pages belong to whoever works on the look; `npm run dev` has them.
test('no release holds the page of all components, and no admin build either', async ({
  page,
  request,
  expectConsole,
}) => {
  expect((await request.get('/gaya')).status()).toBe(404)
  expect((await request.get('/gaya.html')).status()).toBe(404)
  expectConsole(/status of 404/)
  await openAsAdmin(page, '/admin/dashboard')
  await page.goto('/admin/gaya')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
})

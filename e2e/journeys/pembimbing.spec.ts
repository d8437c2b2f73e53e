import { expect, test } from '../test.ts'

test('a family meets the guides from the foot of a page, and finds the departures that one leads', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Profil Ustadz Pembimbing' }).click()
  await expect(page).toHaveURL(/\/pembimbing$/)
  await expect(page.getByText('Nama dan potret pembimbing di sini adalah contoh.')).toBeVisible()
  const above = page.getByRole('banner').getByRole('link', { name: 'Profil' })
  await expect(above, 'the menu says where one is').toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Ustadz Fahri Ramadhan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ustadz Fahri Ramadhan', level: 1 })).toBeVisible()
  const departures = page.getByRole('article').getByRole('listitem').getByRole('link')
  await departures.first().click()
  await expect(page).toHaveURL(/\/data_produk\//)
  await page.getByRole('main').getByRole('link', { name: 'Ustadz Fahri Ramadhan' }).click()
  await expect(page).toHaveURL(/\/pembimbing\/ustadz-fahri-ramadhan$/)
})

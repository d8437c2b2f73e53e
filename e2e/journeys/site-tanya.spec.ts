import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

const PASPOR = 'Berapa lama paspor harus berlaku?'
const ADDRESS = '/tanya-jawab#berapa-lama-paspor-harus-berlaku'

test('a search leaves the answers that say so, marks the words, opens the first and can be shared', async ({
  page,
}) => {
  await page.goto('/tanya-jawab')
  const search = page.getByRole('searchbox', { name: 'Cari pertanyaan' })
  const questions = page.locator('summary:visible')
  const all = await questions.count()
  expect(all).toBeGreaterThan(9)

  await search.fill('pasport')
  await expect(page.getByText(/^\d+ jawaban untuk “pasport”$/)).toBeVisible()
  expect(await questions.count()).toBeLessThan(all)
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.locator('details[open] mark').first()).toHaveText(/paspor/i)
  await expect(page).toHaveURL(/\?q=pasport$/)

  await page.reload()
  await expect(search).toHaveValue('pasport')
  await expect(page.locator('mark').first()).toBeVisible()

  // Questions with all words come first, those with some after, under a heading of their own.
  await search.fill('paspor berlaku')
  await expect(questions.first()).toContainText(PASPOR)
  await expect(page.getByText(/^\d+ jawaban untuk “paspor berlaku”$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yang memuat sebagian katanya' })).toBeVisible()
  await search.fill('paspor zeppelin')
  await expect(
    page.getByText(/^Kata “zeppelin” tidak ditemukan\. \d+ jawaban memuat sebagian katanya:$/),
  ).toBeVisible()
  await expect(page.locator('details[open] mark').first()).toHaveText(/paspor/i)
  await expect(page.getByRole('heading', { name: 'Yang memuat sebagian katanya' })).toBeHidden()

  await search.fill('<b>zeppelin xylofon')
  await expect(page.getByText('Belum ada jawaban untuk “<b>zeppelin xylofon”')).toBeVisible()
  await expect(questions).toHaveCount(0)
  await page.getByRole('link', { name: /^Dokumen/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Dokumen' })).toBeInViewport()
  await expect(questions).toHaveCount(all)
  await expect(page.locator('section[data-kategori] > details')).toHaveCount(all)
  await expect(page.locator('mark')).toHaveCount(0)

  await page.getByRole('button', { name: 'kursi roda' }).click()
  await expect(search).toHaveValue('kursi roda')
  await expect(page.locator('details[open]')).toContainText('kursi roda')
})

test('a link to one answer opens it, with scripts and without; without them topics lead and the server searches', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(ADDRESS)
  const answer = page.getByText(/^Paspor berlaku paling sedikit/)
  await expect(answer).toBeInViewport()

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  await reader.goto(ADDRESS)
  await expect(reader.getByText(/^Paspor berlaku paling sedikit/)).toBeInViewport()
  await reader.goto('/tanya-jawab')
  await reader.getByRole('link', { name: /^Dokumen/ }).click()
  await expect(reader.getByRole('heading', { level: 3, name: PASPOR })).toBeInViewport()
  await reader.getByRole('heading', { level: 3, name: PASPOR }).click()
  await expect(reader.getByText(/^Paspor berlaku paling sedikit/)).toBeVisible()
  await expect(reader.getByRole('button', { name: 'kursi roda' })).toBeHidden()
  await reader.getByRole('searchbox').fill('kursi roda')
  await reader.getByRole('button', { name: 'Cari' }).click()
  await expect(reader.getByRole('heading', { name: /jawaban untuk “kursi roda”$/ })).toBeVisible()
  await reader.getByRole('link', { name: 'Buka di halaman Tanya Jawab' }).first().click()
  await expect(reader).toHaveURL(/\/tanya-jawab#.+/)
  await context.close()
})

test('what staff write is a draft until they publish it, and stands on the page where they put it', async ({
  page,
  admin,
}) => {
  const tanya = `Bolehkah membawa gitar ${Date.now()}?`
  await openAsAdmin(page, '/admin/questions')
  await page.getByRole('link', { name: 'Tambah Tanya jawab' }).click()
  await page.getByRole('textbox', { name: 'Pertanyaan' }).fill(tanya)
  await page.getByRole('button', { name: 'Simpan Tanya jawab' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  // The newest stands last, behind the first page.
  await page.getByLabel('Cari tanya jawab').fill(tanya)
  await expect(page.getByText('Draf, 1 isian kurang')).toBeVisible()

  await page.getByRole('link', { name: `Detail ${tanya}` }).click()
  await page.getByRole('textbox', { name: 'Jawaban' }).fill('Boleh, sebagai bagasi.')
  await page.getByRole('radio', { name: 'Terbit' }).check()
  await page.getByRole('button', { name: 'Simpan Tanya jawab' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()

  try {
    await expect(async () => {
      await page.goto('/tanya-jawab')
      await expect(page.getByRole('heading', { level: 3, name: tanya })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('heading', { level: 3, name: tanya }).click()
    await expect(page.getByText('Boleh, sebagai bagasi.')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tanya Jawab' })).toBeVisible()
  } finally {
    const { data } = await (await admin.get(`/api/tanya?status=semua&q=gitar`)).json()
    for (const { id } of data) await admin.delete(`/api/tanya/${id}`)
  }
})

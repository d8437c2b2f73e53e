import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

test('an article is written as a draft, published, read without scripts, and taken off', async ({
  page,
  browser,
  baseURL,
  admin,
  api,
}) => {
  const judul = api.nama('Uji Artikel Manasik')
  await openAsAdmin(page, '/admin/articles')
  await page.getByRole('link', { name: 'Tambah Artikel' }).click()
  await page.getByRole('textbox', { name: 'Judul', exact: true }).fill(judul)
  await page.getByRole('textbox', { name: 'Isi', exact: true }).fill('Latihlah urutannya sekali di rumah.')
  await page.getByRole('textbox', { name: 'Kategori', exact: true }).fill('Manasik')
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/admin\/articles$/)

  const found = async () => {
    const answer = await admin.get('/api/artikel', { params: { status: 'semua', q: judul } })
    const [record]: { id: number; slug: string; status: string }[] = (await answer.json()).data
    return record
  }
  const stored = await found()
  expect(stored?.status).toBe('draf')
  const path = `/artikel/${stored?.slug}`
  expect((await admin.get(path)).status()).toBe(404)

  const setStatus = async (status: string) => {
    await page.goto(`/admin/articles/${stored?.slug}`)
    await page.getByRole('radio', { name: status }).check()
    await page.getByRole('button', { name: 'Simpan Artikel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  }
  await setStatus('Terbit')
  await api.served('/artikel', judul)
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await visitor.newPage()
  await reader.goto('/artikel')
  await reader.getByRole('link', { name: judul }).click()
  await expect(reader).toHaveURL(new RegExp(`${path}$`))
  await expect(reader.getByRole('heading', { level: 1, name: judul })).toBeVisible()
  await expect(reader.getByText('Latihlah urutannya sekali di rumah.')).toBeVisible()
  await reader.getByRole('link', { name: 'Manasik', exact: true }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'Manasik' })).toBeVisible()
  await visitor.close()

  await page.goto(`/admin/articles/${stored?.slug}`)
  await page.getByRole('textbox', { name: 'Tautan halaman', exact: true }).fill(`${stored?.slug} baru`)
  await expect(page.getByText(`Tautan lama, ${path}, akan terus mengantar`)).toBeVisible()
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/articles/${stored?.slug}-baru$`))
  await expect(async () => {
    const moved = await admin.get(`${path}?dari=wa`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, `${path}-baru?dari=wa`])
  }).toPass({ timeout: 90_000 })
  expect((await admin.get(path)).status()).toBe(200)

  const rujukan = api.nama('Uji Rujukan Manasik')
  const isi = `Baca [urutannya](${path}-baru#langkah) dulu.`
  const other = await admin.post('/api/artikel', { data: { judul: rujukan, isi, status: 'terbit' } })
  const { id, slug } = (await other.json()).data
  await api.served(`/artikel/${slug}`, `href="${path}-baru#langkah"`)

  await setStatus('Arsip')
  await expect(async () => {
    expect((await admin.get(`${path}-baru`)).status()).toBe(404)
    expect((await admin.get(path)).status()).toBe(404)
    expect(await (await admin.get('/artikel')).text()).not.toContain(judul)
  }).toPass({ timeout: 90_000 })
  // Links to it are plain words by now, and staff read where.
  await page.goto(`/artikel/${slug}`)
  await expect(page.getByText('Baca urutannya dulu.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'urutannya' })).toHaveCount(0)
  await page.goto('/admin/dashboard')
  const mati = page.getByRole('region', { name: 'Tautan ke halaman yang sudah tidak ada' })
  await expect(mati.getByRole('listitem').filter({ hasText: rujukan })).toContainText(`${path}-baru`)
  await admin.delete(`/api/artikel/${id}`)
  await admin.delete(`/api/artikel/${stored?.id}`)
})

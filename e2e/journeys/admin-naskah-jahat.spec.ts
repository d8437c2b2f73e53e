import { expectOffice, openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { guardPages, NASKAH_JAHAT, paketJahat, terbaca } from './naskah-jahat.ts'

test('whatever was typed into packages and registrations is text in lists, forms, dialogs and notes', async ({
  page,
  context,
  request,
  api,
  baseURL,
}) => {
  const watch = await guardPages(context, baseURL ?? '')
  const mark = `${Date.now()}`
  const paket = []
  for (const [index, naskah] of NASKAH_JAHAT.entries()) {
    const nama_paket = `${naskah} ${mark}${index}`
    paket.push(await api.createPaket({ ...paketJahat(naskah), nama_paket }))
  }
  // One of them, since an address may send only so many.
  const data = {
    email: api.email('jahat'),
    nama: `${NASKAH_JAHAT[0]} ${NASKAH_JAHAT[6]} ${mark}`,
    catatan: NASKAH_JAHAT.slice(0, 12).join(' | '),
    paket: NASKAH_JAHAT[13],
    telepon: '0812-3456-7890',
    setuju: true,
  }
  const sent = await request.post('/api/pendaftaran', { data })
  expect(sent.status(), await sent.text()).toBe(201)

  await openAsAdmin(page, '/admin/packages?row=100')
  await expect(page.getByText(`${mark}19`).first()).toBeAttached()
  const list = terbaca((await page.locator('main').textContent()) ?? '')
  for (const { nama_paket } of paket) expect.soft(list).toContain(terbaca(nama_paket))
  await watch.checkPage(page, 'the list')

  for (const { slug, nama_paket, deskripsi, maskapai } of paket) {
    await page.goto(`/admin/packages/${slug}`)
    await expectOffice(page)
    const nama = page.getByRole('textbox', { name: 'Nama paket', exact: true })
    await expect(nama).toHaveValue(new RegExp(`${nama_paket.slice(-15)}$`))
    expect.soft(terbaca(await nama.inputValue())).toBe(terbaca(nama_paket))
    const values = await page
      .locator('main :is(input, textarea)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value))
    expect.soft(values.map(terbaca)).toContain(terbaca(String(deskripsi)))
    expect.soft(values.map(terbaca)).toContain(terbaca(String(maskapai)))
    await watch.checkPage(page, slug)
  }

  await page.goto(`/admin/pendaftaran?q=${mark}`)
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  expect.soft(terbaca((await rows.textContent()) ?? '')).toContain(terbaca(data.nama))
  await watch.checkPage(page, 'the registrations')
  await rows.getByRole('link').first().click()
  const person = page.getByRole('region', { name: 'Pendaftar', exact: true })
  await expect(person).toBeVisible()
  expect.soft(terbaca((await person.textContent()) ?? '')).toContain(terbaca(data.catatan))
  await watch.checkPage(page, 'a registration')
  await page.goto('/admin/publikasi')
  await expectOffice(page)
  await page.goto('/admin/dashboard')
  await expectOffice(page)
  await watch.checkPage(page, 'the dashboard')
})

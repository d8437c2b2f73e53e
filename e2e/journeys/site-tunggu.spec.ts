import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

/** The sentence of page, form and receipt that keeps anybody from taking a place in the waiting list for a seat. */
const BELUM =
  'Daftar tunggu bukan pemesanan: Anda belum mendapat kursi. Kursi baru tercatat untuk Anda setelah pembayaran pertama Anda kami terima.'

test('a full departure takes names in order; once seats come free staff see who waits, with the words to send', async ({
  page,
  browser,
  baseURL,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  const paket = await api.createPaket({
    nama_paket: api.nama('Umrah Antre'),
    tanggal_keberangkatan: '2031-03-08',
    total_pax: 45,
    sisa_pax: 0,
  })
  const email = api.email('hasan')
  const first = await request.post('/api/pendaftaran', {
    data: {
      nama: 'Hasan Basri',
      email,
      telepon: '0812 1111 2222',
      paket: paket.slug,
      tunggu: true,
      setuju: true,
    },
  })
  expect([first.status(), (await first.json()).data.antrean]).toEqual([201, 1])

  const address = `/data_produk/${paket.slug}`
  await api.served(address, 'Masuk daftar tunggu')
  const offline = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await offline.newPage()
  await reader.goto(address)
  const still = reader.getByRole('region', { name: 'Masuk daftar tunggu' })
  await expect(still.getByRole('link', { name: /Masuk daftar tunggu/ })).toHaveAttribute(
    'href',
    /wa\.me.+tunggu/,
  )
  await expect(still.getByRole('textbox', { name: 'Nama' })).toBeHidden()
  await offline.close()

  // The room chosen in the list, and the number of travellers, come along.
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`${address}#kamar=quad&orang=3`)
  const bar = page.locator('[class*="bar"]', { hasText: 'Available Pax' }).last()
  await expect(bar.getByRole('link')).toHaveText('Daftar tunggu')
  await bar.getByRole('link').click()
  await expect(page.getByRole('radio', { name: 'Quad' })).toBeChecked()
  await expect(page.locator('.tunggu-jumlah-orang output')).toHaveText('3')
  await page.getByRole('button', { name: 'Kurangi satu orang' }).click()
  await page.getByRole('button', { name: 'Kurangi satu orang' }).click()
  const queue = page.getByRole('region', { name: /^(Masuk daftar tunggu|Anda di antrean)$/ })
  await queue.scrollIntoViewIfNeeded()
  await expect(queue).toContainText('Semua 45 kursi sudah terisi.')
  await expect(queue.getByText(BELUM)).toHaveCount(2)
  const send = queue.getByRole('button', { name: 'Masuk antrean ke-2' })
  await expect(send).toHaveAccessibleDescription(BELUM)
  await expect(page.getByRole('region', { name: 'Penawaran' })).toContainText(
    '1 rombongan (1 orang) sedang menunggu.',
  )
  await expect(page.getByText('Hasan Basri')).toHaveCount(0)
  await queue.getByRole('button', { name: 'Tambah satu orang' }).click()
  await queue.getByRole('radio', { name: 'Triple' }).check()
  await queue.getByRole('textbox', { name: 'Nama' }).fill('Rahma Wulandari')
  await send.click()
  await expect(queue.getByRole('textbox', { name: 'Nomor WhatsApp' })).toBeFocused()
  await expect(queue.getByRole('textbox', { name: 'Nama' })).toHaveValue('Rahma Wulandari')
  await queue.getByRole('textbox', { name: 'Nomor WhatsApp' }).fill('0813 0000 0000')
  await queue.getByRole('checkbox', { name: /disimpan sampai 8 Maret 2031/ }).check()
  await expectAccessible(page, 'the queue')
  await send.click()
  await expect(
    queue.getByRole('heading', { name: 'Anda di antrean ke-2, belum mendapat kursi' }),
  ).toBeFocused()
  await expect(queue).toContainText('2 orang, triple (bertiga), berangkat Sabtu, 8 Maret 2031')
  await expect(queue.locator('.tunggu-sudah')).toContainText(BELUM)
  // A new member of the waiting list is counted on the page, below the form and in the offer.
  await expect(queue).toContainText(/3\s*orang menunggu, dari 2 rombongan/)
  await expect(
    queue
      .getByRole('list', { name: /^Antrean/ })
      .getByRole('listitem')
      .last(),
  ).toHaveText(/2 orang Anda/)
  await expect(page.getByRole('region', { name: 'Penawaran' })).toContainText(
    '2 rombongan (3 orang) sedang menunggu.',
  )

  // Nothing on the page invites them any more, after a reload too; personal data is stored nowhere.
  const invites = page.getByRole('link', { name: /^(Masuk d|D)aftar tunggu$/ })
  await expect(invites).toHaveCount(0)
  await expect(bar.getByRole('link')).toHaveText('Anda di antrean')
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /Rahma|0813/,
  )
  await page.goto(address)
  await expect(bar.getByRole('link')).toHaveText('Anda di antrean')
  await expect(invites).toHaveCount(0)
  await expect(queue).toContainText('2 orang, triple (bertiga)')
  await expect(queue).toContainText('kami menghubungi nomor WhatsApp Anda')

  await page.setViewportSize({ width: 1280, height: 720 })
  await api.updatePaket(paket.id, { sisa_pax: 1 })
  await openAsAdmin(page, '/admin/dashboard')
  const turns = page.getByRole('region', { name: 'Ada yang menunggu kabar Anda' })
  await expect(turns).toContainText('1 kursi kosong, 2 menunggu (3 orang)')
  await expect(turns.getByRole('listitem').filter({ hasText: /Hasan Basri|Rahma/ })).toHaveText([
    /Hasan Basri/,
    /Rahma Wulandari.+belum cukup/,
  ])
  const chat = await turns.getByRole('link', { name: 'Chat dengan Hasan Basri' }).getAttribute('href')
  const words = new URL(chat ?? '').searchParams.get('text')
  expect(words).toContain('Ada 1 kursi kosong untuk')
  expect(words).toContain('Kursi baru tercatat untuk Anda setelah pembayaran pertama')
  await turns.getByLabel('Status Hasan Basri').selectOption('Lunas')
  await page.getByRole('button', { name: 'Ya, sudah lunas' }).click()
  await expect(turns).toContainText('1 kursi kosong, 1 menunggu (2 orang)')
  const list: { id: number; paket_id: number }[] = await api.read(
    '/api/pendaftaran?jenis=tunggu&per_page=100',
  )
  for (const { id } of list.filter(({ paket_id }) => paket_id === paket.id))
    await api.patchPendaftaran(id, { email })
})

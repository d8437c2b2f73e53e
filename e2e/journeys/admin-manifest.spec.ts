import { readFile } from 'node:fs/promises'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

test('a registration is listed, found, followed up, noted, handed over as CSV, and erased on request', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('siti')
  const mark = /\d+/.exec(email)?.[0] ?? ''
  const nama = `Siti Rahmawati ${mark}`
  const sent = await request.post('/api/pendaftaran', {
    data: {
      nama,
      email,
      telepon: '0812-3456-7890',
      paket: 'umrah-akhir-tahun',
      jumlah_pax: 3,
      kamar: 'triple',
      catatan: 'Bersama ibu, minta kamar dekat lift.',
      setuju: true,
    },
  })
  expect(sent.status()).toBe(201)

  await openAsAdmin(page, '/admin/pendaftaran')
  await expect(page).toHaveTitle('Pendaftaran | Safar')
  await page.getByLabel('Cari pendaftaran').fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(
    new RegExp(
      `${nama}3 pax · Triple \\(bertiga\\) · hari ini, \\d\\d\\.\\d\\d.*Umrah Akhir Tahun\\d+ \\w+ \\d{4}`,
    ),
  )
  await expect(rows).toContainText('Tanpa penanggung jawabBelum dihubungi')

  const chat = page.getByRole('link', { name: `Chat dengan ${nama}` })
  await expect(chat).toHaveAttribute('target', '_blank')
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/6281234567890')
  expect(address.searchParams.get('text')).toContain(`${nama}, kami dari Safar`)

  const status = page.getByLabel(`Status ${nama}`)
  await expect(status.getByRole('option')).toHaveText(['Baru', 'Dihubungi', 'Lunas', 'Batal'])
  await status.selectOption('Dihubungi')
  await expect(
    page.getByLabel('Tampilkan status').getByRole('option', { name: /^Dihubungi [1-9]/ }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: `Catatan tentang ${nama}` }).click()
  await page.getByLabel('Catatan staf').fill('Sudah ditelepon, "=1+1" ditanyakan lagi hari Senin.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Tampilkan status').selectOption('dihubungi')
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(status).toHaveValue('dihubungi')
  await expect(page.getByRole('button', { name: `Catatan tentang ${nama}` })).toHaveAttribute(
    'title',
    /Sudah ditelepon/,
  )

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pendaftaran-\d{4}-\d\d-\d\d\.csv$/)
  const [head, line, end] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFF"kode";"nama";"telepon";"email";"paket";"kamar";"jumlah_pax"/)
  expect(line).toContain(`"${nama}";"0812-3456-7890";"${email}";"umrah-akhir-tahun";"triple";"3"`)
  // A spreadsheet that expects commas splits the text there: no part may begin a formula.
  expect(line).toContain(`"Sudah ditelepon,' ""=1+1"" ditanyakan lagi hari Senin."`)
  expect(end).toBe('')

  // From the row to the detail: first to the trash, and for good by an admin alone.
  await page.getByRole('link', { name: nama, exact: true }).click()
  await expect(page.getByText('“Bersama ibu, minta kamar dekat lift.”')).toBeVisible()
  await expect(page.getByText(`Pendaftaran ${(await sent.json()).kode}`)).toBeVisible()
  await expect(rows).toBeVisible()
  const dialog = page.getByRole('dialog')
  // At once: what leads back says so.
  await page.getByRole('button', { name: 'Pindahkan ke Sampah' }).click()
  await expect(page.getByText(`${nama} dihapus, tersimpan 30 hari di Sampah.`)).toBeVisible()
  expect(await api.pendaftaran(email)).toEqual([])
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(async () => (await api.pendaftaran(email)).length).toBe(1)
  await page.goto(`/admin/pendaftaran?q=${email}`)
  await page.getByRole('link', { name: nama, exact: true }).click()
  await page.getByRole('button', { name: 'Hapus untuk selamanya' }).click()
  await expect(dialog).toContainText(`Apakah anda yakin untuk menghapus data ${nama}?`)
  await dialog.getByRole('button', { name: 'Hapus untuk selamanya' }).click()
  await expect(dialog).toBeHidden()
  expect(await api.pendaftaran(email)).toEqual([])
})

test('a note whose session ends is still there after signing in again', async ({
  page,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = api.email('catatan')
  const data = { nama: 'Siti Aminah', email, telepon: '', paket: 'umrah-akhir-tahun', setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  await openAsAdmin(page, `/admin/pendaftaran?q=${email}`)
  const open = page.getByRole('button', { name: 'Catatan tentang Siti Aminah' })
  await open.click()
  const note = page.getByLabel('Catatan staf')
  await note.fill('Minta dihubungi setelah Magrib.')
  const token: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem('safar-session') ?? '{}').state.token,
  )
  await api.endSession(String(token))
  await page.getByRole('button', { name: 'Simpan' }).click()

  // A dialog below may close, but never takes the focus from the one way on.
  const onward = page.getByRole('button', { name: 'Ke Halaman Login' })
  await expect(onward).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await open.click()
  await expect(note).toHaveValue('Minta dihubungi setelah Magrib.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(open).toHaveAttribute('title', 'Catatan: Minta dihubungi setelah Magrib.')
})

test('whoever registers is on the list within five seconds, in the menu and in the title', async ({
  page,
  request,
  api,
}) => {
  const email = api.email('datang')
  const nama = `Baru Datang ${email.split('@')[0]}`
  await openAsAdmin(page, '/admin/pendaftaran')
  await expect(page).toHaveTitle('Pendaftaran | Safar')
  const menu = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Pendaftaran' })
  const waiting = async () => Number(await menu.getAttribute('data-count'))
  const before = await waiting()
  expect((await request.post('/api/pendaftaran', { data: { nama, email, setuju: true } })).status()).toBe(201)
  await expect(page.getByText(nama)).toBeVisible({ timeout: 5_000 })
  await expect(page).toHaveTitle('(1) Pendaftaran | Safar')
  await expect.poll(waiting).toBe(before + 1)
  await expect(menu).toHaveAccessibleDescription(`${before + 1} pendaftaran baru belum dihubungi`)
  // Any key counts as having looked.
  await page.keyboard.press('Shift')
  await expect(page).toHaveTitle('Pendaftaran | Safar')
})

test('asks a few bytes while nothing happens, and nothing in a hidden tab', async ({ page }) => {
  await page.clock.install()
  await openAsAdmin(page, '/admin/pendaftaran')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForRequest(/pendaftaran\/jumlah/)
  const answer = await page.waitForResponse(/pendaftaran\/jumlah/)
  expect(answer.headers().etag).toMatch(/^W\//)
  expect(asked.filter((url) => url.includes('/api/pendaftaran?'))).toEqual([])
  const turn = (visibility: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  await turn('hidden')
  asked.length = 0
  await page.clock.runFor(20_000)
  // Coming back refetches the list.
  const next = page.waitForRequest(/\/api\/pendaftaran/)
  await turn('visible')
  await next
  expect(asked.filter((url) => url.includes('/api/pendaftaran'))).toHaveLength(1)
})

test('a colleague’s note is not overwritten: both sides are shown, and both may stay', async ({
  page,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const email = api.email('berdua')
  const nama = 'Siti Dua Staf'
  const data = { nama, email, telepon: '021 555 0000', setuju: true, setuju_pemasaran: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  const [stored] = await api.pendaftaran(email)
  const colleague = (change: Record<string, unknown>) => api.patchPendaftaran(stored?.id ?? 0, change)
  await openAsAdmin(page, `/admin/pendaftaran?q=${email}`)

  // A landline has no WhatsApp, and an unchosen package is not named.
  await expect(page.getByRole('link', { name: `Telepon ${nama}` })).toHaveAttribute(
    'href',
    'tel:+62215550000',
  )

  await page.getByRole('button', { name: `Catatan tentang ${nama}` }).click()
  await page.getByLabel('Catatan staf').fill('Minta kamar dekat lift.')
  await colleague({ catatan_admin: 'Sudah ditelepon Rina.', status: 'dihubungi' })
  await page.getByRole('button', { name: 'Simpan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('sudah mengubah catatan ini')
  await expect(dialog.getByRole('alert')).toContainText('Sudah ditelepon Rina.')
  await expect(page.getByLabel('Catatan staf')).toHaveValue('Minta kamar dekat lift.')
  await dialog.getByRole('button', { name: 'Simpan keduanya' }).click()
  await expect(dialog).toBeHidden()
  expect(await api.pendaftaran(email)).toMatchObject([
    { catatan_admin: 'Sudah ditelepon Rina.\nMinta kamar dekat lift.', status: 'dihubungi' },
  ])

  await page.getByRole('link', { name: nama, exact: true }).click()
  await page.getByRole('button', { name: `Tarik persetujuan promo ${nama}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Catat penarikan' }).click()
  await expect(page.getByText(/Persetujuan promo ditarik hari ini/)).toBeVisible()
  expect(await api.pendaftaran(email)).toMatchObject([
    {
      setuju_pemasaran: false,
      pemasaran_pada: expect.any(String),
      pemasaran_ditarik_pada: expect.any(String),
    },
  ])
})

test('a number is found in every form, and a long note is folded', async ({ page, request, api }) => {
  const email = api.email('cari')
  const nama = `Nur'aini ${email.split('@')[0]}`
  const catatan = 'Bersama ibu dan dua anak, minta kamar dekat lift. '.repeat(10)
  const data = { nama, email, telepon: '+62 857-1234-0987', catatan, setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  await openAsAdmin(page, '/admin/pendaftaran')
  for (const q of ['085712340987', '+6285712340987', '6285712340987', nama.replace("'", '')]) {
    await page.getByLabel('Cari pendaftaran').fill(q)
    await expect(page.getByText('1–1 dari 1 pendaftaran')).toBeVisible()
    await expect(page.getByText(nama, { exact: true })).toBeVisible()
  }
  const href = await page.getByRole('link', { name: `Chat dengan ${nama}` }).getAttribute('href')
  expect(href).toContain('wa.me/6285712340987')
  expect(decodeURIComponent(href ?? '')).not.toContain('Belum memilih')
  await page.getByRole('link', { name: nama, exact: true }).click()
  const more = page.getByRole('button', { name: /^Selengkapnya/ })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(page.getByRole('button', { name: /^Ringkas/ })).toHaveAttribute('aria-expanded', 'true')
})

import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('a day of a clerk: found, spoken with, put down for tomorrow, joined with its double, and kept beside a colleague’s change', async ({
  page,
  request,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const email = api.email('hari-kerja')
  const send = async (nama: string) => {
    const data = {
      nama,
      email,
      telepon: '0812-7777-1234',
      paket: 'umrah-akhir-tahun',
      kamar: 'quad',
      jumlah_pax: 2,
      setuju: true,
    }
    const sent = await request.post('/api/pendaftaran', { data })
    expect(sent.status()).toBe(201)
    return String((await sent.json()).kode)
  }
  const first = await send('Halimah Sadiyah')
  const second = await send('Bu Halimah')

  await openAsAdmin(page, `/admin/pendaftaran?q=${email}`)
  await page.getByRole('link', { name: 'Halimah Sadiyah', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halimah Sadiyah')
  await expect(page.getByText(`Pendaftaran ${first}`)).toBeVisible()
  await expectAccessible(page, 'a registration')

  // A possible duplicate is pointed out, and joined on request alone.
  await page.getByRole('button', { name: `Gabungkan dengan ${second}` }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'joining two')
  await dialog.getByRole('button', { name: 'Gabungkan' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Kemungkinan ganda: pendaftaran')).toBeHidden()
  await expect(page.getByText(second).first()).toBeVisible()

  const talk = page.getByRole('region', { name: 'Catat kontak' })
  await talk.getByLabel('Yang dibicarakan').fill('Minta kamar dekat lift untuk ibunya.')
  await talk.getByLabel('Langkah berikutnya').fill('Kirim rincian biaya')
  await talk.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText('Kontak tercatat.')).toBeVisible()
  await expect(page.getByText('Minta kamar dekat lift untuk ibunya.')).toBeVisible()
  const task = page.getByRole('region', { name: 'Berikutnya' })
  await task.getByRole('button', { name: 'Besok' }).click()
  await expect(task.getByLabel('Hubungi lagi pada')).not.toHaveValue('')

  // A colleague changes another field meanwhile: both changes are stored.
  const [stored] = (await api.pendaftaran(email)).filter(({ kode }) => kode === first)
  if (!stored) throw new Error('the registration is not there')
  await api.patchPendaftaran(stored.id, { jumlah_pax: 4 })
  await task.getByLabel('Penanggung jawab').selectOption({ label: 'Admin Safar (saya)' })
  await expect(task.getByText('Tersimpan.')).toBeVisible()
  await task.getByRole('button', { name: '3 hari lagi' }).click()
  await expect(task.getByText(/^Tersimpan: hubungi lagi /)).toBeVisible()
  const after = (await api.pendaftaran(email)).find(({ kode }) => kode === first)
  expect(after).toMatchObject({ jumlah_pax: 4, status: 'dihubungi' })

  // A conflict overwrites nobody's change silently.
  await page.getByRole('button', { name: 'Ubah data' }).click()
  await dialog.getByLabel('Nama').fill('Halimah binti Sadiyah')
  await api.patchPendaftaran(stored.id, { nama: 'Halimah S.' })
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Halimah S.')
  await expect(dialog.getByRole('alert')).toContainText('Halimah binti Sadiyah')
  await expectAccessible(page, 'two changes of one field')
  await page.keyboard.press('Escape')

  // A search still finds the duplicate, with a link to the joined one.
  await page.goto(`/admin/pendaftaran?q=${email}`)
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Bu Halimah' })).toContainText('Sudah digabung')
  await expect(rows.filter({ hasText: 'Halimah S.' })).toContainText(
    /Hubungi \d.*Kirim rincian biayaAdmin Safarhari ini/,
  )
})

test('registrations stand close enough to be worked through, on every screen', async ({
  intercept,
  page,
  request,
  api,
}) => {
  const email = api.email('tinggi')
  const data = { nama: 'Tinggi Baris', email, paket: 'umrah-akhir-tahun', jumlah_pax: 2, setuju: true }
  expect((await request.post('/api/pendaftaran', { data })).status()).toBe(201)
  const [one] = await api.pendaftaran(email)
  if (!one) throw new Error('the registration is not there')
  const kontak = { waktu: one.created_at, cara: 'whatsapp', hasil: 'menunggu-balasan', oleh: 'Nisa' }
  const all = Array.from({ length: 20 }, (_, index) => ({
    ...one,
    id: one.id + index,
    nama: index % 3 === 0 ? 'Nur Aini binti Abdullah Al-Makassari Az-Zahra' : `Jamaah ${index}`,
    paket: index % 2 === 0 ? 'umrah-sekeluarga-libur-sekolah-madinah-makkah-dan-manasik-anak' : one.paket,
    kembar: index % 2,
    tindak_lanjut: index % 2 === 0 ? '2020-01-01' : null,
    petugas_id: index % 2 === 0 ? 1 : null,
    petugas: 'Nisa Aulia Rahmawati',
    kontak_terakhir: index % 3 === 0 ? null : { ...kontak, langkah: 'Kirim rincian biaya untuk empat orang' },
  }))
  await intercept(/\/api\/pendaftaran\?/, (route) =>
    route.fulfill({ json: { data: all, meta: { total: all.length, page: 1, per_page: 20 } } }),
  )
  await openAsAdmin(page, '/admin/pendaftaran')
  const rows = page.getByRole('region', { name: 'Daftar pendaftaran' }).getByRole('listitem')
  const boxes = () => rows.evaluateAll((list) => list.map((row) => row.getBoundingClientRect().toJSON()))
  for (const [width, height, least, most] of [
    [1366, 768, 40, 48],
    [768, 1024, 0, 110],
    [360, 780, 0, 110],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(rows).toHaveCount(all.length)
    for (const box of await boxes()) {
      expect(box.height, `${width} px`).toBeGreaterThanOrEqual(least)
      expect(box.height, `${width} px`).toBeLessThanOrEqual(most)
      expect(box.right, `${width} px`).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width !== 1366) continue
    const seen = (await boxes()).filter(({ bottom }) => bottom <= height)
    expect(seen.length, 'rows on a laptop').toBeGreaterThanOrEqual(12)
  }

  // The detail opens beside the list where there is room, and the list stays.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tinggi Baris')
  await expect(rows).toHaveCount(all.length)
  await expect(rows.first()).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tinggi Baris')
  await expect(rows).toHaveCount(0)
})

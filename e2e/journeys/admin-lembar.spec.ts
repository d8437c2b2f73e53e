import { openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { tabTo } from './tab-to.ts'

const PAPERS = ['paspor', 'pas_foto', 'vaksin_meningitis', 'vaksin_polio']
const NAME = 'RATNA DEWI KUSUMA'

test('a family is made complete in its departure’s sheet by keys alone, and stands in what the office sends', async ({
  page,
  admin,
  api,
}) => {
  const id = await api.createPemesanan()
  const at = `/api/pemesanan/${id}`
  const call = async (path: string, data: object) => {
    const answer = await admin.post(path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
  const { paket_id, peserta } = await api.read(at)
  const [first, second] = peserta
  await admin.delete(`${at}/peserta/${second.id}`)
  // The day in Jakarta.
  const today = new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 10)
  const { id: jamaah } = await call('/api/jamaah', {
    nama_paspor: NAME,
    jenis_kelamin: 'P',
    tgl_lahir: '1988-04-03',
    no_paspor: `X${String(Date.now()).slice(-7)}`,
    tgl_terbit: '2025-01-02',
    vaksin: ['Meningitis', 'Polio'].map((jenis) => ({ jenis, tanggal: today, berlaku_sampai: '2030-01-01' })),
  })
  await call(`${at}/peserta/${first.id}`, { jamaah_id: jamaah })
  const paper = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  )
  for (const jenis of PAPERS) {
    const berkas = { name: `${jenis}.pdf`, mimeType: 'application/pdf', buffer: paper }
    const sent = await admin.post(`/api/jamaah/${jamaah}/dokumen`, { multipart: { jenis, berkas } })
    expect(sent.ok(), await sent.text()).toBe(true)
    const { data } = await sent.json()
    await admin.patch(`/api/jamaah/${jamaah}/dokumen/${data.id}`, { data: { status: 'diterima' } })
  }
  await call(`${at}/status`, { status: 'sebagian' })
  const { slug } = await api.paket(paket_id)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsAdmin(page, `/admin/manifest/keberangkatan/${slug}`)
  const grid = page.getByRole('grid', { name: /^Jamaah / })
  await expect(page.getByText('0 dari 1 orang siap')).toBeVisible()
  await expectAccessible(page, 'the sheet')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await tabTo(page, grid.getByRole('rowheader', { name: new RegExp(NAME) }))
  const { keyboard } = page
  await keyboard.press('n')
  await expect(grid.locator(':focus')).toHaveAccessibleName(/Masa berlaku paspor belum dicatat/)
  await keyboard.press('Enter')
  await keyboard.type('2 Januari 2035')
  await keyboard.press('Enter')
  await expect(page.getByText('1 dari 1 orang siap')).toBeVisible()
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  // Tab leaves the sheet at once, whatever it holds.
  await keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)

  for (const [width, letters] of [
    [360, '100%'],
    [320, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await resize(page, width)
    await expect(page.getByText(NAME).first()).toBeVisible()
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond, { message: `${width} px, letters of ${letters}` }).toBeLessThanOrEqual(0)
    if (width === 360) await expectAccessible(page, 'the people as cards')
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  await page.getByRole('link', { name: 'Berkas', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh manifest (Excel)' }).click()
  expect((await download).suggestedFilename()).toBe(`manifest-${slug}.xlsx`)
  const tickets = await admin.get(`/api/keberangkatan/${slug}/maskapai.csv`)
  expect(await tickets.text()).toContain('KUSUMA')
  // Its seat goes back.
  await call(`${at}/status`, { status: 'batal', alasan: 'Uji' })
})

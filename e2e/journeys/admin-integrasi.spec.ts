import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

test('an admin has another system told, sees that it took it, and lets a program in that can be shut out again', async ({
  page,
  request,
}) => {
  const bodies: string[] = []
  const penerima = createServer((asked, answer) => {
    let body = ''
    asked.on('data', (piece) => {
      body += piece
    })
    asked.on('end', () => {
      bodies.push(body)
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => penerima.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = penerima.address() as AddressInfo
    await openAsAdmin(page, '/admin/akun')
    await page.getByRole('link', { name: 'Integrasi' }).click()
    await expect(page).toHaveTitle('Integrasi | Safar')
    const tambah = page.getByRole('form', { name: 'Tambah webhook' })
    await tambah.getByLabel('Alamat penerima').fill(`http://127.0.0.1:${port}/webhook`)
    await tambah.getByLabel('Pendaftaran masuk, termasuk daftar tunggu').check()
    await tambah.getByRole('button', { name: 'Tambah' }).click()
    await expect(page.getByLabel('Rahasia webhook', { exact: true })).toHaveValue(/^whsec_/)
    await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
    await page.getByRole('button', { name: `Kirim uji ke 127.0.0.1:${port}` }).click()
    const kiriman = page.getByRole('list', { name: /^Kiriman/ }).getByRole('listitem')
    await expect(kiriman.filter({ hasText: 'Kiriman uji' })).toContainText('Dijawab 204')
    const data = { nama: 'Siti Rahmawati', telepon: '0812-3456-7890', setuju: true }
    const { kode } = await (await request.post('/api/pendaftaran', { data })).json()
    await expect.poll(() => bodies.some((body) => body.includes(kode))).toBe(true)
    expect(bodies.join()).not.toMatch(/Siti|0812/)

    const buat = page.getByRole('form', { name: 'Buat token' })
    await buat.getByLabel('Nama program').fill('Laporan bulanan')
    await buat.getByRole('button', { name: 'Buat token' }).click()
    const shown = page.getByRole('dialog').getByLabel('Token', { exact: true })
    await expect(shown).toHaveValue(/^safar_/)
    const headers = { authorization: `Bearer ${await shown.inputValue()}` }
    await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
    expect((await request.get('/api/pendaftaran', { headers })).status()).toBe(200)
    expect((await request.get('/api/akun', { headers })).status()).toBe(403)
    await expectAccessible(page, 'integrations')
    await page.getByRole('button', { name: 'Cabut token Laporan bulanan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click()
    await expect(page.getByRole('list', { name: 'Daftar token' })).toContainText('Dicabut')
    expect((await request.get('/api/pendaftaran', { headers })).status()).toBe(401)

    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
    await expect(page.getByText('Belum ada webhook.')).toBeVisible()
  } finally {
    penerima.closeAllConnections()
    penerima.close()
  }
})

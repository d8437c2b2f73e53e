import { paketInput } from '@safar/shared/content/paket/factory'
import type { TeksUang } from '@safar/shared/overview/temuan/teks-uang'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const BATAL = 'Batal lebih dari 45 hari sebelum berangkat: uang kembali penuh.'

it('names what is live or planned and answers for itself how one pays or cancels, also what was so before forms said it', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  const admin = await test.signIn('admin')
  const post = async (url: string, payload: object, by = headers) => {
    const { status, body } = await test.call<{ data: { id: number; slug: string; updated_at: string } }>({
      method: 'POST',
      url: `/api/${url}`,
      headers: by,
      payload,
    })
    expect([200, 201], `${url} ${JSON.stringify(body)}`).toContain(status)
    return body.data
  }
  const ask = async () => {
    const { status, body } = await test.call<{ data: TeksUang[] }>({ url: '/api/teks-uang', headers })
    expect(status).toBe(200)
    return body.data.map(({ judul, alamat, pesan }) => [judul, alamat, pesan.length])
  }
  expect((await test.call({ url: '/api/teks-uang' })).status).toBe(401)
  expect((await test.call({ url: '/api/teks-uang', headers: await test.signIn('user') })).status).toBe(403)
  expect(await ask()).toEqual([])

  const syarat_ketentuans = [
    BATAL,
    'Pelunasan paling lambat 45 hari sebelum berangkat',
    'Paspor 7 bulan',
  ].map((keterangan) => ({ keterangan }))
  const paket = (nama_paket: string, given: object) =>
    post('paket', { ...paketInput({ nama_paket, pelunasan_hari: 30, syarat_ketentuans }), ...given })
  const lama = await paket('Umrah Lama', { tanggal_keberangkatan: '2033-03-01' })
  const rencana = await paket('Rencana', {
    status: 'terjadwal',
    terbit_pada: '2099-01-01T00:00:00.000Z',
    tanggal_keberangkatan: '2099-03-01',
  })
  await paket('Draf', { status: 'draf' })
  await paket('Sudah berangkat', { tanggal_keberangkatan: '2020-01-01' })
  await post('tanya', { tanya: 'Bila batal?', jawab: BATAL, kategori: 'Umum', status: 'terbit' })
  await post('tanya', { tanya: 'Bila sakit?', jawab: '{pembatalan}', kategori: 'Umum', status: 'terbit' })
  await post('pengaturan', { syarat: `## Batal\n\n${BATAL}` }, admin)
  expect(await ask()).toEqual([
    ['Umrah Lama', `/admin/packages/${lama.slug}`, 2],
    ['Bila batal?', '/admin/questions/bila-batal', 1],
    ['Pengaturan', '/admin/pengaturan', 1],
    ['Rencana', '/admin/packages/rencana', 2],
  ])

  await post(`paket/${lama.id}`, { syarat_ketentuans: [], updated_at: lama.updated_at })
  expect((await ask()).map(([judul]) => judul)).toEqual(['Bila batal?', 'Pengaturan', 'Rencana'])
  // A plan changes nothing of what is public, and is read anew all the same.
  await post(`paket/${rencana.id}`, { syarat_ketentuans: [], updated_at: rencana.updated_at })
  expect((await ask()).map(([judul]) => judul)).toEqual(['Bila batal?', 'Pengaturan'])
})

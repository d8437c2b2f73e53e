import { paketInput } from '@safar/shared/content/paket/factory'
import type { TautanMati } from '@safar/shared/overview/temuan/tautan-mati'
import { expect, it } from 'vitest'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('tells staff which records and settings lead to what is archived, deleted or hidden, drafts last', async () => {
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
    const { status, body } = await test.call<{ data: TautanMati[] }>({ url: '/api/tautan-mati', headers })
    expect(status).toBe(200)
    const live = body.data.filter(({ status }) => status === 'terbit')
    // Plans and drafts come last.
    expect(body.data.slice(live.length).map(({ judul, status }) => `${judul} ${status}`)).toEqual([
      'Draf draf',
    ])
    return live.map(({ judul, alamat, tautan }) => [judul, alamat, ...tautan])
  }
  expect((await test.call({ url: '/api/tautan-mati' })).status).toBe(401)
  expect((await test.call({ url: '/api/tautan-mati', headers: await test.signIn('user') })).status).toBe(403)

  const paket = await post('paket', paketInput({ nama_paket: 'Umrah Lama' }))
  const program = await post('artikel', { judul: 'Program', isi: '[Itikaf](/produk/1)', status: 'terbit' })
  const isi = `| a | b |
| --- | --- |
| **[lama](/data_produk/${paket.slug}#harga)** | [lagi](/data_produk/${paket.slug}/) |

[Program](/artikel/${program.slug}), [kami](/profile), [lain](https://contoh.test/artikel/hilang)`
  await post('artikel', { judul: 'Ke paket', isi, status: 'terbit' })
  await post('artikel', { judul: 'Draf', isi: '[x](/artikel/hilang)', status: 'draf' })
  const jawab = `Lihat [paket](/data_produk/${paket.slug}).`
  await post('tanya', { tanya: 'Paket apa?', jawab, kategori: 'Umum', status: 'terbit' })
  await post('pembimbing', { nama: 'Salim', bio: 'Menulis [ini](/artikel/hilang).', status: 'terbit' })
  expect(await ask()).toEqual([['Salim', '/admin/guides/salim', '/artikel/hilang']])

  const { updated_at } = await post(`paket/${paket.id}`, { status: 'arsip' })
  const gone = `/data_produk/${paket.slug}`
  const gambar = await test.deps.gambar.storeGambar(await picture('png', { width: 40, height: 25 }), {
    alt: 'Tawaf',
  })
  const spanduk = { judul: 'Promo', gambar, tautan: `${gone}?x=1`, tombol: 'Lihat', status: 'terbit' }
  await post('spanduk', spanduk)
  const told = [
    ['Ke paket', '/admin/articles/ke-paket', gone],
    ['Salim', '/admin/guides/salim', '/artikel/hilang'],
    ['Promo', expect.stringMatching(/^\/admin\/slides\//), gone],
    ['Paket apa?', expect.stringMatching(/^\/admin\/questions\//), gone],
  ]
  expect(await ask()).toEqual(told)

  // Under another slug it is found by its former one again.
  await post(`paket/${paket.id}`, { status: 'terbit', slug: 'umrah-baru', updated_at })
  expect(await ask()).toEqual([told[1]])

  const settings = (itikaf: 'kami' | 'sembunyi', itikaf_paket: number | null) =>
    post('pengaturan', { halaman_contoh: { itikaf, itikaf_paket } }, admin)
  await settings('sembunyi', null)
  expect(await ask()).toEqual([['Program', '/admin/articles/program', '/produk/1'], told[1]])
  await settings('sembunyi', paket.id)
  expect(await ask()).toEqual([told[1]])
  const syarat = '## Syarat\n\nBaca dulu https://safar.test/artikel/hilang, lalu /data_produk/umrah-baru.'
  await post('pengaturan', { syarat: syarat.replace('https://safar.test', test.deps.siteUrl) }, admin)
  expect(await ask()).toEqual([['Pengaturan situs', '/admin/pengaturan', '/artikel/hilang'], told[1]])

  // A draft changes without a new version of what people read.
  const { id: draf, updated_at: edited } = await post('artikel', {
    judul: 'Lagi',
    isi: `[x](${gone}-lain)`,
    status: 'draf',
  })
  const all = async () =>
    (await test.call<{ data: TautanMati[] }>({ url: '/api/tautan-mati', headers })).body.data.map(
      ({ judul }) => judul,
    )
  expect(await all()).toContain('Lagi')
  await post(`artikel/${draf}`, { isi: 'Tanpa tautan', updated_at: edited })
  expect(await all()).not.toContain('Lagi')
})

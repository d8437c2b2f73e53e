import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

/** A server with a question in each state. */
async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const add = async (payload: object) =>
    (await test.call<{ data: Tanya }>({ method: 'POST', url: '/api/tanya', headers, payload })).body.data
  const asked = async (url: string) =>
    (await test.call<{ data: Tanya[] }>({ url, headers })).body.data.map(({ tanya }) => tanya)
  return { test, headers, add, asked }
}

it('is a draft where nobody says more, and lets everybody read what is live alone, in its order', async () => {
  const { test, headers, add, asked } = await server()
  await using _ = test
  const live = { jawab: 'Ya.', status: 'terbit' }
  const first = await add({ ...live, tanya: 'Satu?', kategori: 'Dokumen' })
  const second = await add({ ...live, tanya: 'Dua?', kategori: 'Hotel' })
  expect(await add({ tanya: 'Tiga?' })).toMatchObject({ status: 'draf', kosong: 'jawab' })
  const ids = [second.id, first.id]
  await test.call({ method: 'POST', url: '/api/tanya/urutan', headers, payload: { ids } })
  expect(await asked('/api/tanya')).toEqual(['Dua?', 'Satu?'])
  expect(await asked('/api/tanya?kategori=Dokumen')).toEqual(['Satu?'])
  expect(await asked('/api/tanya?status=semua')).toEqual(['Dua?', 'Satu?', 'Tiga?'])
  expect((await test.call({ url: '/api/tanya?status=semua' })).status).toBe(401)
  expect((await test.call({ url: `/api/tanya/${first.slug}` })).status).toBe(200)
  expect((await test.call({ url: '/api/tanya/tiga' })).status).toBe(404)
})

it('is found by the words of its answer as by its own', async () => {
  const { test, add, asked } = await server()
  await using _ = test
  await add({ tanya: 'Apakah bisa?', jawab: 'Dengan **kursi roda**.', status: 'terbit' })
  expect(await asked('/api/tanya?q=roda')).toEqual(['Apakah bisa?'])
  expect(await asked('/api/tanya?q=kereta')).toEqual([])
})

it('answers a search without scripts with a page: what is live and holds the words, as text, and never an error', async () => {
  const { test, add } = await server()
  await using _ = test
  await add({ status: 'terbit', tanya: 'Bolehkah <b>kursi roda</b>?', jawab: '**Boleh**, sampai bandara.' })
  await add({ tanya: 'Kursi roda listrik?' })
  const search = async (q: string) => {
    const answer = await test.app.inject({ url: `/api/tanya/cari?q=${encodeURIComponent(q)}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    return answer.body
  }
  const found = await search('RODA')
  expect(found).toContain('1 jawaban untuk “RODA”')
  expect(found).toContain('<summary>Bolehkah &lt;b&gt;kursi roda&lt;/b&gt;?</summary>')
  expect(found).toContain('<p>Boleh, sampai bandara.</p>')
  expect(found).toContain('/tanya-jawab#bolehkah-b-kursi-roda-b')
  // What holds some of the words comes after, and the word that nothing holds is named.
  expect(await search('kursi <i>kereta roda')).toContain(
    'Kata “kereta” tidak ditemukan. 1 jawaban memuat sebagian katanya:',
  )
  await add({ status: 'terbit', tanya: 'Berapa kursi bus?', jawab: 'Empat puluh.' })
  const both = await search('kursi roda')
  expect(both).toContain('1 jawaban untuk “kursi roda”')
  expect(both.indexOf('Yang memuat sebagian katanya')).toBeGreaterThan(both.indexOf('sampai bandara'))
  expect(both.indexOf('kursi bus')).toBeGreaterThan(both.indexOf('Yang memuat sebagian katanya'))
  expect(await search('<i>kereta')).toContain('Belum ada jawaban untuk “&lt;i&gt;kereta”')
  expect(await search('roda '.repeat(1_000))).toContain('1 jawaban')
  expect(await search('roda\0')).toContain('1 jawaban untuk “roda”')
  expect(await search(`${'a'.repeat(99)}😀`)).toContain('Belum ada jawaban')
  expect(await search('')).not.toContain('jawaban untuk')
})

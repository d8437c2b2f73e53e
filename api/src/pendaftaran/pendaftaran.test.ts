import { createHttp } from '@safar/shared/http'
import { createPendaftaranClient } from '@safar/shared/pendaftaran/client'
import { PENDAFTARAN_ALASAN, PERSETUJUAN } from '@safar/shared/pendaftaran/schema'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { updatePendaftaran } from './pendaftaran.repository.ts'

const filled = { nama: 'Siti Maryam', email: 'siti@contoh.test', paket: 'Umroh', setuju: true }

const send = (test: TestApp, payload: object) =>
  test.call<{ errors: Record<string, string[]> }>({ method: 'POST', url: '/api/pendaftaran', payload })

const sendForm = (test: TestApp, fields: Record<string, string>, headers = {}) =>
  test.call<string>({
    method: 'POST',
    url: '/api/pendaftaran',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const stored = (test: TestApp) => test.deps.database.db.selectFrom('pendaftaran').selectAll().execute()

describe('registering', () => {
  it('stores the choice with the version and time of the consent', async () => {
    await using test = await createTestApp()
    const { status } = await send(test, {
      ...filled,
      telepon: '0812 1234 5678',
      jumlah_pax: 2,
      catatan: 'Kursi roda',
    })
    expect(status).toBe(201)
    expect(await stored(test)).toMatchObject([
      {
        nama: 'Siti Maryam',
        paket: 'Umroh',
        jumlah_pax: 2,
        status: 'baru',
        persetujuan_versi: PERSETUJUAN.versi,
        persetujuan_pada: '2026-11-21T03:00:00.000Z',
        setuju_pemasaran: 0,
      },
    ])
  })

  it.each([
    { setuju: false },
    { nama: '' },
    { email: 'siti' },
    { catatan: 'x'.repeat(1001) },
    { nama: 'a\0' },
  ])('refuses %j and stores nothing', async (overrides) => {
    await using test = await createTestApp()
    const { status, body } = await send(test, { ...filled, ...overrides })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(Object.keys(overrides))
    expect(await stored(test)).toEqual([])
  })

  it('thanks a program that fills every field, and stores nothing', async () => {
    await using test = await createTestApp()
    expect((await send(test, { ...filled, situs_web: 'https://spam.test' })).status).toBe(201)
    expect(await stored(test)).toEqual([])
  })

  it('takes ten a minute from one address', async () => {
    await using test = await createTestApp()
    for (let i = 0; i < 10; i += 1) expect((await send(test, filled)).status).toBe(201)
    const refused = await send(test, filled)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect((await sendForm(test, {})).headers['content-type']).toContain('text/html')
    test.advance(61_000)
    expect((await send(test, filled)).status).toBe(201)
    expect(await stored(test)).toHaveLength(11)
  })
})

describe('a form without scripts', () => {
  it('leads on to the thanks, on the site it came from', async () => {
    await using test = await createTestApp({ CORS_ORIGINS: 'https://safar.test' })
    const fields = { ...filled, setuju: 'on' }
    const own = await sendForm(test, fields)
    expect([own.status, own.headers.location]).toEqual([303, '/daftar/terima-kasih'])
    const known = await sendForm(test, fields, { origin: 'https://safar.test' })
    expect(known.headers.location).toBe('https://safar.test/daftar/terima-kasih')
    const foreign = await sendForm(test, fields, { origin: 'https://jahat.test' })
    expect(foreign.headers.location).toBe('/daftar/terima-kasih')
  })

  it('comes back refilled with a message at each field, and text stays text', async () => {
    await using test = await createTestApp()
    const { status, body, headers } = await sendForm(test, {
      nama: '"><script>alert(1)</script>',
      email: 'siti',
      paket: 'umrah-reguler-desember',
      setuju_pemasaran: 'on',
    })
    expect(status).toBe(422)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<title>Pendaftaran belum terkirim | Safar</title>')
    expect(body).not.toContain('<script>')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(body).toContain('<a href="#email">Tulis alamat email yang lengkap</a>')
    expect(body).toContain('<option value="umrah-reguler-desember" selected>')
    expect(body).toMatch(/id="setuju" name="setuju" value="1" required aria-invalid="true"/)
    expect(body).toMatch(/name="setuju_pemasaran" value="1" checked/)
    expect(await stored(test)).toEqual([])
  })

  it('comes back as a page of the site that it came from when the server fails, too', async () => {
    await using test = await createTestApp({ CORS_ORIGINS: 'https://safar.test' })
    await test.deps.database.db.schema.dropTable('pendaftaran').execute()
    const fields = { ...filled, setuju: 'on' }
    const { status, body, headers } = await sendForm(test, fields, { origin: 'https://safar.test' })
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).toContain('value="Siti Maryam"')
    expect(body).toContain('Terjadi kesalahan di server')
    expect(body).toContain('href="https://safar.test/privasi"')
    expect(body).toContain(PENDAFTARAN_ALASAN)
    expect(test.takeErrors()).toHaveLength(1)
  })
})

describe('working with registrations', () => {
  it.each([
    ['GET', '/api/pendaftaran'],
    ['PATCH', '/api/pendaftaran/1'],
    ['DELETE', '/api/pendaftaran/1'],
  ] as const)('%s %s is for admins alone', async (method, url) => {
    await using test = await createTestApp()
    await send(test, filled)
    const headers = await test.signIn('user')
    const body = method === 'PATCH' ? { payload: { status: 'lunas' } } : {}
    expect((await test.call({ method, url, ...body })).status).toBe(401)
    expect((await test.call({ method, url, ...body, headers })).status).toBe(403)
    expect(await stored(test)).toMatchObject([{ status: 'baru' }])
  })

  it('lists, finds, changes and erases through the shared client', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const baseUrl = await test.app.listen({ port: 0 })
    const client = createPendaftaranClient(createHttp({ baseUrl, getToken: () => authorization.slice(7) }))
    await client.create({ ...filled, paket: 'Belum memilih', setuju_pemasaran: false })
    await client.create({ ...filled, nama: 'Ömer', email: 'omer@contoh.test', setuju_pemasaran: true })
    const all = { data: await client.list() }
    expect(all.data.map(({ nama, paket }) => [nama, paket])).toEqual([
      ['Ömer', 'Umroh'],
      ['Siti Maryam', ''],
    ])
    const find = async (query: string) =>
      (await test.call({ url: `/api/pendaftaran?${query}`, headers: { authorization } })).body
    expect(await find('q=omer')).toMatchObject({ data: [{ id: 2 }], meta: { total: 1 } })
    expect(await find('page=2&per_page=1')).toMatchObject({ data: [{ id: 1 }], meta: { total: 2 } })
    const changed = await client.update(1, { status: 'dihubungi', catatan_admin: 'Telepon lagi Senin' })
    expect(changed).toMatchObject({ nama: 'Siti Maryam', status: 'dihubungi' })
    expect(await find('status=dihubungi')).toMatchObject({ data: [changed] })
    await client.remove(1)
    expect(await client.list()).toHaveLength(1)
    await expect(client.update(1, { status: 'batal' })).rejects.toMatchObject({ status: 404 })
    await expect(client.remove(1)).rejects.toMatchObject({ status: 404 })
  })

  it.each([{ status: 'hilang' }, { email: '' }, { nama: '' }])('refuses %j', async (payload) => {
    await using test = await createTestApp()
    await send(test, filled)
    const headers = await test.signIn('admin')
    const { status } = await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload })
    expect(status).toBe(422)
  })

  it("shows people their own, without the staff's notes", async () => {
    await using test = await createTestApp()
    await send(test, { ...filled, email: 'Siti@Contoh.test' })
    await send(test, { ...filled, email: 'lain@contoh.test' })
    await updatePendaftaran(test.deps.database.db, 1, { catatan_admin: 'Rahasia' }, test.deps.now())
    const headers = await test.signIn('user', 'siti@contoh.test')
    const { body } = await test.call<{ data: object[] }>({ url: '/api/pendaftaran/saya', headers })
    expect(body.data).toMatchObject([{ email: 'Siti@Contoh.test' }])
    expect(JSON.stringify(body)).not.toContain('Rahasia')
    expect((await test.call({ url: '/api/pendaftaran/saya' })).status).toBe(401)
  })
})

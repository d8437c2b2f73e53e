import { SESSION_IDLE_SECONDS } from '@safar/shared/access/session/session-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import { PENDAFTARAN_REASON } from '@safar/shared/people/pendaftaran/form-fields'
import { createPendaftaranClient } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import { KONTAK_MESSAGE, type Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { createHttp } from '@safar/shared/platform/http/http'
import { CONSENT } from '@safar/shared/settings/consent'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

const row = {
  kode: '',
  nama: '',
  email: '',
  email_kunci: '',
  paket: '',
  telepon: '081',
  telepon_kunci: '',
  kamar: '' as const,
  jumlah_pax: null,
  catatan: '',
  status: 'baru' as const,
  catatan_admin: '',
  persetujuan_versi: CONSENT.versi,
  persetujuan_pada: '2026-11-21T03:00:00.000Z',
  setuju_pemasaran: 0,
  pemasaran_ditarik_pada: null,
  pemasaran_ditarik_oleh: '',
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
  status_pada: '2026-11-21T03:00:00.000Z',
  diubah_oleh: '',
  cari: '',
}

const stored = (test: TestApp) =>
  test.deps.database.db.selectFrom('pendaftaran').selectAll().orderBy('id').execute()

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
        persetujuan_versi: CONSENT.versi,
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

  it('answers with a code to name it by, what was kept, and what comes next', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
    const sent = { ...filled, telepon: '0812-3456-7890', paket: 'umrah-reguler-desember', kamar: 'quad' }
    const { body } = await test.call({ method: 'POST', url: '/api/pendaftaran', payload: sent })
    const [row] = await stored(test)
    expect(body).toMatchObject({
      kode: row?.kode,
      data: {
        kode: expect.stringMatching(/^[2-9CDFHJKMNPRTVWXY]{4}-[2-9CDFHJKMNPRTVWXY]{4}$/),
        nama: 'Siti Maryam',
        paket_nama: paketInput().nama_paket,
        tanggal_keberangkatan: paketInput().tanggal_keberangkatan,
        kamar: 'quad',
      },
      langkah: [
        expect.stringContaining('lewat telepon atau WhatsApp ke nomor 0812-3456-7890'),
        expect.anything(),
        expect.anything(),
      ],
    })
    expect(row).toMatchObject({ kamar: 'quad', telepon_kunci: '6281234567890' })
  })

  it.each([{ telepon: '021 555 0000' }, { email: 'siti@contoh.test' }])(
    'is enough with %j, and says how we get in touch',
    async (kontak) => {
      await using test = await createTestApp()
      const { status, body } = await send(test, { nama: 'Siti', setuju: true, ...kontak })
      expect(status).toBe(201)
      expect(JSON.stringify(body)).toContain(
        kontak.telepon ? 'lewat telepon ke nomor 021' : 'lewat email ke siti@contoh.test',
      )
      expect(JSON.stringify(body)).not.toContain(kontak.telepon ? 'email ke' : 'WhatsApp')
    },
  )

  it('says at both fields that one of them is enough', async () => {
    await using test = await createTestApp()
    const { status, body } = await send(test, { nama: '', setuju: true, email: ' ' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      nama: ['Data tidak boleh kosong'],
      telepon: [KONTAK_MESSAGE],
      email: [KONTAK_MESSAGE],
    })
  })

  it('thanks a program that fills every field, and stores nothing', async () => {
    await using test = await createTestApp()
    const trapped = await send(test, { ...filled, situs_web: 'https://spam.test' })
    expect(trapped.status).toBe(201)
    expect(Object.keys(trapped.body)).toEqual(Object.keys((await send(test, filled)).body))
    await test.deps.database.db.deleteFrom('pendaftaran').execute()
    expect((await sendForm(test, { situs_web: 'x' })).status).toBe(201)
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
  it('is answered with a page: code, what was kept, what comes next, and ways on the site it came from', async () => {
    await using test = await createTestApp({ CORS_ORIGINS: 'https://safar.test' })
    const fields = { ...filled, nama: '<b>Siti</b>', setuju: 'on', telepon: '0812 3456 7890' }
    const own = await sendForm(test, fields)
    const [row] = await stored(test)
    expect([own.status, own.headers['content-type']]).toEqual([201, 'text/html; charset=utf-8'])
    expect(own.headers['content-security-policy']).toContain("default-src 'none'")
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.body).toContain(`Kode pendaftaran Anda <strong>${row?.kode}</strong>`)
    expect(own.body).toContain('<dd>&lt;b&gt;Siti&lt;/b&gt;</dd>')
    expect(own.body).toContain('lewat telepon atau WhatsApp ke nomor 0812 3456 7890')
    expect(own.body).toContain(encodeURIComponent(`kode pendaftaran ${row?.kode}`))
    expect(own.body).toContain('href="/paket"')
    const known = await sendForm(test, fields, { origin: 'https://safar.test' })
    expect(known.body).toContain('href="https://safar.test/paket"')
    const foreign = await sendForm(test, fields, { origin: 'https://jahat.test' })
    expect(foreign.body).not.toContain('jahat')
  })

  it('is one registration however often the same content is sent within ten minutes', async () => {
    await using test = await createTestApp()
    const fields = { ...filled, setuju: 'on' }
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => sendForm(test, fields)))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(await stored(test)).toHaveLength(1)
    await sendForm(test, { ...fields, nama: 'Ahmad' })
    expect(await stored(test)).toHaveLength(2)
    test.advance(11 * 60_000)
    await sendForm(test, fields)
    expect(await stored(test)).toHaveLength(3)
  })

  it('asks for a choice: a package may have been lost on the way', async () => {
    await using test = await createTestApp()
    const { status, body } = await sendForm(test, { ...filled, paket: 'Belum memilih', setuju: 'on' })
    expect(status).toBe(422)
    expect(body).toContain('<a href="#paket">Pilih yang paling mendekati')
    expect((await send(test, { ...filled, paket: 'Belum memilih' })).status).toBe(201)
  })

  it('begins with the package that a link brought along, its rooms and a key of its own', async () => {
    await using test = await createTestApp({
      CORS_ORIGINS: 'http://127.0.0.1:4321',
      PUBLIC_API_URL: 'https://api.safar.test',
    })
    const headers = await test.signIn('admin')
    const harga_tidak_termasuks = [
      { keterangan: 'Kursi roda dan pendorong Rp 2.500.000' },
      { keterangan: 'Pembuatan paspor Rp 650.000' },
    ]
    const payload = paketInput({ harga_tidak_termasuks })
    await test.call({ method: 'POST', url: '/api/paket', headers, payload })
    const open = (query: string) => test.call<string>({ url: `/api/pendaftaran/formulir${query}` })
    const { body } = await open('?paket=umrah-reguler-desember')
    // What each need costs, as with scripts.
    expect(body).toContain('id="kursi_roda-petunjuk">Kursi roda dan pendorong Rp 2.500.000.</p>')
    expect(body).toMatch(
      /id="kebutuhan-petunjuk">Misalnya .+ Tidak termasuk harga paket: Pembuatan paspor Rp 650\.000\.<\/p>/,
    )
    expect(body).toContain('<option value="umrah-reguler-desember" selected>Umrah Reguler Desember</option>')
    expect(body).toMatch(/Berangkat \S+, \d+ Desember 2026 · /)
    expect(body).toMatch(/<option value="quad">Quad \(berempat\) · Rp\s29.500.000<\/option>/)
    // Served from the API's own host, it leads back to the site.
    expect(body).toContain('href="http://127.0.0.1:4321/privasi"')
    const kunci = /name="kunci" value="([0-9a-f]{32})"/.exec(body)?.[1] ?? ''
    const fields = { ...filled, paket: 'umrah-reguler-desember', kamar: 'quad', setuju: 'on', kunci }
    for (const _ of [1, 2]) expect((await sendForm(test, fields)).status).toBe(201)
    expect(await stored(test)).toHaveLength(1)
    const changed = await sendForm(test, { ...fields, nama: 'Ahmad' })
    expect(changed.status).toBe(422)
    expect(changed.body).toContain('sudah kami terima dengan isian yang lain')
    expect(/name="kunci" value="([0-9a-f]{32})"/.exec(changed.body)?.[1]).not.toBe(kunci)
    expect((await open('?paket=tidak-ada')).body).toContain('tidak kami temukan')
    expect((await open(`?paket=${'x'.repeat(9_000)}`)).status).toBe(200)
    expect((await open('?paket=a&paket=b')).status).toBe(200)
    expect((await open('?paket=%22%3E%3Cscript%3E')).body).not.toContain('<script>')
  })

  it('comes back refilled with a message at each field, and text stays text', async () => {
    await using test = await createTestApp()
    const { status, body, headers } = await sendForm(test, {
      nama: '"><script>alert(1)</script>',
      email: 'siti',
      paket: 'umrah-reguler-desember',
      kamar: 'istana',
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

  it('asks of every field what the form with scripts asks of it, and whether another address was meant', async () => {
    await using test = await createTestApp()
    const wrong = { ...filled, telepon: '+62-812-345', usia: 'abc', jumlah_pax: 'banyak', setuju: 'on' }
    const page = await sendForm(test, wrong)
    const { body } = await send(test, { ...wrong, setuju: true })
    expect(Object.keys(body.errors)).toEqual(['telepon', 'jumlah_pax', 'usia'])
    for (const [name, [message = '']] of Object.entries(body.errors))
      expect(page.body).toContain(`<a href="#${name}">${message}</a>`)
    expect(page.status).toBe(422)
    expect(await stored(test)).toEqual([])
    const slip = await sendForm(test, { ...filled, email: 'siti@gmial.com', setuju: 'on' })
    expect([slip.status, slip.body]).toEqual([201, expect.stringContaining('Maksud Anda siti@gmail.com?')])
    expect((await sendForm(test, { ...filled, setuju: 'on' })).body).not.toContain('Maksud Anda')
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
    expect(body).toContain(PENDAFTARAN_REASON)
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

  it('gives twenty where nobody says how many, and all of them in pieces', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const rows = Array.from({ length: 230 }, (_, n) => ({ ...row, kode: `K${n}`, nama: `Orang ${n}` }))
    await test.deps.database.db.insertInto('pendaftaran').values(rows).execute()
    const ask = (query: string) =>
      test.call<{ data: Pendaftaran[]; meta: object }>({
        url: `/api/pendaftaran${query}`,
        headers: { authorization },
      })
    const first = await ask('')
    expect(first.body.data).toHaveLength(20)
    expect(first.body.meta).toMatchObject({ total: 230, page: 1, per_page: 20 })
    expect((await ask('?per_page=101')).status).toBe(422)
    const baseUrl = await test.app.listen({ port: 0 })
    const client = createPendaftaranClient(createHttp({ baseUrl, getToken: () => authorization.slice(7) }))
    // Somebody registers while the pieces are read: nobody is missed, and nobody comes twice.
    let meanwhile: ReturnType<typeof send> | undefined
    const all = await client.list({}, (read) => {
      if (read === 100) meanwhile = send(test, filled)
    })
    // Its answer comes when it comes, and before the server and its database are gone.
    expect((await meanwhile)?.status).toBe(201)
    expect(all.map(({ nama }) => nama)).toEqual(rows.map(({ nama }) => nama).reverse())
  })

  it('tells in a few bytes that nothing has changed', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const ask = (etag?: string) =>
      test.call<{ data: object }>({
        url: '/api/pendaftaran/jumlah',
        headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
      })
    await send(test, filled)
    const first = await ask()
    expect(first.body.data).toMatchObject({ baru: 1, lunas: 0, total: 1, terakhir: 1 })
    const etag = String(first.headers.etag)
    const again = await ask(etag)
    expect([again.status, again.body]).toEqual([304, ''])
    test.advance(1_000)
    await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload: { catatan_admin: 'x' } })
    expect((await ask(etag)).status).toBe(200)
  })

  it('is no sign of life to be asked how many there are: a session that nobody uses ends', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const used = await test.signIn('admin')
    for (let minutes = 0; minutes <= SESSION_IDLE_SECONDS / 60; minutes += 10) {
      test.advance(600_000)
      await test.call({ url: '/api/pendaftaran/jumlah', headers })
      await test.call({ url: '/api/publikasi', headers })
      await test.call({ url: '/api/pendaftaran', headers: used })
    }
    expect((await test.call({ url: '/api/pendaftaran', headers })).status).toBe(401)
    expect((await test.call({ url: '/api/pendaftaran', headers: used })).status).toBe(200)
  })

  it('names a colleague who has no name by the mail alone', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin', 'rina@safar.test')
    await test.deps.database.db.updateTable('akun').set({ nama: '' }).execute()
    await send(test, filled)
    await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload: { status: 'lunas' } })
    expect((await stored(test))[0]?.diubah_oleh).toBe('rina@safar.test')
  })

  it('pages before any id there can be, and before no other', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    await send(test, filled)
    const before = async (id: number) =>
      (await test.call({ url: `/api/pendaftaran?sebelum=${id}`, headers })).status
    expect([await before(2_147_483_647), await before(2_147_483_648)]).toEqual([200, 422])
  })

  it('refuses to overwrite what a colleague saved meanwhile, and shows both sides', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin', 'rina@safar.test')
    await send(test, filled)
    const patch = (payload: object) =>
      test.call<{ data: Pendaftaran }>({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload })
    const edited = (await stored(test))[0]?.updated_at
    const first = await patch({ catatan_admin: 'Milik Rina', updated_at: edited })
    expect(first.body.data.updated_at > String(edited)).toBe(true)
    const second = await patch({ catatan_admin: 'Milik Budi', updated_at: edited })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      message: expect.stringContaining('sudah diubah orang lain'),
      updated_at: { anda: edited, tersimpan: first.body.data.updated_at },
      diubah_oleh: expect.stringContaining('rina@safar.test'),
      data: { catatan_admin: 'Milik Rina' },
    })
    const { updated_at } = first.body.data
    const both = await Promise.all([
      patch({ catatan_admin: 'Satu', updated_at }),
      patch({ catatan_admin: 'Dua', updated_at }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await patch({ catatan_admin: 'Klien lama' })).status).toBe(200)
  })

  it('keeps a way to reach each person', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    await send(test, { ...filled, telepon: '0812 3456 7890' })
    const patch = (payload: object) =>
      test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload })
    expect((await patch({ email: '' })).status).toBe(200)
    expect((await patch({ telepon: '' })).body).toMatchObject({ errors: { telepon: [KONTAK_MESSAGE] } })
  })

  it.each(['+62812', '0812', '62812', "nur'aini", 'nuraini', 'REGULER desember'])(
    'finds a person by %s',
    async (q) => {
      await using test = await createTestApp()
      const headers = await test.signIn('admin')
      await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
      await send(test, { ...filled, nama: 'Lain', email: 'lain@contoh.test' })
      await send(test, {
        ...filled,
        nama: 'Nur’aini',
        telepon: '+62 812-3456-7890',
        paket: 'umrah-reguler-desember',
        catatan: 'Kamar ibu dekat lift',
      })
      const found = async (text: string) =>
        (
          await test.call<{ data: Pendaftaran[] }>({
            url: `/api/pendaftaran?q=${text.replace('+', '%2B').replace(' ', '%20')}`,
            headers,
          })
        ).body.data
      expect((await found(q)).map(({ id }) => id)).toEqual([2])
      // Words lie sealed, and no search looks through them.
      expect(await found('lift')).toEqual([])
      const [{ kode = '' } = {}] = await found(q)
      expect(await found(kode.replace('-', '').toLowerCase())).toMatchObject([{ id: 2 }])
    },
  )

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
    expect((await client.page({ per_page: 1 })).total).toBe(2)
    const find = async (query: string) =>
      (await test.call({ url: `/api/pendaftaran?${query}`, headers: { authorization } })).body
    expect(await find('q=omer')).toMatchObject({ data: [{ id: 2 }], meta: { total: 1 } })
    expect(await find('page=2&per_page=1')).toMatchObject({ data: [{ id: 1 }], meta: { total: 2 } })
    const changed = await client.update(1, { status: 'dihubungi', catatan_admin: 'Telepon lagi Senin' })
    expect(changed).toMatchObject({ nama: 'Siti Maryam', status: 'dihubungi' })
    expect(await find('status=dihubungi')).toMatchObject({ data: [changed] })
    await client.remove(1)
    expect(await client.list()).toHaveLength(1)
    await expect(client.update(1, { status: 'batal' })).rejects.toMatchObject({ status: 409 })
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
    const admin = await test.signIn('admin')
    const payload = { catatan_admin: 'Rahasia' }
    await test.call({ method: 'PATCH', url: '/api/pendaftaran/1', headers: admin, payload })
    const headers = await test.signIn('user', 'siti@contoh.test')
    const { body } = await test.call<{ data: object[] }>({ url: '/api/pendaftaran/saya', headers })
    expect(body.data).toMatchObject([{ email: 'Siti@Contoh.test' }])
    expect(JSON.stringify(body)).not.toMatch(/Rahasia|admin/)
    expect((await test.call({ url: '/api/pendaftaran/saya' })).status).toBe(401)
  })
})

describe('consent to promotion', () => {
  const agreed = { ...filled, telepon: '0812 3456 7890', setuju_pemasaran: true }

  it('is withdrawn by staff for a person, and stays on record beside the withdrawal', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin', 'rina@safar.test')
    await send(test, agreed)
    await send(test, { ...agreed, email: '', telepon: '+62812-3456-7890' })
    await send(test, { ...agreed, email: 'lain@contoh.test', telepon: '' })
    test.advance(60_000)
    const patch = (payload: object) =>
      test.call<{ data: Pendaftaran }>({ method: 'PATCH', url: '/api/pendaftaran/1', headers, payload })
    const { body } = await patch({ setuju_pemasaran: false })
    expect(body.data).toMatchObject({
      setuju_pemasaran: false,
      persetujuan_versi: CONSENT.versi,
      pemasaran_pada: '2026-11-21T03:00:00.000Z',
      pemasaran_ditarik_pada: '2026-11-21T03:01:00.000Z',
      pemasaran_ditarik_oleh: expect.stringContaining('rina@safar.test'),
    })
    // The number is the same person's; the other mail is not.
    expect((await stored(test)).map(({ pemasaran_ditarik_pada }) => pemasaran_ditarik_pada !== null)).toEqual(
      [true, true, false],
    )
    expect((await patch({ setuju_pemasaran: true })).status).toBe(422)
    expect((await patch({ ...body.data, status: 'dihubungi' })).status).toBe(200)
  })

  it('is withdrawn by the person, for all of theirs and nobody else', async () => {
    await using test = await createTestApp()
    await send(test, agreed)
    await send(test, { ...agreed, email: 'SITI@contoh.test' })
    await send(test, { ...agreed, email: 'lain@contoh.test', telepon: '' })
    const headers = await test.signIn('user', 'siti@contoh.test')
    test.advance(60_000)
    const url = '/api/pendaftaran/saya/tarik-pemasaran'
    const { body } = await test.call({ method: 'POST', url, headers })
    const withdrawn = { setuju_pemasaran: false, pemasaran_ditarik_pada: '2026-11-21T03:01:00.000Z' }
    expect(body).toMatchObject({ data: [withdrawn, withdrawn] })
    expect(await stored(test)).toMatchObject([
      { pemasaran_ditarik_oleh: 'pendaftar', setuju_pemasaran: 1 },
      {},
      { pemasaran_ditarik_pada: null },
    ])
    expect((await test.call({ method: 'POST', url })).status).toBe(401)
    // Said again, the first time stands.
    test.advance(60_000)
    const again = await test.call({ method: 'POST', url, headers })
    expect(again.body).toMatchObject({ data: [withdrawn, withdrawn] })
  })
})

import { paketInput } from '@safar/shared/content/paket/factory'
import { FOKUS_TENGAH, type Gambar, type GambarPage } from '@safar/shared/files/gambar/gambar'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { multipart } from './multipart.ts'
import { picture } from './picture.ts'
import { createTestApp, START } from './test-app.ts'

/* Packages, and a noun that this file alone adds, with a picture in a field, in a text and in a row. */

vi.mock(import('../ops/tables/nouns.ts'), async (original) => {
  const { NOUNS } = await original()
  const { kiosNoun } = await import('./made-up-noun.ts')
  const all = [...NOUNS, kiosNoun]
  return { NOUNS: all, PLAIN_NOUNS: [kiosNoun], nounOf: (name) => all.find(({ noun }) => noun.name === name) }
})
vi.mock(import('../platform/db/migrations/0001-awal.ts'), async (original) => {
  const { up } = await original()
  const { makeKios } = await import('./made-up-noun.ts')
  return { up: async (db, kind) => up(db, kind).then(() => makeKios(db, kind)) }
})

const DAY_MS = 86_400_000
const BYTES = await picture('png', { width: 40, height: 10 })

async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const call = <Body>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    test.call<Body>({ method, url, headers, ...(payload && { payload }) })
  return {
    test,
    list: async (query = '') => (await call<GambarPage>('GET', `/api/gambar${query}`)).body,
    get: async (name: string) => (await call<{ data: Gambar }>('GET', `/api/gambar/${name}`)).body.data,
    patch: (name: string, payload: object) =>
      call<{ data: Gambar; errors: object }>('PATCH', `/api/gambar/${name}`, payload),
    replace: (name: string, dengan: string) =>
      call<{ data: Gambar; diganti: number; message: string }>('POST', `/api/gambar/${name}/ganti`, {
        dengan,
      }),
    remove: (name: string) => call<{ message: string }>('DELETE', `/api/gambar/${name}`),
    post: (url: string, payload: object) => call<{ data: Record<string, unknown> }>('POST', url, payload),
    call,
    /** A minute later each, so that their order is known. */
    async store(berkas = '') {
      test.advance(60_000)
      return test.deps.gambar.storeGambar(BYTES, { berkas })
    },
    async upload(name: string, fields: Record<string, string> = {}, bytes: Buffer = BYTES) {
      const form = await multipart({ image: new File([new Uint8Array(bytes)], name), ...fields })
      const answer = await test.call<{ image_name: string }>({
        method: 'POST',
        url: '/api/upload-image',
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
      return answer.body.image_name
    },
  }
}

describe('the library', () => {
  it('lists every picture, newest first, with its size, its words and all that shows it', async () => {
    const { test, list, store, post } = await server()
    await using _ = test
    const [poster, text, row] = [await store('poster.jpg'), await store(), await store()]
    await post('/api/paket', paketInput({ nama_paket: 'Umrah Mei', thumbnail: poster, flyer: poster }))
    await post('/api/kios', { nama: 'Satu', isi: `![Rak](${text})`, rak: [{ barang: 'Kurma', foto: row }] })
    await post('/api/kios', { nama: 'Dua', gambar: row })
    const { data, meta } = await list()
    expect(data.map(({ image_name }) => image_name)).toEqual([row, text, poster])
    expect(data[2]).toEqual({
      image_name: poster,
      lebar: 40,
      tinggi: 10,
      alt: '',
      hiasan: false,
      fokus: FOKUS_TENGAH,
      berkas: 'poster.jpg',
      dipakai: [{ jenis: 'paket', id: 1, nama: 'Umrah Mei' }],
      menetap: false,
      created_at: new Date(Date.parse(START) + 60_000).toISOString(),
    })
    expect(data[0]?.dipakai).toEqual([
      { jenis: 'kios', id: 1, nama: 'Satu' },
      { jenis: 'kios', id: 2, nama: 'Dua' },
    ])
    expect(meta).toEqual({
      total: 3,
      page: 1,
      per_page: 60,
      last_page: 1,
      jumlah: { semua: 3, tanpa_alt: 3, hiasan: 0, tidak_dipakai: 0 },
    })
  })

  it('narrows by what is missing and by words, in pages, and its counts follow the words', async () => {
    const { test, list, store, patch, post } = await server()
    await using _ = test
    const names = [await store('Kaaba.jpg'), await store('kaaba-malam.jpg'), await store('bunga.png')]
    const [kaaba = '', malam = '', bunga = ''] = names
    await patch(kaaba, { alt: 'Jamaah di sekitar Ka’bah' })
    await patch(bunga, { hiasan: true })
    await post('/api/kios', { nama: 'Toko Bunga', gambar: malam })
    const found = async (query: string) => (await list(query)).data.map(({ image_name }) => image_name)
    expect(await found('?tanpa_alt=1')).toEqual([malam])
    expect(await found('?hiasan=1')).toEqual([bunga])
    expect(await found('?tidak_dipakai=1')).toEqual([bunga, kaaba])
    expect(await found('?q=kaaba')).toEqual([malam, kaaba])
    expect(await found(`?q=sekitar%20kabah`)).toEqual([kaaba])
    expect(await found('?q=bunga')).toEqual([bunga, malam])
    expect(await found('?per_page=2&page=2')).toEqual([kaaba])
    expect((await list('?q=kaaba&tanpa_alt=1')).meta).toMatchObject({
      total: 1,
      jumlah: { semua: 2, tanpa_alt: 1, hiasan: 0, tidak_dipakai: 1 },
    })
  })

  it('knows what shows a picture as soon as a record says so', async () => {
    const { test, get, list, store, post } = await server()
    await using _ = test
    const name = await store()
    expect((await list()).meta.jumlah.tidak_dipakai).toBe(1)
    await post('/api/kios', { nama: 'Satu', gambar: name })
    expect((await list()).meta.jumlah.tidak_dipakai).toBe(0)
    expect((await get(name)).dipakai).toEqual([{ jenis: 'kios', id: 1, nama: 'Satu' }])
    await post('/api/kios/1', { gambar: '' })
    expect((await list()).meta.jumlah.tidak_dipakai).toBe(1)
  })

  it('knows what a draft shows, of which visitors and releases hear nothing', async () => {
    const { test, get, list, patch, store, post } = await server()
    await using _ = test
    const name = await store()
    await list()
    await post('/api/paket', { nama_paket: 'Rahasia', tipe_paket: 'Umroh', thumbnail: name, status: 'draf' })
    expect((await list()).meta.jumlah.tidak_dipakai).toBe(0)
    expect((await get(name)).dipakai).toEqual([{ jenis: 'paket', id: 1, nama: 'Rahasia' }])
    const { changes } = test.publisher.told
    await patch(name, { alt: 'Poster rahasia' })
    expect(test.publisher.told.changes).toBe(changes)
    expect((await test.call({ url: '/api/gambar/tampil' })).body).toEqual({ data: [] })
  })

  it('answers for ten thousand pictures and a thousand packages by reading each once', async () => {
    const { test, list, post, store } = await server()
    await using _ = test
    const { db } = test.deps.database
    const pictures = Array.from({ length: 10_000 }, (_, at) => ({
      nama: `g${at}-8x8.webp`,
      created_at: START,
    }))
    for (let at = 0; at < pictures.length; at += 500)
      await db
        .insertInto('gambar')
        .values(pictures.slice(at, at + 500))
        .execute()
    await post('/api/paket', paketInput({ thumbnail: await store() }))
    const { id: _id, ...paket } = await db.selectFrom('paket').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1_000 }, (_, at) => ({
      ...paket,
      slug: `paket-${at}`,
      thumbnail: `g${at}-8x8.webp`,
    }))
    for (let at = 0; at < copies.length; at += 100)
      await db
        .insertInto('paket')
        .values(copies.slice(at, at + 100))
        .execute()
    let queries = 0
    const execute = vi.spyOn(db.getExecutor(), 'executeQuery')
    const { meta } = await list('?tidak_dipakai=1')
    queries = execute.mock.calls.length
    expect(meta).toMatchObject({ total: 9_000, jumlah: { semua: 10_001 } })
    await list('?page=2')
    // Who is signed in and the pictures, but no record anew.
    expect(execute.mock.calls.length - queries).toBeLessThan(6)
  })
})

describe('what is said of a picture', () => {
  it('is kept to the letter, as far as it is sent', async () => {
    const { test, get, patch, store } = await server()
    await using _ = test
    const name = await store()
    const fokus = { x: 0.123456, y: 1 }
    expect((await patch(name, { alt: '  <b>Ka’bah</b> "senja" ', fokus })).body.data).toMatchObject({
      alt: '<b>Ka’bah</b> "senja"',
      hiasan: false,
      fokus,
    })
    await patch(name, { hiasan: true, asing: 1 })
    expect(await get(name)).toMatchObject({
      alt: '<b>Ka’bah</b> "senja"',
      hiasan: true,
      fokus,
      menetap: true,
    })
    expect((await patch(name, {})).status).toBe(200)
  })

  it('has bounds, and fields say theirs', async () => {
    const { test, patch, store } = await server()
    await using _ = test
    const name = await store()
    for (const [sent, field] of [
      [{ alt: 'a'.repeat(301) }, 'alt'],
      [{ alt: 7 }, 'alt'],
      [{ hiasan: 'ya' }, 'hiasan'],
      [{ fokus: { x: 1.01, y: 0 } }, 'fokus.x'],
      [{ fokus: { x: 0, y: -0.01 } }, 'fokus.y'],
      [{ fokus: { x: 0.5 } }, 'fokus.y'],
    ] as const) {
      const { status, body } = await patch(name, sent)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    }
    expect((await patch('tidak-ada-1x1.webp', { alt: 'a' })).status).toBe(404)
  })

  it('goes to the site where a page shows it, and makes a release', async () => {
    const { test, patch, store, post, call } = await server()
    await using _ = test
    const [seen, unseen] = [await store('kaaba.jpg'), await store()]
    const listShown = async () =>
      (await test.call<{ data: object[] }>({ url: '/api/gambar/tampil' })).body.data
    await post('/api/kios', { nama: 'Satu', gambar: seen })
    const { changes } = test.publisher.told
    const versi = await test.deps.database.kontenVersi()
    await patch(unseen, { alt: 'Belum tampil' })
    await patch(seen, { hiasan: false })
    expect([await listShown(), test.publisher.told.changes]).toEqual([[], changes])
    await patch(seen, { fokus: { x: 0.25, y: 0.75 } })
    expect(await listShown()).toEqual([
      { image_name: seen, alt: '', hiasan: false, fokus: { x: 0.25, y: 0.75 } },
    ])
    expect(test.publisher.told.changes).toBe(changes + 1)
    expect(await test.deps.database.kontenVersi()).toBe(versi + 1)
    const sebab = await test.deps.database.db
      .selectFrom('sebab')
      .select('nama')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(sebab?.nama).toBe('Gambar kaaba.jpg')
    await call('DELETE', '/api/kios/1')
    expect(await listShown()).toEqual([])
  })
})

describe('words of a picture that pages show', () => {
  it('are not taken away, but changed, or given up for the mark of a decoration', async () => {
    const { test, get, store, patch, post, call } = await server()
    await using _ = test
    const name = await store()
    await patch(name, { alt: 'Rak kurma' })
    for (const nama of ['Satu', 'Dua', 'Tiga', 'Empat']) await post('/api/kios', { nama, gambar: name })
    const refused = await patch(name, { alt: '' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        alt: [
          'Gambar ini tampil di Satu, Dua, Tiga, dan 1 lainnya. Selama itu deskripsi gambar tidak dapat dikosongkan: tulis kata lain, atau tandai sebagai hiasan.',
        ],
      },
    ])
    expect((await get(name)).alt).toBe('Rak kurma')
    expect((await patch(name, { alt: '', hiasan: true })).status).toBe(200)
    expect((await patch(name, { hiasan: false })).status).toBe(422)
    expect((await patch(name, { alt: 'Rak', hiasan: false })).status).toBe(200)
    for (const id of [1, 2, 3, 4]) await call('DELETE', `/api/kios/${id}`)
    expect((await patch(name, { alt: '' })).status).toBe(200)
  })

  it('may go while only drafts name it, and not while one is planned', async () => {
    const { test, store, patch, post } = await server()
    await using _ = test
    const name = await store()
    await patch(name, { alt: 'Poster' })
    const paket = { ...paketInput(), thumbnail: name, status: 'draf' }
    await post('/api/paket', paket)
    expect((await patch(name, { alt: '' })).status).toBe(200)
    await patch(name, { alt: 'Poster' })
    await post('/api/paket/1', { status: 'terjadwal', terbit_pada: '2027-01-01T00:00:00.000Z' })
    expect((await patch(name, { alt: '' })).status).toBe(422)
  })
})

describe('deleting', () => {
  it('is refused while a record shows it, and while an earlier copy or the trash may bring it back', async () => {
    const { test, remove, store, post, call } = await server()
    await using _ = test
    const [used, past, trashed, unused] = [await store(), await store(), await store(), await store()]
    await post('/api/kios', { nama: 'Satu', gambar: past })
    await post('/api/kios/1', { gambar: used })
    await post('/api/kios', { nama: 'Dua', rak: [{ barang: 'Kurma', foto: trashed }] })
    await call('DELETE', '/api/kios/2')
    const answer = await remove(used)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('dipakai di 1 tempat'),
    ])
    for (const name of [past, trashed]) {
      const { status, body } = await remove(name)
      expect([status, body.message]).toEqual([409, expect.stringContaining('riwayat atau sampah')])
    }
    for (const name of [used, past, trashed]) expect(await test.deps.gambar.open(name)).not.toBeNull()
    expect((await remove(unused)).status).toBe(200)
    expect(await test.deps.gambar.open(unused)).toBeNull()
    expect((await remove(unused)).status).toBe(404)
  })

  it('is told by the name that the file had, as all that is done to a picture', async () => {
    const { test, upload, patch, remove, call } = await server()
    await using _ = test
    const name = await upload('pelataran.png')
    await patch(name, { alt: 'Pelataran' })
    expect((await remove(name)).status).toBe(200)
    const { data } = (await call<{ data: { jenis: string; nama: string }[] }>('GET', '/api/aktivitas')).body
    const told = data.filter(({ jenis }) => jenis === 'gambar').map(({ nama }) => nama)
    expect(told).toEqual(['pelataran.png', 'pelataran.png', 'pelataran.png'])
  })

  it('never comes by itself to what was put into the library or given words', async () => {
    const { test, upload, patch, store } = await server()
    await using _ = test
    const [kept, told, loose] = [
      await upload('a.png', { menetap: '1' }),
      await store(),
      await upload('b.png'),
    ]
    await patch(told, { alt: 'Pelataran' })
    await test.tidy()
    test.advance(DAY_MS + 1)
    await test.tidy()
    for (const name of [kept, told]) expect(await test.deps.gambar.open(name)).not.toBeNull()
    expect(await test.deps.gambar.open(loose)).toBeNull()
  })
})

describe('putting another picture in its place', () => {
  it('reaches every record with a revision each, as one change, and takes the words along', async () => {
    const { test, replace, get, patch, store, post, call } = await server()
    await using _ = test
    const [old, other, fresh] = [await store(), await store(), await store()]
    await patch(old, { alt: 'Pelataran', fokus: { x: 0.2, y: 0.3 } })
    const made = await post('/api/paket', paketInput({ thumbnail: old, flyer: other }))
    await post('/api/kios', {
      nama: 'Satu',
      isi: `![Rak](${old}) x${old}`,
      rak: [{ barang: 'Kurma', foto: old }],
    })
    const { changes } = test.publisher.told
    const { status, body } = await replace(old, fresh)
    expect([status, body.diganti, test.publisher.told.changes]).toEqual([200, 2, changes + 1])
    expect(body.data).toMatchObject({ alt: 'Pelataran', fokus: { x: 0.2, y: 0.3 } })
    expect((await get(old)).dipakai).toEqual([])
    const paket = await call<{ data: object }>('GET', '/api/paket/1')
    expect(paket.body.data).toMatchObject({
      thumbnail: fresh,
      flyer: other,
      sisa_pax: made.body.data.sisa_pax,
    })
    const kios = await call<{ data: object }>('GET', '/api/kios/1')
    // What only looks like its name is another.
    expect(kios.body.data).toMatchObject({ isi: `![Rak](${fresh}) x${old}`, rak: [{ foto: fresh }] })
    for (const url of ['/api/paket/1/riwayat', '/api/kios/1/riwayat']) {
      const { data } = (await call<{ data: { aksi: string }[] }>('GET', url)).body
      expect(data.map(({ aksi }) => aksi)).toEqual(['ubah', 'buat'])
    }
    const back = await call<{ data: object }>('POST', '/api/kios/1/riwayat/2/pulihkan')
    expect(back.body.data).toMatchObject({ rak: [{ foto: old }] })
  })

  it('changes nothing that whoever asks may not change elsewhere, nor anything else with it', async () => {
    const { test, get, store, post } = await server()
    await using _ = test
    const [old, fresh] = [await store(), await store()]
    expect((await post('/api/pengaturan', { logo: old })).status).toBe(200)
    await post('/api/paket', paketInput({ thumbnail: old }))
    const ask = (headers: object) =>
      test.call<{ message: string; diganti: number }>({
        method: 'POST',
        url: `/api/gambar/${old}/ganti`,
        headers: { ...headers },
        payload: { dengan: fresh },
      })
    const { status, body } = await ask(await test.signIn('staf'))
    expect([status, body.message]).toEqual([
      409,
      'Gambar ini dipakai di Pengaturan, yang hanya diubah admin. Minta admin menggantinya.',
    ])
    expect((await get(old)).dipakai).toHaveLength(2)
    expect((await get(fresh)).menetap).toBe(false)
    expect((await ask(await test.signIn('admin'))).body.diganti).toBe(2)
  })

  it('leaves what was said of the new one, and refuses itself and what is not there', async () => {
    const { test, replace, patch, store } = await server()
    await using _ = test
    const [old, fresh] = [await store(), await store()]
    await patch(old, { alt: 'Lama', hiasan: true })
    await patch(fresh, { alt: 'Baru' })
    expect((await replace(old, fresh)).body.data).toMatchObject({ alt: 'Baru', hiasan: false })
    expect((await replace(old, old)).status).toBe(422)
    expect((await replace(old, 'tidak-ada-1x1.webp')).status).toBe(404)
  })
})

it('takes a picture of 50 megapixels, upright and without the place where it was taken', async () => {
  const { test, upload } = await server()
  await using _ = test
  const large = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#2c6e49' } })
    .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '21/1 25/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(large).metadata()).toMatchObject({ exif: expect.anything(), orientation: 6 })
  const name = await upload('IMG_0001.JPG', {}, large)
  expect(name).toMatch(/-1600x3200\.webp$/)
  const shown = await test.app.inject({ url: `/storage/img_uploads/${name}` })
  const { exif, xmp, orientation } = await sharp(shown.rawPayload).metadata()
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
})

import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { paspor, pdf, withBrankas } from '../../testing/brankas.ts'
import { picture } from '../../testing/picture.ts'
import { openDiskStore } from '../gambar/disk-store.ts'
import type { FileStore } from '../gambar/store.ts'

const JPEG = await picture('jpeg', { width: 60, height: 40 })
const PNG = await picture('png', { width: 60, height: 40 })
const HOUR_MS = 3_600_000

const dirs: string[] = []
afterAll(async () => {
  for (const dir of dirs) await rm(dir, { recursive: true })
})

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'safar-brankas-'))
  dirs.push(dir)
  return dir
}

it('gives a file to whom its field names, as an attachment that runs nowhere and stays nowhere, and writes each look down', async () => {
  const { test, db, staf, add } = await withBrankas()
  await using _ = test
  const { status, id } = await add(pdf(), 'Paspor Siti – 2027.PDF.exe')
  expect([status, id]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}$/)])
  const url = `/api/brankas/1/paspor/${id}`
  const given = await test.app.inject({ url: `${url}?alasan=visa%20Siti`, headers: staf })
  expect(given.statusCode).toBe(200)
  expect(given.rawPayload.equals(pdf())).toBe(true)
  expect(given.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Paspor Siti _ 2027.PDF.pdf"; filename*=UTF-8''Paspor%20Siti%20%E2%80%93%202027.PDF.pdf`,
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
  const keuangan = await test.signIn('keuangan')
  const user = await test.signIn('user')
  const asked = async (address: string, headers = {}) => (await test.call({ url: address, headers })).status
  expect([await asked(url), await asked(url, keuangan), await asked(url, user)]).toEqual([401, 403, 403])
  // Neither of another record, nor under another field, nor where pictures are, nor by a name that is none.
  const elsewhere = [
    `/api/brankas/2/paspor/${id}`,
    `/api/brankas/1/bukti/${id}`,
    `/api/brankas/1/paspor/${'0'.repeat(32)}`,
    '/api/brankas/1/paspor/..%2F..%2Fsafar.sqlite',
    `/storage/img_uploads/${id}`,
    `/storage/berkas_pribadi/${id}`,
  ]
  for (const address of elsewhere) expect([address, await asked(address, staf)]).toEqual([address, 404])
  // Whoever verifies money sees proofs, and no papers; what one may not read one may not bring or remove.
  const proof = await add(PNG, 'transfer.png', '/api/brankas/1/bukti', keuangan)
  expect(await asked(`/api/brankas/1/bukti/${proof.id}`, keuangan)).toBe(200)
  expect((await add(PNG, 'a.png', '/api/brankas/1/paspor', keuangan)).status).toBe(403)
  expect((await test.call({ method: 'DELETE', url, headers: keuangan })).status).toBe(403)

  const akun = async (email: string) =>
    (await db.selectFrom('akun').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const looks = await db.selectFrom('log_akses').selectAll().orderBy('id').execute()
  const who = { jenis: 'brankas', data_id: '1', waktu: test.deps.now().toISOString(), token_id: null }
  expect(looks).toEqual([
    {
      ...who,
      id: 1,
      bidang: 'paspor',
      berkas: id,
      akun_id: await akun('siti@safar.test'),
      role: 'staf',
      alasan: 'visa Siti',
    },
    {
      ...who,
      id: 2,
      bidang: 'bukti',
      berkas: proof.id,
      akun_id: looks[1]?.akun_id,
      role: 'keuangan',
      alasan: '',
    },
  ])
  // It is appended, and the database itself refuses another hand.
  await expect(sql`update log_akses set alasan = 'lain'`.execute(db)).rejects.toThrow('appended only')
  // What cannot be written down is not given.
  await sql`drop table log_akses`.execute(db)
  expect(await asked(url, staf)).toBe(500)
  expect(test.takeErrors()).toHaveLength(1)
})

/** A PNG that says how large it is, and holds nothing of it. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = PNG.subarray(0, 8)
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)))
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))])
}

it('looks at the bytes of what is brought, says what is wrong with them, and keeps nothing of it', async () => {
  const { test, staf, add, rows } = await withBrankas()
  await using _ = test
  const zip = Buffer.concat([Buffer.from('PK\x03\x04isi'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const bukan = 'Berkas ini bukan JPEG, PNG, atau PDF.'
  const refused: [Buffer, string, number, string][] = [
    [html, 'foto.jpg', 415, bukan],
    [zip, 'paspor.pdf', 415, bukan],
    [await picture('webp', { width: 9, height: 9 }), 'foto.webp', 415, bukan],
    [Buffer.concat([Buffer.from('\n'), pdf()]), 'a.pdf', 415, bukan],
    [Buffer.from('....ftypheic....', 'latin1'), 'IMG_1.HEIC', 415, 'pilih Paling Kompatibel.'],
    [Buffer.concat([JPEG, html]), 'foto.jpg', 422, 'memuat berkas lain'],
    [Buffer.concat([JPEG, pdf()]), 'foto.jpg', 422, 'memuat berkas lain'],
    [Buffer.concat([PNG, zip]), 'foto.png', 422, 'memuat berkas lain'],
    [Buffer.concat([pdf(), zip]), 'a.pdf', 422, 'memuat berkas lain'],
    [pdf({ before: '<html><script>' }), 'a.pdf', 422, 'memuat berkas lain'],
    [pdf({ after: '<script>' }), 'a.pdf', 422, 'memuat berkas lain'],
    [pdf({ trailer: '/Encrypt 3 0 R' }), 'a.pdf', 422, 'dikunci dengan kata sandi'],
    [pdf({ trailer: '/#45ncrypt<</V 4>>' }), 'a.pdf', 422, 'dikunci dengan kata sandi'],
    [pdf().subarray(0, -20), 'a.pdf', 422, 'PDF ini rusak atau tidak lengkap'],
    [JPEG.subarray(0, JPEG.length / 2), 'foto.jpg', 422, 'rusak atau tidak lengkap'],
    [bomb(60_000), 'foto.png', 413, 'megapiksel'],
    [bomb(5_000), 'foto.png', 422, 'rusak atau tidak lengkap'],
    [Buffer.alloc(0), 'foto.png', 422, 'Pilih berkas dahulu'],
    [Buffer.concat([JPEG, Buffer.alloc(BERKAS_MAX_BYTES)]), 'foto.jpg', 413, 'Paling besar 10 MB'],
  ]
  for (const [bytes, nama, status, words] of refused) {
    const answer = await add(bytes, nama)
    expect([nama, words, answer.status]).toEqual([nama, words, status])
    expect(answer.message).toContain(words)
  }
  expect(await add(pdf(), 'a.pdf', '/api/brankas/1/bukti')).toMatchObject({
    status: 415,
    message: 'Berkas ini bukan JPEG atau PNG.',
  })
  const plain = await test.call({
    method: 'POST',
    url: '/api/brankas/1/paspor',
    headers: staf,
    payload: { berkas: 'x' },
  })
  expect(plain.status).toBe(415)
  for (const id of ['3', '0', '99999999999', 'x'])
    expect((await add(JPEG, 'a', `/api/brankas/${id}/paspor`)).status).toBe(404)
  expect(await rows()).toEqual([])
  expect(await readdir(test.dataDir)).not.toContain('berkas_pribadi')
})

it('keeps of a picture its pixels alone, upright and within a size, and of a PDF every byte', async () => {
  const { test, staf, add } = await withBrankas()
  await using _ = test
  const given = async (id: string) => {
    const { rawPayload, headers } = await test.app.inject({
      url: `/api/brankas/1/paspor/${id}`,
      headers: staf,
    })
    return { bytes: rawPayload, type: headers['content-type'], name: headers['content-disposition'] }
  }
  const turned = await sharp({ create: { width: 5_000, height: 30, channels: 3, background: '#2c6e49' } })
    .withExif({ IFD0: { Copyright: 'rahasia keluarga' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const jpeg = await given(
    (await add(Buffer.concat([turned, Buffer.from('SEFH ekor telepon')]), '../../IMG\u202e_1.png')).id,
  )
  expect([jpeg.type, jpeg.name]).toEqual(['image/jpeg', expect.stringContaining('.jpg"')])
  expect(jpeg.name).not.toMatch(/%2F%2E|\u202e|%E2%80%AE/)
  expect(jpeg.bytes.includes('rahasia keluarga')).toBe(false)
  expect(jpeg.bytes.includes('SEFH')).toBe(false)
  const seen = await sharp(jpeg.bytes).metadata()
  expect([seen.height, seen.orientation, seen.exif]).toEqual([4096, undefined, undefined])
  const png = await given((await add(PNG, '.png')).id)
  expect([png.type, png.name, png.bytes.includes('rahasia keluarga')]).toEqual([
    'image/png',
    expect.stringContaining('filename=".png.png"'),
    false,
  ])
  expect(
    (await given((await add(pdf({ after: '\n\0\0' }), 'a.pdf')).id)).bytes.equals(pdf({ after: '\n\0\0' })),
  ).toBe(true)
})

it('lies sealed, for its own record and its own name alone', async () => {
  const { test, db, staf, add } = await withBrankas()
  await using _ = test
  const text = 'PASPOR X1234567 SITI'
  const made = [
    await add(pdf({ before: `% ${text}\n` }), 'X1234567 Siti.pdf'),
    await add(pdf(), 'b.pdf', '/api/brankas/2/paspor'),
  ]
  const [first = '', second = ''] = made.map(({ id }) => id)
  const dir = join(test.dataDir, 'berkas_pribadi')
  expect((await readdir(dir)).sort()).toEqual([first, second].sort())
  expect([(await stat(dir)).mode & 0o777, (await stat(join(dir, first))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
  const rows = JSON.stringify(await db.selectFrom('berkas_pribadi').selectAll().execute())
  expect(rows).not.toContain('X1234567')
  for (const entry of await readdir(test.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    for (const secret of [text, 'X1234567', Buffer.from(text).toString('base64')])
      expect([entry.name, bytes.includes(secret)]).toEqual([entry.name, false])
  }
  const asked = async (id: number, berkas: string) =>
    test.call<{ message: string }>({ url: `/api/brankas/${id}/paspor/${berkas}`, headers: staf })
  // Two files swapped, and one that changed, open for nobody.
  await rename(join(dir, first), join(dir, 'x'))
  await rename(join(dir, second), join(dir, first))
  await rename(join(dir, 'x'), join(dir, second))
  for (const [id, berkas] of [
    [1, first],
    [2, second],
  ] as const)
    expect(await asked(id, berkas)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('bukan lagi') },
    })
  // Nor for another record that the row is moved to.
  await db.updateTable('berkas_pribadi').set({ data_id: 2 }).where('id', '=', first).execute()
  expect((await asked(2, first)).status).toBe(503)
  expect(await db.selectFrom('log_akses').select('id').execute()).toEqual([])
  expect(test.takeErrors()).toEqual([])
})

it('goes with its record, not before it leaves the trash, and when somebody removes it', async () => {
  const { test, db, staf, add, rows, removeRecord } = await withBrankas()
  await using _ = test
  const stored = () => readdir(join(test.dataDir, 'berkas_pribadi'))
  const own = await add(JPEG)
  const other = await add(JPEG, 'b', '/api/brankas/2/paspor')
  const url = `/api/brankas/1/paspor/${own.id}`
  expect((await test.call({ method: 'DELETE', url, headers: staf })).status).toBe(200)
  expect(await stored()).toEqual([other.id])
  expect((await test.call({ method: 'DELETE', url, headers: staf })).status).toBe(404)
  await removeRecord(2)
  const trashed = { jenis: 'brankas', data_id: 2, data: '{}', dihapus_pada: test.deps.now().toISOString() }
  await db
    .insertInto('sampah')
    .values({ ...trashed, dihapus_oleh: '', dihapus_oleh_id: null })
    .execute()
  await test.tidy()
  expect((await test.call({ url: `/api/brankas/2/paspor/${other.id}`, headers: staf })).status).toBe(404)
  expect(await stored()).toEqual([other.id])
  await db.deleteFrom('sampah').execute()
  await test.tidy()
  expect([await stored(), await rows()]).toEqual([[], []])
  // At once, where the record's own deletion lets go of them.
  const third = await add(JPEG)
  const [{ owner }] = [paspor(1)]
  await db.transaction().execute(async (trx) => {
    await sql`delete from brankas where id = 1`.execute(trx)
    await test.deps.berkasPribadi.discard(trx, { owner, data_id: 1 })
  })
  expect(await rows()).toEqual([{ id: third.id, keadaan: 'buang' }])
  await test.deps.berkasPribadi.sweep(false)
  expect([await stored(), await rows()]).toEqual([[], []])
})

/** A store that does `before` each of its works, and `after` it. */
function watched(
  dir: string,
  { before, after }: { before?: (work: string) => unknown; after?: (work: string) => unknown },
) {
  return async (): Promise<FileStore> => {
    const store = await openDiskStore(dir)
    const watch =
      <Given extends unknown[], Result>(work: string, does: (...given: Given) => Promise<Result>) =>
      async (...given: Given) => {
        await before?.(work)
        const result = await does(...given)
        await after?.(work)
        return result
      }
    return {
      put: watch('put', store.put),
      open: watch('open', store.open),
      remove: watch('remove', store.remove),
    }
  }
}

it('leaves no file without a row, and no row without a file, wherever it ends', async () => {
  const ends = [
    { before: (work: string) => work === 'put' && stop() },
    { after: (work: string) => work === 'put' && stop() },
    { before: (work: string) => work === 'remove' && stop() },
    { after: (work: string) => work === 'remove' && stop() },
  ]
  let dead = true
  // As a process that is gone: nothing that follows is done either.
  const stop = () => {
    if (dead) throw new Error('killed')
  }
  for (const end of ends) {
    const dir = await newFolder()
    const { test, db, files, rows } = await withBrankas({}, watched(dir, end))
    await using _ = test
    const upload = { bytes: JPEG, nama: 'a' }
    dead = true
    const id = await files.add(paspor(1), upload).catch(() => null)
    if (id) await files.remove(paspor(1), id)
    // Whatever is there has a row that says so, and is given to nobody.
    const known = new Set((await rows()).map((row) => row.id))
    for (const name of await readdir(dir)) expect(known).toContain(name)
    expect((await rows()).filter(({ keadaan }) => keadaan === 'ada')).toEqual([])
    dead = false
    test.advance(HOUR_MS + 1)
    await test.tidy()
    expect([await readdir(dir), await rows()]).toEqual([[], []])
    // One that a process left before it ever came to the store.
    await files.add(paspor(1), upload)
    await db.updateTable('berkas_pribadi').set({ keadaan: 'baru' }).execute()
    await test.tidy()
    expect(await rows()).toMatchObject([{ keadaan: 'baru' }])
    test.advance(HOUR_MS + 1)
    await test.tidy()
    expect([await readdir(dir), await rows()]).toEqual([[], []])
  }
})

it('takes as many as a record may have, of many that come at once, and none for a record that goes meanwhile', async () => {
  const dir = await newFolder()
  const late = { run: async () => {} }
  const { test, files, rows, removeRecord, add } = await withBrankas(
    {},
    watched(dir, { after: (work) => work === 'put' && late.run() }),
  )
  await using _ = test
  const many = await Promise.all(Array.from({ length: 8 }, () => add(JPEG)))
  expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422])
  expect(many.find(({ status }) => status === 422)?.message).toContain('Paling banyak 3 berkas')
  expect([await rows(), await readdir(dir)]).toMatchObject([{ length: 3 }, { length: 3 }])
  late.run = async () => void (await removeRecord(2))
  expect((await add(JPEG, 'a', '/api/brankas/2/paspor')).status).toBe(404)
  expect([await rows(), await readdir(dir)]).toMatchObject([{ length: 3 }, { length: 3 }])
  late.run = async () => {}
  // What hangs on it fails, and so does it.
  const failing = files.add(paspor(1), { bytes: JPEG, nama: '' }, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  expect(await readdir(dir)).toHaveLength(3)
})

it('answers 507 on a full disk, 503 without the key, and 400 to an upload that ends halfway, and keeps nothing of them', async () => {
  const dir = await newFolder()
  const full = { is: true }
  const { test, staf, add, rows } = await withBrankas(
    {},
    watched(dir, {
      before: (work) => {
        if (full.is && work === 'put') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      },
    }),
  )
  await using _ = test
  expect((await add(JPEG)).status).toBe(507)
  full.is = false
  const payload = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="berkas"; filename="a.jpg"\r\n\r\n'),
    JPEG.subarray(0, 100),
  ])
  const half = await test.call({
    method: 'POST',
    url: '/api/brankas/1/paspor',
    headers: { ...staf, 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  })
  expect(half.status).toBe(400)
  expect([await rows(), await readdir(dir)]).toEqual([[], []])
  const { id } = await add(JPEG)
  // The key is another server's: what is there is given to nobody and overwritten by nobody.
  const { db } = test.deps.database
  const other = '0123456789abcdef'
  await db.updateTable('kunci_data').set({ sidik: other }).execute()
  const late = await add(JPEG)
  expect([late.status, late.message]).toEqual([
    503,
    expect.stringContaining('Kunci data di server ini tidak cocok'),
  ])
  expect(await rows()).toEqual([{ id, keadaan: 'ada' }])
  const [row] = await db.selectFrom('berkas_pribadi').selectAll().execute()
  const sealed = await readFile(join(dir, id))
  await (await openDiskStore(dir)).put(id, Buffer.concat([Buffer.from(other), sealed.subarray(other.length)]))
  const asked = await test.call<{ message: string }>({ url: `/api/brankas/1/paspor/${id}`, headers: staf })
  expect([asked.status, asked.body.message]).toEqual([
    503,
    expect.stringContaining('kunci data yang tidak ada di server ini'),
  ])
  expect(row?.besar).toBeGreaterThan(0)
})

import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { createHttp } from '@safar/shared/platform/http/http'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSebab } from '../../records/noun/sebab.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { wholeRiwayat } from '../../testing/whole-riwayat.ts'

/** Calls of one person. The server must be listening. */
async function clients(test: TestApp, email = 'rina@safar.test') {
  const { authorization } = await test.signIn('admin', email)
  const baseUrl = test.app.listeningOrigin
  const http = createHttp({ baseUrl, getToken: () => authorization.slice(7) })
  return {
    paket: createPaketClient(http),
    riwayat: createRiwayatClient(http, PAKET),
    sampah: createSampahClient(http, PAKET),
  }
}

it('counts what two people sell at once: 3 and 1 from 9 leave 5', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket } = await clients(test)
  const { id } = await paket.create(paketInput({ sisa_pax: 9 }))
  await Promise.all([paket.changeSeats(id, -3), paket.changeSeats(id, -1)])
  expect((await paket.get(id)).sisa_pax).toBe(5)
})

it('never leaves the bounds, whatever is asked at once, and every answer of 200 counts exactly once', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { authorization } = await test.signIn('admin')
  const { paket } = await clients(test)
  const { id } = await paket.create(paketInput({ total_pax: 12, sisa_pax: 6 }))
  let expected = 6
  const changes = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(changes, async (asked) => {
      const answers = await Promise.all(
        asked.map(async (ubah) => {
          const { status } = await test.call({
            method: 'POST',
            url: `/api/paket/${id}/kursi`,
            headers: { authorization },
            payload: { ubah },
          })
          expect(ubah === 0 ? [422] : [200, 409]).toContain(status)
          return status === 200 ? ubah : 0
        }),
      )
      expected += answers.reduce((sum, ubah) => sum + ubah, 0)
      const { sisa_pax } = await paket.get(id)
      expect(sisa_pax).toBe(expected)
      expect(sisa_pax).toBeGreaterThanOrEqual(0)
      expect(sisa_pax).toBeLessThanOrEqual(12)
    }),
    { numRuns: 40 },
  )
})

it('refuses what cannot be with the seats as they stand, and publishes what can', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { authorization } = await test.signIn('admin')
  const { paket } = await clients(test)
  const { id, slug } = await paket.create(paketInput({ sisa_pax: 2 }))
  const told = test.publisher.told.changes
  const post = (url: string, payload: object, headers: Record<string, string> = { authorization }) =>
    test.call({ method: 'POST', url, headers, payload })

  expect(await post(`/api/paket/${id}/kursi`, { ubah: -3 })).toMatchObject({
    status: 409,
    body: { message: 'Kursi tersisa 2 dari 50: tidak dapat dikurangi 3.', data: { id, sisa_pax: 2 } },
  })
  expect(await post(`/api/paket/${id}/kursi`, { ubah: 49 })).toMatchObject({
    status: 409,
    body: { message: 'Kursi tersisa 2 dari 50: tidak dapat ditambah 49.' },
  })
  for (const payload of [{ ubah: 0 }, { ubah: 1.5 }, { ubah: 'dua' }, { ubah: 10_000 }, {}]) {
    const { status, body } = await post(`/api/paket/${id}/kursi`, payload)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['ubah']])
  }
  expect((await post('/api/paket/404/kursi', { ubah: -1 })).status).toBe(404)
  expect((await post(`/api/paket/${id}/kursi`, { ubah: -1 }, {})).status).toBe(401)
  const user = await test.signIn('user')
  expect((await post(`/api/paket/${id}/kursi`, { ubah: -1 }, user)).status).toBe(403)
  expect(test.publisher.told.changes).toBe(told)

  const sold = await paket.changeSeats(slug, -2)
  expect(sold.sisa_pax).toBe(0)
  expect(test.publisher.told.changes).toBe(told + 1)
  const versi = Number(await test.deps.database.kontenVersi())
  expect(await readSebab(test.deps.database.db, versi - 1, versi)).toEqual([
    { jenis: 'kursi', nama: sold.nama_paket, oleh: 'Nama rina@safar.test', kali: 1 },
  ])
})

it('keeps seat changes as small revisions, those of one person within five minutes as one', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const rina = await clients(test)
  const budi = await clients(test, 'budi@safar.test')
  const first = await rina.paket.create(paketInput({ sisa_pax: 9 }))
  for (const ubah of [-1, -1, -1]) {
    test.advance(60_000)
    await rina.paket.changeSeats(first.id, ubah)
  }
  await budi.paket.changeSeats(first.id, -2)
  await rina.paket.changeSeats(first.id, 1)
  test.advance(10 * 60_000)
  const last = await rina.paket.changeSeats(first.id, 1)

  const kept = await wholeRiwayat(rina.riwayat, first.id)
  expect(kept.map(({ aksi, oleh, waktu, data }) => [aksi, oleh, waktu.slice(11, 19), data.sisa_pax])).toEqual(
    [
      ['kursi', 'Nama rina@safar.test', '03:13:00', 6],
      ['kursi', 'Nama rina@safar.test', '03:03:00', 5],
      ['kursi', 'Nama budi@safar.test', '03:03:00', 4],
      ['kursi', 'Nama rina@safar.test', '03:03:00', 6],
      ['buat', 'Nama rina@safar.test', '03:00:00', 9],
    ],
  )
  expect(kept[0]?.data).toEqual(last)
  const rows = await test.deps.database.db.selectFrom('riwayat').select(['aksi', 'data']).execute()
  for (const { aksi, data } of rows) if (aksi === 'kursi') expect(data.length).toBeLessThan(150)
})

it('keeps the whole package where it has no revision yet, as one older than revisions', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket, riwayat } = await clients(test)
  const { id } = await paket.create(paketInput({ sisa_pax: 9 }))
  await test.deps.database.db.deleteFrom('riwayat').execute()
  const sold = await paket.changeSeats(id, -1)
  const again = await paket.changeSeats(id, -1)
  expect((await wholeRiwayat(riwayat, id)).map((entry) => [entry.aksi, entry.data])).toEqual([
    ['kursi', again],
    ['ubah', sold],
  ])
})

it('leaves seats as they are when an earlier revision comes back, and says so', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket, riwayat } = await clients(test)
  const first = await paket.create(paketInput({ sisa_pax: 9 }))
  const [made] = await wholeRiwayat(riwayat, first.id)
  await paket.update(first.id, { nama_paket: 'Nama lain', total_pax: 40 })
  await paket.changeSeats(first.id, -4)
  const { data: restored, pesan } = await riwayat.restore(first.id, made?.id ?? 0)
  expect(restored).toMatchObject({ nama_paket: first.nama_paket, total_pax: 40, sisa_pax: 5 })
  expect(pesan).toBe('Kursi tidak ikut dipulihkan: tetap 5 dari 40.')
  // A revision of seats alone brings back the package around them.
  const ofSeats = (await wholeRiwayat(riwayat, first.id)).find(({ aksi }) => aksi === 'kursi')
  const other = await riwayat.restore(first.id, ofSeats?.id ?? 0)
  expect(other).toMatchObject({ data: { nama_paket: 'Nama lain', sisa_pax: 5 }, pesan: null })
})

it('brings seats back from the trash as they were when the package went there', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket, sampah } = await clients(test)
  const { id } = await paket.create(paketInput({ sisa_pax: 9 }))
  await paket.changeSeats(id, -4)
  await paket.remove(id)
  expect(await sampah.restore(id)).toMatchObject({
    data: { sisa_pax: 5 },
    pesan: 'Kursi 5 dari 50, seperti saat dihapus.',
  })
})

it('takes a form whose copy is stale by seats alone, and adds its own change to theirs', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket } = await clients(test)
  const opened = await paket.create(paketInput({ sisa_pax: 9 }))
  await paket.changeSeats(opened.id, -3)
  // The form also sends the number it shows, for hosts that know no change.
  const saved = await paket.update(opened.id, {
    nama_paket: 'Nama baru',
    sisa_pax: 8,
    ubah_kursi: -1,
    updated_at: opened.updated_at,
  })
  expect(saved).toMatchObject({ nama_paket: 'Nama baru', sisa_pax: 5 })
  const untouched = await paket.update(opened.id, {
    sisa_pax: 9,
    ubah_kursi: 0,
    updated_at: saved.updated_at,
  })
  expect(untouched.sisa_pax).toBe(5)
})

it('a form that changed seats alone does not make another form stale', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket } = await clients(test)
  const opened = await paket.create(paketInput({ sisa_pax: 9 }))
  const { updated_at } = opened
  await paket.update(opened.id, { ...opened, ubah_kursi: -3, updated_at })
  const saved = await paket.update(opened.id, { keterangan: 'Baru', ubah_kursi: -1, updated_at })
  expect(saved).toMatchObject({ keterangan: 'Baru', sisa_pax: 5 })
  // That one changed more than seats.
  await expect(
    paket.update(opened.id, { keterangan: 'Lain', ubah_kursi: 0, updated_at }),
  ).rejects.toMatchObject({
    status: 409,
  })
})

it('shows both sides where a change of seats cannot be any more, and to clients that send a number', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { paket } = await clients(test)
  const opened = await paket.create(paketInput({ sisa_pax: 3 }))
  const { updated_at } = opened
  await paket.changeSeats(opened.id, -2)
  const stale = {
    status: 409,
    body: { data: { sisa_pax: 1 }, diubah_oleh: 'Nama rina@safar.test (rina@safar.test)' },
  }
  await expect(paket.update(opened.id, { ubah_kursi: -2, updated_at })).rejects.toMatchObject(stale)
  await expect(paket.update(opened.id, { total_pax: 0, ubah_kursi: 0, updated_at })).rejects.toMatchObject(
    stale,
  )
  await expect(paket.update(opened.id, { sisa_pax: 2, updated_at })).rejects.toMatchObject(stale)
  // Nobody came between: then it is the field that is wrong.
  await expect(paket.update(opened.id, { ubah_kursi: -2 })).rejects.toMatchObject({
    status: 422,
    errors: { sisa_pax: ['Kursi tersisa 1 dari 50'] },
  })
  expect((await paket.update(opened.id, { sisa_pax: 2 })).sisa_pax).toBe(2)
})

import { paketInput } from '@safar/shared/content/paket/factory'
import type { Kembar } from '@safar/shared/content/paket/kembar'
import type { HasilMassal } from '@safar/shared/content/paket/massal'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { Pertanyaan } from '@safar/shared/platform/http/yakin'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = '2027-03-12'

async function staff(test: TestApp) {
  const headers = await test.signIn('staf')
  const post = <Answer>(url: string, payload: object) =>
    test.call<Answer>({ method: 'POST', url, headers, payload })
  return {
    async add(nama_paket: string, over: Partial<Paket> = {}) {
      const payload = paketInput({ nama_paket, tanggal_keberangkatan: DAY, ...over })
      return (await post<{ data: Paket }>('/api/paket', payload)).body.data
    },
    async ask(query: Record<string, string>) {
      const search = new URLSearchParams({ tanggal_keberangkatan: DAY, ...query })
      const answer = await test.call<{ data: Kembar[] }>({ url: `/api/kembar?${search}`, headers })
      return answer.status === 200 ? answer.body.data.map(({ slug }) => slug) : answer.status
    },
    massal: (ids: number[], ubah: object, query = '') =>
      post<{ data: HasilMassal }>(`/api/paket/massal${query}`, { ids, ubah }),
    change: (id: number, fields: object) => post(`/api/paket/${id}`, fields),
    remove: (id: number) => test.call({ method: 'DELETE', url: `/api/paket/${id}`, headers }),
    back: <Answer = { tanya?: Pertanyaan; message?: string }>(url: string, payload: object = {}) =>
      post<Answer>(url, payload),
  }
}

it('names the departures on offer that another of one name and day would stand beside', async () => {
  await using test = await createTestApp()
  const { add, ask } = await staff(test)
  const live = await add('Umrah Hemat')
  const planned = await add('Umrah  hémat', { status: 'terjadwal', terbit_pada: '2027-01-01T02:00:00.000Z' })
  const draft = await add('Umrah Hemat', { status: 'draf' })
  const lain = await add('Umrah Hemat', { tanggal_keberangkatan: '2027-03-13' })
  expect(await ask({ nama_paket: ' UMRAH HEMAT ' })).toEqual([live.slug, planned.slug])
  expect(await ask({ nama_paket: 'Umrah Hemat', id: String(draft.id) })).toEqual([live.slug, planned.slug])
  // Moved to the day of the others it is news; what stands there already was asked about.
  expect(await ask({ nama_paket: 'Umrah Hemat', id: String(lain.id) })).toEqual([live.slug, planned.slug])
  expect(await ask({ nama_paket: 'Umrah Hemat', id: String(live.id) })).toEqual([])
  expect(await ask({ nama_paket: 'Umrah Lain' })).toEqual([])
  expect(await ask({ nama_paket: '', tanggal_keberangkatan: 'besok' })).toBe(422)
  expect((await test.call({ url: `/api/kembar?nama_paket=x&tanggal_keberangkatan=${DAY}` })).status).toBe(401)
})

it('says which of many that go live would stand beside another, copies of one change too, and refuses none', async () => {
  await using test = await createTestApp()
  const { add, massal } = await staff(test)
  const live = await add('Umrah Hemat')
  const drafts = [
    await add('Umrah Hemat', { status: 'draf' }),
    await add('Umrah Lain', { status: 'draf' }),
    await add('Umrah Lain', { status: 'draf' }),
  ]
  const ids = [live, ...drafts].map(({ id }) => id)
  const found = async (ubah: object, query = '?periksa=1') =>
    (await massal(ids, ubah, query)).body.data.paket.map(({ kembar }) => kembar)
  expect(await found({ status: 'terbit' })).toEqual([undefined, live.slug, undefined, drafts[1]?.slug])
  expect(await found({ status: 'arsip' })).toEqual(Array(4).fill(undefined))
  // And which would be read though days of theirs lie before they depart: those that are on offer already are no news.
  const late = (await massal(ids, { status: 'terbit' }, '?periksa=1')).body.data.paket
  expect(late.map(({ tertinggal = '' }) => tertinggal.slice(0, 36))).toEqual([
    '',
    ...Array(3).fill('Paket ini berangkat 12 Maret 2027, te'.slice(0, 36)),
  ])
  expect((await massal(ids, { status: 'terbit' })).status).toBe(200)
  // Asked once: a price of what stands side by side is no news.
  expect(await found({ harga_tambah: 500_000 })).toEqual(Array(4).fill(undefined))
})

it('asks before one comes back from the trash, or by a revision, beside another, and brings it back once it is meant', async () => {
  await using test = await createTestApp()
  const { add, back, change, remove } = await staff(test)
  const first = await add('Umrah Hemat')
  const draft = await add('Umrah Hemat', { status: 'draf' })
  await remove(first.id)
  await remove(draft.id)
  const second = await add('Umrah Hémat')
  const trash = `/api/sampah/paket/${first.id}/pulihkan`
  const asked = await back(trash)
  const teks = `“Umrah Hémat” yang berangkat 12 Maret 2027 sudah terbit (${second.slug}). Pengunjung tidak dapat membedakan keduanya. Pulihkan juga yang ini?`
  expect([asked.status, asked.body]).toMatchObject([
    422,
    { message: teks, tanya: { judul: 'Keberangkatan ini sudah ada', teks } },
  ])
  // A draft stands beside nobody, and what was asked about is still in the trash.
  expect((await back(`/api/sampah/paket/${draft.id}/pulihkan`)).status).toBe(200)
  expect((await back(`${trash}?yakin=1`)).status).toBe(200)

  await change(first.id, { nama_paket: 'Umrah Lain' })
  const revision = `/api/paket/${first.id}/riwayat/1/pulihkan`
  expect((await back(revision)).body.tanya?.teks).toBe(teks)
  expect((await back(`${revision}?yakin=1`)).status).toBe(200)
  // It stands there already: another of its revisions is no news.
  expect((await back(revision)).status).toBe(200)
})

it('asks before a change of many is taken back to where another departure stands by now', async () => {
  await using test = await createTestApp()
  const { add, back, massal } = await staff(test)
  const ids = [(await add('Umrah Hemat')).id, (await add('Umrah Lain')).id]
  const { data } = (await massal(ids, { status: 'arsip' })).body
  const { slug } = await add('Umrah Hemat')
  const paket = data.paket.map(({ id, updated_at, sebelum }) => ({ id, updated_at, sebelum }))
  const undo = (query: string) =>
    back<{ data: HasilMassal; message: string }>(`/api/paket/massal/urung${query}`, { paket })
  const { status, body } = await undo('')
  expect([status, body.data.galat, body.data.paket.map(({ kembar }) => kembar)]).toEqual([
    422,
    [],
    [slug, undefined],
  ])
  expect(body.message).toContain('nama dan tanggal yang sama')
  expect((await test.call({ url: `/api/paket/${ids[1]}` })).status).toBe(404)
  expect((await undo('?yakin=1')).status).toBe(200)
  expect((await test.call({ url: `/api/paket/${ids[0]}` })).status).toBe(200)
})

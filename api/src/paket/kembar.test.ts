import { paketInput } from '@safar/shared/paket/factory'
import type { Kembar } from '@safar/shared/paket/kembar'
import type { HasilMassal } from '@safar/shared/paket/massal'
import type { Paket } from '@safar/shared/paket/schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

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
  expect((await massal(ids, { status: 'terbit' })).status).toBe(200)
  // Asked once: a price of what stands side by side is no news.
  expect(await found({ harga_tambah: 500_000 })).toEqual(Array(4).fill(undefined))
})

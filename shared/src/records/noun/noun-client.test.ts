import { describe, expect, it } from 'vitest'
import { ApiError } from '../../platform/http/errors.ts'
import { createHttp } from '../../platform/http/http.ts'
import type { Noun } from './field.ts'
import { createNounClient } from './noun-client.ts'
import { byUrutan } from './order.ts'

const KOTA = {
  name: 'kota',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
  fields: {
    nama: { kind: 'text', max: 40, required: 'always' },
    urutan: { kind: 'number', min: 1, max: 99 },
    cerita: { kind: 'text', max: 200, detail: true },
  },
} as const satisfies Noun
const MAKKAH = { id: 1, nama: 'Makkah', urutan: 2, created_at: '', updated_at: '' }
const MAKKAH_WHOLE = { ...MAKKAH, cerita: '' }

/** A client of a host that answers all calls alike, and what was asked of it. */
function hosted(answer: unknown, status = 200) {
  const asked: string[] = []
  const http = createHttp({
    baseUrl: 'https://api.safar.test',
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim())
      return Response.json(answer, { status })
    },
  })
  return { client: createNounClient(http, KOTA), asked }
}

describe('the calls of a noun', () => {
  it('ask for what is named and read what can be shown', async () => {
    const { client, asked } = hosted({ data: [MAKKAH, { id: 2 }] })
    expect(await client.list({ status: 'semua', kategori: 'tua' })).toEqual([MAKKAH_WHOLE])
    expect(asked).toEqual(['GET /api/kota?status=semua&kategori=tua'])
  })

  it('ask for a list in short and read no long texts of it, whoever answers', async () => {
    const { client, asked } = hosted({ data: [{ ...MAKKAH, cerita: 'Panjang' }] })
    expect(await client.list({ status: 'semua', ringkas: true })).toEqual([MAKKAH])
    expect(asked).toEqual(['GET /api/kota?status=semua&ringkas=1'])
  })

  it('read one record, change it, take it away and put all in order', async () => {
    const { client, asked } = hosted({ data: MAKKAH })
    expect(await client.get(1)).toEqual(MAKKAH_WHOLE)
    expect(await client.create({ nama: 'Makkah' }, 'kunci')).toEqual(MAKKAH_WHOLE)
    expect(await client.update(1, { urutan: 2 })).toEqual(MAKKAH_WHOLE)
    await client.remove(1)
    await client.urutan([2, 1])
    expect(asked).toEqual([
      'GET /api/kota/1',
      'POST /api/kota {"nama":"Makkah"}',
      'POST /api/kota/1 {"urutan":2}',
      'DELETE /api/kota/1',
      'POST /api/kota/urutan {"ids":[2,1]}',
    ])
  })

  it('throw an ApiError for what is not there, not to be read, or refused', async () => {
    await expect(hosted({ data: null }).client.get(1)).rejects.toMatchObject({ status: 404 })
    await expect(hosted('halo').client.list()).rejects.toBeInstanceOf(ApiError)
    await expect(hosted({ message: 'Tidak' }, 403).client.remove(1)).rejects.toMatchObject({ status: 403 })
  })
})

it('an order has those last that nobody placed, as they were added', () => {
  const rows = [
    { id: 3, urutan: null },
    { id: 2, urutan: null },
    { id: 9, urutan: 1 },
  ]
  expect(rows.toSorted(byUrutan).map(({ id }) => id)).toEqual([9, 2, 3])
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { createHttp } from '@safar/shared/platform/http/http'
import { describe, expect, it } from 'vitest'
import { loadPaket } from './load-paket.ts'

const HOST = 'http://api.test'

/** Fakes a host that answers these bodies by path. */
function hostOf(answers: Record<string, unknown>) {
  const asked: string[] = []
  const http = createHttp({
    baseUrl: HOST,
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : String(input)).pathname
      asked.push(path)
      return path in answers
        ? Response.json(answers[path])
        : Response.json({ message: 'no' }, { status: 404 })
    },
  })
  return { http, asked }
}

async function load(answers: Record<string, unknown>) {
  const { http, asked } = hostOf(answers)
  const warnings: string[] = []
  const list = await loadPaket(HOST, (message) => warnings.push(message), http)
  return { list, warnings, asked }
}

describe('loadPaket', () => {
  it('reads every package in one call', async () => {
    const data = [paketRecord({ id: 1, slug: 'satu' }), paketRecord({ id: 2, slug: 'dua' })]
    const { list, warnings, asked } = await load({ '/api/paket': { data } })
    expect(list.map(({ slug }) => slug)).toEqual(['satu', 'dua'])
    expect(warnings).toEqual([])
    expect(asked).toEqual(['/api/paket'])
  })

  it('names a package that cannot be shown and goes on with the rest', async () => {
    const data = [
      paketRecord({ id: 1, slug: 'satu' }),
      { ...paketRecord({ id: 2 }), nama_paket: '' },
      paketRecord({ id: 3, slug: '../rahasia' }),
      paketRecord({ id: 4, slug: 'satu' }),
    ]
    const { list, warnings } = await load({ '/api/paket': { data } })
    expect(list.map(({ id }) => id)).toEqual([1])
    expect(warnings).toHaveLength(3)
    expect(warnings[0]).toContain('"id":2')
    expect(warnings[1]).toContain('../rahasia')
    expect(warnings[2]).toContain('slug-nya sama dengan paket lain')
  })

  it.each(['..', '.', '_astro', '404', 'umrah.html', 'a/b', 'a\\b', 'a b', '🕋', '%2e%2e', 'a?b'])(
    'makes no page of the slug %j, whose address would be another one',
    async (slug) => {
      const { list, warnings } = await load({ '/api/paket': { data: [paketRecord({ slug })] } })
      expect(list).toEqual([])
      expect(warnings[0]).toContain('slug-nya tidak dapat menjadi alamat halaman')
    },
  )

  it('asks an older host for the lists that its list call leaves out', async () => {
    const whole = paketRecord({ slug: 'lama' })
    const { hotels, itineraris, fasilitas, maskapais, pembimbings, ...rest } = whole
    const { harga_termasuks, harga_tidak_termasuks, keunggulans, syarat_ketentuans, ...summary } = rest
    const { list } = await load({
      '/api/paket': { data: [summary, { ...summary, slug: 'hilang' }] },
      '/api/paket/lama': { data: whole },
    })
    expect(list[0]?.hotels).toEqual(hotels)
    expect(list[1]).toMatchObject({ slug: 'hilang', hotels: [] })
  })

  it('fails when the host gives no list', async () => {
    await expect(load({})).rejects.toThrow('no list of packages from http://api.test/api/paket')
    await expect(load({ '/api/paket': { success: false, data: null } })).rejects.toThrow('{ data: […] }')
  })
})

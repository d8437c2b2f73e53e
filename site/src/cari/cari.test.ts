import { expect, test } from 'vitest'
import { MOST_HITS, openIndex } from './cari-indeks.ts'
import { buildIndex, type Dokumen } from './indeks.ts'

const dokumen = (judul: string, teks = '', path = `/${judul}`): Dokumen => ({
  path,
  judul,
  label: 'Artikel',
  ringkasan: '',
  teks,
})
/** Opens an index as a browser does: parsed from JSON, with its fetched files counted. */
function open(list: readonly Dokumen[], oneFile?: number) {
  const { indeks, lain } = buildIndex(list, oneFile)
  const brought: string[] = []
  const search = openIndex(JSON.parse(JSON.stringify(indeks)), async (nama) => {
    brought.push(nama)
    const isi = lain.get(nama)
    if (!isi) throw new Error(`no file ${nama}`)
    return JSON.parse(JSON.stringify(isi))
  })
  return { search, brought, lain }
}
const cari = (list: readonly Dokumen[], oneFile?: number) => {
  const { search } = open(list, oneFile)
  return async (typed: string) => (await search(typed)).list.map(({ judul }) => judul)
}

// In one file, and in as many as there can be.
const WAYS = [
  ['one file', undefined],
  ['files', 0],
] as const

test.each(WAYS)(
  'in %s a page is found by how its words begin, accents and one wrong letter aside, and by all that was typed',
  async (_way, oneFile) => {
    const find = cari(
      [dokumen('Koper', 'Paspor dan Türkiye'), dokumen('Vaksin', 'Buku kuning'), dokumen('Paspor baru')],
      oneFile,
    )
    expect(await find('turk')).toEqual(['Koper'])
    expect(await find('pasport')).toEqual(['Paspor baru', 'Koper'])
    expect(await find('kuning buku')).toEqual(['Vaksin'])
    // Words of every text are ignored.
    expect(await find('buku untuk yang kuning')).toEqual(['Vaksin'])
  },
)

test.each(WAYS)(
  'in %s what says some of the words comes after what says them all, and the word that nothing says is named',
  async (_way, oneFile) => {
    const list = [dokumen('Koper', 'paspor'), dokumen('Vaksin', 'buku kuning'), dokumen('Paspor', 'kuning')]
    const { search } = open(list, oneFile)
    const found = await search('kuning paspor')
    expect(found.list.map(({ judul }) => judul)).toEqual(['Paspor', 'Koper', 'Vaksin'])
    expect(found).toMatchObject({ total: 1, sebagian: 2, asing: [] })
    expect(await search('paspor zeppelin')).toMatchObject({ total: 0, sebagian: 2, asing: ['zeppelin'] })
    expect(await search('balon zeppelin')).toEqual({
      list: [],
      total: 0,
      sebagian: 0,
      asing: ['balon', 'zeppelin'],
    })
  },
)

test.each(WAYS)(
  'in %s what says it in its title comes first, and else the order is kept',
  async (_way, oneFile) => {
    const find = cari([dokumen('Satu', 'miqat'), dokumen('Dua', 'miqat'), dokumen('Miqat')], oneFile)
    expect(await find('miqat')).toEqual(['Miqat', 'Satu', 'Dua'])
  },
)

test.each(WAYS)(
  'in %s nothing that was typed fails, and as many hits are shown as somebody reads',
  async (_way, oneFile) => {
    const list = Array.from({ length: 100 }, (_, n) => dokumen(`Haji ${n}`, `nomor${n} constructor`))
    const { search } = open(list, oneFile)
    expect(await search('haji')).toMatchObject({ total: 100, list: { length: MOST_HITS } })
    expect((await search('nomor77')).list).toMatchObject([{ judul: 'Haji 77' }])
    for (const typed of ['', ' ', '<b>', '__proto__', '(', 'x'.repeat(10_000), '\ud83d'])
      expect((await search(typed)).total).toBe(0)
    expect(await open([], oneFile).search('haji')).toMatchObject({ list: [], total: 0 })
  },
)

test('of many pages a search brings a few files, once, and the first file stays small', async () => {
  const word = (n: number) => `kata${(n * 7_919).toString(36)}`
  const list = Array.from({ length: 500 }, (_, n) =>
    dokumen(`Tulisan ${n}`, Array.from({ length: 200 }, (__, k) => word((n * 31 + k * k) % 3_000)).join(' ')),
  )
  const { search, brought, lain } = open(list)
  expect(lain.size).toBeGreaterThan(40)
  expect(JSON.stringify(buildIndex(list).indeks).length).toBeLessThan(40_000)
  const once = await search(word(77))
  expect(once.total).toBeGreaterThan(10)
  const needed = brought.length
  expect(needed).toBeLessThan(15)
  expect(await search(word(77))).toEqual(once)
  expect(brought).toHaveLength(needed)
  expect(once).toEqual(await open(list, list.length).search(word(77)))
})

test('a file that does not come is asked for again', async () => {
  const { indeks, lain } = buildIndex([dokumen('Koper')], 0)
  let isOnline = false
  const search = openIndex(indeks, async (nama) => {
    if (!isOnline) throw new Error('no network')
    return lain.get(nama)
  })
  await expect(search('koper')).rejects.toThrow('no network')
  isOnline = true
  expect((await search('koper')).total).toBe(1)
})

test('its file holds no word twice', () => {
  const { kata } = buildIndex([dokumen('Haji haji', 'HAJI'), dokumen('Haji')]).indeks
  expect(kata).toBe('artikel haji')
})

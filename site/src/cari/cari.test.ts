import { expect, test } from 'vitest'
import { bukaIndeks, MOST_HITS } from './cari-indeks.ts'
import { buatIndeks, type Dokumen } from './indeks.ts'

const dokumen = (judul: string, teks = '', path = `/${judul}`): Dokumen => ({
  path,
  judul,
  label: 'Artikel',
  ringkasan: '',
  teks,
})
const cari = (list: readonly Dokumen[]) => {
  const search = bukaIndeks(JSON.parse(JSON.stringify(buatIndeks(list))))
  return (typed: string) => search(typed).list.map(({ judul }) => judul)
}

test('a page is found by how its words begin, accents and one wrong letter aside, and by all that was typed', () => {
  const find = cari([
    dokumen('Koper', 'Paspor dan Türkiye'),
    dokumen('Vaksin', 'Buku kuning'),
    dokumen('Paspor baru'),
  ])
  expect(find('turk')).toEqual(['Koper'])
  expect(find('pasport')).toEqual(['Paspor baru', 'Koper'])
  expect(find('kuning buku')).toEqual(['Vaksin'])
  expect(find('kuning paspor')).toEqual([])
})

test('what says it in its title comes first, and else the order is kept', () => {
  const find = cari([dokumen('Satu', 'miqat'), dokumen('Dua', 'miqat'), dokumen('Miqat')])
  expect(find('miqat')).toEqual(['Miqat', 'Satu', 'Dua'])
})

test('nothing that was typed fails, and as many hits are shown as somebody reads', () => {
  const list = Array.from({ length: 100 }, (_, n) => dokumen(`Haji ${n}`, `nomor${n} constructor`))
  const search = bukaIndeks(buatIndeks(list))
  expect(search('haji')).toMatchObject({ total: 100, list: { length: MOST_HITS } })
  expect(search('nomor77').list).toMatchObject([{ judul: 'Haji 77' }])
  for (const typed of ['', ' ', '<b>', '__proto__', '(', 'x'.repeat(10_000), '\ud83d'])
    expect(search(typed).total).toBe(0)
  expect(bukaIndeks(buatIndeks([]))('haji')).toEqual({ list: [], total: 0 })
})

test('its file holds no word twice', () => {
  const { kata } = buatIndeks([dokumen('Haji haji', 'HAJI'), dokumen('Haji')])
  expect(kata).toBe('artikel haji')
})

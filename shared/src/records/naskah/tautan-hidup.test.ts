import { expect, test } from 'vitest'
import { plainNaskah } from './plain-naskah.ts'
import { readNaskah } from './read-naskah.ts'
import { alamatRekaman, alamatSendiri, filterLinks, isHidup, tautanRekaman } from './tautan-hidup.ts'

const TEKS = `## Bekal [umrah](/data_produk/umrah-lama)

Lihat **[paket *lama*](/data_produk/umrah-lama#harga)** dan [yang baru](/data_produk/umrah-baru?x=1), [kami](/profile),
[kementerian](https://contoh.test/data_produk/umrah-lama), [program](/produk/2).

- satu [artikel](/artikel/hilang/)

> [!penting] [Judul](/layanan/hilang)
> kutip [pembimbing](/pembimbing/hilang)

| Nama | Tautan |
| --- | --- |
| a | [b](/data_produk/umrah-lama) |`

test('a text says which pages of records it leads to, each once', () => {
  expect(tautanRekaman(readNaskah(TEKS)).sort()).toEqual([
    '/artikel/hilang',
    '/data_produk/umrah-baru',
    '/data_produk/umrah-lama',
    '/layanan/hilang',
    '/pembimbing/hilang',
    '/produk/2',
  ])
  expect(['/a/?b', '/', '#x', 'mailto:a@b.id', 'https://a.id/x', '/a#b'].map(alamatSendiri)).toEqual([
    '/a',
    '/',
    null,
    null,
    null,
    '/a',
  ])
})

test('a link to what is gone becomes its words alone, wherever it stands, and no other link changes', () => {
  const naskah = readNaskah(TEKS)
  const live = filterLinks(naskah, (href) => !/umrah-lama|hilang/.test(href) || href.startsWith('https'))
  const hrefs = [...JSON.stringify(live).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([
    '/data_produk/umrah-baru?x=1',
    '/profile',
    'https://contoh.test/data_produk/umrah-lama',
    '/produk/2',
  ])
  expect(plainNaskah(live)).toBe(plainNaskah(naskah))
  expect(JSON.stringify(live)).toContain('"type":"em"')
})

test('a link is live where a page of its record stands, whichever way its slug is written, and wherever no record is meant', () => {
  const ada = new Set(['/data_produk/umrah-t%C3%BCrkiye', '/produk/2'])
  const live = [
    '/data_produk/umrah-türkiye/#harga',
    '/data_produk/umrah-t%C3%BCrkiye',
    '/produk/2',
    '/profile',
    '#x',
  ]
  expect(live.filter((href) => !isHidup(href, ada))).toEqual([])
  const gone = ['/data_produk/umrah', '/artikel/%E0%A4%A', '/produk/1?a=b', '/layanan/a/']
  expect(gone.filter((href) => isHidup(href, ada))).toEqual([])
  expect(isHidup('https://contoh.test/artikel/a', ada)).toBe(true)
})

test('a plain text says which pages of records it names, with the site or without', () => {
  const text = `Syarat ada di https://safar.test/artikel/syarat. Baca (/layanan/visa), "/data_produk/umrah#harga",
[ini](/produk/2) dan https://lain.test/artikel/bukan, 24/7, /profile atau https://safar.test.`
  expect(alamatRekaman(text, 'https://safar.test')).toEqual([
    '/artikel/syarat',
    '/layanan/visa',
    '/data_produk/umrah',
    '/produk/2',
  ])
})

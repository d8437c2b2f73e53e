import { expect, it } from 'vitest'
import { isOwnSlug, isSlug, slugCandidate, slugError, slugify } from './slug.ts'

it.each([
  ['Umrah Reguler Desember', 'umrah-reguler-desember'],
  ['Umrah Plus Türkiye & Bursa 2027', 'umrah-plus-turkiye-dan-bursa-2027'],
  ["Studi Ma'had Nabawi", 'studi-mahad-nabawi'],
  ['Kapadokya Dağı Straße Łódź Øresund Đà Æsir', 'kapadokya-dagi-strasse-lodz-oresund-da-aesir'],
  ['Umrah\u00a0Plus\u2011Tur\u00adki ２０２７', 'umrah-plus-turki-2027'],
  ['  --Haji!!  Khusus--  ', 'haji-khusus'],
  ['2027', 'paket-2027'],
  ['عمرة', 'paket'],
  ['🕋', 'paket'],
  ['👨‍👩‍👧 🕌', 'paket'],
  ['Index', 'paket-index'],
  ['Add', 'paket-add'],
  ['Impor!', 'paket-impor'],
  ['404', 'paket-404'],
  ['..', 'paket'],
  ['../../etc/passwd', 'etc-passwd'],
  ['_astro', 'astro'],
  ['feed.xml', 'feed-xml'],
  ['detail-shell', 'detail-shell'],
  ['constructor', 'constructor'],
])('%s → %s', (nama, slug) => {
  expect(slugify(nama, 'paket')).toBe(slug)
})

it('stays short and never ends in a dash', () => {
  const slug = slugify(`${'a'.repeat(79)} bcd`, 'paket')
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).not.toMatch(/-$/)
})

it('numbers later packages of one name', () => {
  expect([1, 2, 3].map((attempt) => slugCandidate('umrah', attempt))).toEqual(['umrah', 'umrah-2', 'umrah-3'])
})

it('takes a typed slug that could be made of a name, and says in words why another is none', () => {
  for (const text of ['umrah', 'umrah-2', 'a1', slugCandidate(slugify('a'.repeat(500), 'paket'), 12_345)])
    expect([text, slugError(text)]).toEqual([text, null])
  expect(slugError('kategori')).toBe('“kategori” sudah dipakai sistem. Pilih kata lain')
  for (const text of ['', '2027', '-a', 'a-', 'A', 'umrah türkiye', 'a/b', '..', 'a'.repeat(9_000)])
    expect([text, slugError(text)]).toEqual([text, expect.any(String)])
})

it('tells what may be a slug, ours or an older host’s, from what is none', () => {
  const read = (text: string) => [isOwnSlug(text), isSlug(text)]
  expect(read('umrah-2')).toEqual([true, true])
  expect(read(slugCandidate(slugify('a'.repeat(500), 'paket'), 12_345))).toEqual([true, true])
  expect(read('umrah-türkiye.1')).toEqual([false, true])
  for (const text of ['', '../a', 'a/b', '.a', 'a b', 'x'.repeat(9_000)])
    expect(read(text)).toEqual([false, false])
})

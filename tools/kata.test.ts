import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * One word for one thing, as README says: SPEC's own where it writes one, plain Indonesian everywhere else. Sources are
 * read with their comments left out, since those are English.
 */

const files = globSync('{site/src,admin/src,shared/src,api/src/ops/seed/demo}/**/*.{astro,ts,tsx}', {
  exclude: (name) => /\.test\.tsx?$/.test(name),
})
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => ({ file, line: line.replace(/(^|\s)\/\/.*$/, '').trim() })),
)
const having = (pattern: RegExp) => lines.filter(({ line }) => pattern.test(line))

test('no word is used that nobody says', () => {
  expect(having(/\b(?:luring|daring|saringan)\b/i)).toEqual([])
})

test('what is changed is diubah; Update and Remove stand on SPEC’s own buttons', () => {
  expect(having(/['"`>](?:Edit|Sunting|Hapuskan|Save|Cancel|Close)\b/)).toEqual([])
  expect(having(/\b(?:disunting|menyunting|diedit|mengedit)\b/i)).toEqual([])
  const english = having(/['"`>](?:Update|Remove)\b/).map(({ line }) => line)
  expect(english.filter((line) => !/^Update$|`Remove \$|"Remove"|>Remove</.test(line))).toEqual([])
})

test('a place in a group is a kursi, and whom one writes to is the agency', () => {
  expect(having(/['"`> ](?:sisa|jumlah|dari \S+) seat\b|customer service/i)).toEqual([])
})

test('the journey is an umrah; Umroh is the name that SPEC gives to a type, a menu entry, titles and services', () => {
  const NAMES = /Umroh (?:dan Haji|Overseas|Plus)|Paket Umroh|['"`>]Umroh['"`<]|\/umroh|umroh[:|`'".}]/g
  // Names in code: an address, `umroh` in a list of names, `umrohOverseas`, slugs of services, a type as a key.
  const CODE =
    /\b(?:page\.|const )umroh\b|(?<=Umroh: )umroh\b|\bumroh(?=[A-Z]|-(?:overseas|plus)')|(?<=[{[,]\s*)umroh(?=\s*[,}\]])|(?:^|[{,]\s*)Umroh:/g
  const left = ({ line }: { line: string }) => line.replace(NAMES, '').replace(CODE, '')
  expect(having(/umroh/i).filter((found) => /umroh/i.test(left(found)))).toEqual([])
})

test('a plan of days is an itinerary; Itenary stands on SPEC’s one button', () => {
  expect(having(/itenary/i).map(({ line }) => line)).toEqual(['Print Itenary'])
})

test('no field cuts what is pasted into it: what is too long is said to be', () => {
  expect(having(/\bmaxLength=/i)).toEqual([])
})

/** Words of forms and screens that nobody at a counter says, each with the one that stands for it. */
const KATA_KANTOR: readonly (readonly [RegExp, string])[] = [
  [/\bteks alt\b/i, 'Deskripsi gambar'],
  [/['"`>](?:Tagline|Semboyan)\b/, 'Slogan'],
  [/Bunyi persetujuan/, 'Lihat teks'],
  [/Belum ada petugas/, 'Tanpa penanggung jawab'],
  [/label: 'Petugas'|label="Petugas"/, 'Penanggung jawab'],
  [/Jatuh tempo hari ini|Lewat tempo/, 'Hubungi hari ini, Terlambat'],
  [/Mungkin kembar/, 'Kemungkinan ganda'],
  [/Selesai, hapus harinya/, 'Tandai selesai'],
  [/\[ALAMAT\]: \{ label: 'Alamat'/, 'Tautan halaman'],
  [/di Manifest\b/, 'di Pendaftaran'],
  [/Tanpa alt\b/, 'Tanpa deskripsi'],
  [/tanpa petugas|ada petugasnya/, 'penanggung jawab'],
  [/[Mm]ungkin (?:kembar|sama dengan)/, 'Kemungkinan ganda'],
  [/\b[Bb]unyi(?:nya)? (?:belum|versi)|[a-z] bunyinya di/, 'teks'],
  [/Alamat lama, |ingin alamat lain|Isi alamat halaman/, 'Tautan'],
  [/Alamat untuk memeriksa izin/, 'Tautan untuk memeriksa izin'],
  [/\bpenyunting\b|Dasawarsa/, 'words of a counter'],
  // Search words, by which whoever knows the old name finds the page.
  [/^(?!words: ').*\bfaktor kedua\b/i, 'verifikasi dua langkah'],
  [/^(?!words: ').*\b(?:di)?bangun ulang\b/i, 'terbitkan ulang'],
  [/\b(?:pulihkan|buang) draf\b/i, 'Lanjutkan isian, Buang saja'],
  [/['"`>](?:Di|T)angguhkan|mempersempit|kosong yang berharga/, 'Nonaktifkan, words of a counter'],
  // A draft is a record in the list; the copy in a browser is none.
  [/simpan draf['"`<]|Draf tersimpan di perangkat/, 'disimpan di perangkat'],
  [
    /Bekal sebelum berangkat|['"`>]Blog(?!', href: page\.artikel)/,
    'Artikel; Blog stands in SPEC’s menu alone',
  ],
]

test.each(KATA_KANTOR)('no screen says %s', (pattern, kata) => {
  expect(having(pattern), `say ${kata}`).toEqual([])
})

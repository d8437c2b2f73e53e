import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript-api'
import { expect, test } from 'vitest'

/*
 * Code says what it does in English, the nouns of the trade alone stay Indonesian: `hapusPaket` and `removePaket` side by side
 * are two words for one thing. This holds the first word of each function, hook, component and handler against the verbs that
 * Indonesian code would use. Words that are nouns of the API as well (`hitung`, `batal`, `masuk`) are not among them.
 */

const VERBS = new Set(
  `acak akhiri aktifkan alihkan ambil antre atur baca bagikan bandingkan bangunkan batalkan bayarkan bedakan berhenti beri
  buang buat buka cabut carikan catat centangkan cocokkan daftarkan dengar dicari ditekan gabungkan ganti geser golongkan
  gunakan hapus hentikan hitungkan ikuti ingat isikan izinkan jadikan jaga jawab kabarkan kembalikan kenali kirim kosongkan
  kukuhkan lakukan lanjutkan lengkapi lepas lewati lihat lupakan matikan minta muat mulai naikkan pakai panggil pasang
  pastikan pegang perbaiki periksa pilih pindahkan pisahkan pulihkan salin sapu saring sebutkan selesaikan sembunyikan
  sentuh serahkan setujui siapkan simpan sisihkan susun tahan tambah tambahkan tampilkan tandai tarik telusuri temukan
  terima terjemahkan tolak tukar tulis tunjukkan tutup ubah ukur ulangi umumkan undang unduh unggah urungkan urutkan`.split(
    /\s+/,
  ),
)
/** Words of a screen's parts that have an English name in every kit. */
const PARTS = new Set('baki bilah centang galat lembar lipatan sakelar segmen'.split(' '))
const BEFORE = new Set(['use', 'on', 'set', 'handle', 'is', 'can', 'has'])

const files = globSync('{shared,api,admin,site}/src/**/*.{ts,tsx}').concat(
  globSync('{e2e,tools}/**/*.ts', {
    exclude: (name) => name.endsWith('node_modules'),
  }),
)

/** Splits `useChangeAkun` into its words, all in small letters. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)

/** Returns the names under which a file declares what can be called. */
function calledIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const names: string[] = []
  const isCallable = (node: ts.Node | undefined) =>
    node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      (ts.isVariableDeclaration(node) && isCallable(node.initializer))
    if (declares && node.name && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const names = files.flatMap((file) => calledIn(file).map((name) => ({ file, name })))
const firstWord = (name: string) => {
  const words = wordsOf(name)
  return words.find((word, at) => at > 0 || !BEFORE.has(word)) ?? ''
}

test('functions are read', () => {
  expect(names.length).toBeGreaterThan(5_000)
})

test('what a function does is said by an English verb', () => {
  expect(names.filter(({ name }) => VERBS.has(firstWord(name)))).toEqual([])
})

test('parts of a screen have their English names', () => {
  expect(names.filter(({ name }) => wordsOf(name).some((word) => PARTS.has(word)))).toEqual([])
})

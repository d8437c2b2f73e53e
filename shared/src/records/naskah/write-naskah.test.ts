import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Align, Block, Inline, Naskah } from './naskah.ts'
import { plainNaskah } from './plain-naskah.ts'
import { readNaskah } from './read-naskah.ts'
import { nested, runsOf, sameNaskah, tidyRuns } from './runs.ts'
import { writeNaskah } from './write-naskah.ts'

const again = (text: string) => writeNaskah(readNaskah(text))

describe('a text that was read', () => {
  it.each([
    'Paragraf **tebal**, *miring*, ~~coret~~ dan `kode`.',
    '# Judul\n\n## Di bawahnya\n\nIsi.',
    '- satu\n- dua\n  - dalam\n- tiga',
    '1. satu\n2. dua',
    '7. tujuh\n8. delapan',
    '- satu\n\n  lanjut\n\n- dua',
    '- a\n\n* b',
    '> Kutipan.\n>\n> Dua.',
    '> [!catatan]\n> Isi.',
    '> [!saran] Tanyakan\n>\n> - satu\n> - dua',
    '| a | b |\n| --- | --: |\n| 1 | 2 |\n|  | x\\|y |',
    '| a | b |\n| --- | --- |\n| **satu**<br>dua | `<br>` |\n| \\<br> | x |',
    '![Pintu 79](kx3f9m2a7c-1600x1000.webp "Malam")',
    '[tautan](/umroh) dan [lain](https://a.test/b?c=d&e "judul")',
    'baris\\\nbaru',
    '```js\nx\n```',
    '___',
    'a **b *c* d** e',
    '\\# bukan judul\\\n1\\. bukan daftar',
    '2 \\* 3 \\* 4 = 24, snake_case, ~5 km, R&D, 5 < 6',
  ])('is written as it was: %j', (text) => expect(again(text)).toBe(text))

  it.each([
    ['__*a*__', '***a***'],
    ['* a\n* b', '- a\n- b'],
    ['Judul\n=====', '# Judul'],
    ['## Judul', '# Judul'],
    ['__a__ _b_', '**a** *b*'],
    ['a\nb', 'a b'],
    ['a  \nb', 'a\\\nb'],
    ['    kode', '```\nkode\n```'],
    ['***', '___'],
    ['[https://a.test](https://a.test)', '<https://a.test>'],
    ['<a@b.test>', '<a@b.test>'],
    ['|a|\n|-|', '| a |\n| --- |'],
    ['|a<BR />b|\n|-|', '| a<br>b |\n| --- |'],
    ['a<br>b', 'a\\<br>b'],
  ])('is written in one way: %j as %j', (text, written) => {
    expect(again(text)).toBe(written)
    expect(again(written)).toBe(written)
  })
})

const SOME = [
  'a',
  'Ka’bah',
  ' ',
  '*',
  '**',
  '_',
  '`',
  '~',
  '~~',
  '[',
  ']',
  '(x)',
  '!',
  '#',
  '>',
  '-',
  '+',
  '1.',
  '|',
  ':-',
  '=',
  '<b>',
  '<https://a.test>',
  '&amp;',
  '\\',
  '"',
  '🕋',
  '\u00a0',
  '://',
  '. ',
]
const words = fc
  .array(fc.constantFrom(...SOME), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
const href = fc.constantFrom('/umroh', 'https://a.test/b_(c)?d=e&amp;f', 'mailto:a@b.test', '#biaya')
const picture = fc.record({
  type: fc.constant('picture' as const),
  name: fc.constant('kx3f9m2a7c-1600x1000.webp'),
  alt: words.map((text) => text.replace(/\s+/g, ' ').trim()),
  caption: words.map((text) => text.replace(/\s+/g, ' ').trim()),
})

const { inline } = fc.letrec<{ inline: Inline; line: Inline[] }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 2 },
    words.map((text): Inline => ({ type: 'text', text })),
    words.map((text): Inline => ({ type: 'code', text })),
    fc.constant<Inline>({ type: 'break' }),
    fc.record({
      type: fc.constantFrom('strong' as const, 'em' as const, 'del' as const),
      content: tie('line'),
    }),
  ),
  line: fc.array(tie('inline'), { minLength: 1, maxLength: 3 }),
}))
const link = fc.record({
  type: fc.constant('link' as const),
  href,
  title: fc.constantFrom('', 'a "b" \\'),
  content: fc.array(inline, { minLength: 1, maxLength: 2 }),
})
/** As the reader gives lines: with words, and without white space where Markdown has none. */
const line = fc
  .array(fc.oneof({ weight: 4, arbitrary: inline }, link), { minLength: 1, maxLength: 4 })
  .map((inlines) => nested(tidyRuns(runsOf(inlines))))
  .filter((inlines) => inlines.length > 0)
const flatLine = line
  .map((inlines) =>
    nested(tidyRuns(runsOf(inlines).map((run) => ('break' in run ? { text: ' ', marks: {} } : run)))),
  )
  .filter((inlines) => inlines.length > 0)

const paragraph = line.map((content): Block => ({ type: 'paragraph', content }))
const { block } = fc.letrec<{ block: Block; blocks: Naskah; item: Naskah }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2 },
    paragraph,
    flatLine.map((content): Block => ({ type: 'heading', level: 2, id: '', content })),
    picture,
    fc.constant<Block>({ type: 'rule' }),
    words.map((text): Block => ({ type: 'code', info: '', text })),
    fc.record({
      type: fc.constant('list' as const),
      start: fc.constantFrom(null, 1, 3),
      items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('quote' as const), content: tie('blocks') }),
    fc.record({
      type: fc.constant('callout' as const),
      kind: fc.constantFrom('catatan' as const, 'saran' as const),
      title: fc.oneof(fc.constant<Inline[]>([]), flatLine),
      content: tie('blocks'),
    }),
    fc
      .tuple(
        fc.array(fc.constantFrom<Align>('', 'left', 'center', 'right'), { minLength: 1, maxLength: 3 }),
        fc.array(fc.array(fc.oneof(fc.constant<Inline[]>([]), line), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([align, cells]): Block => {
        const [head = [], ...rows] = cells.map((row) => row.slice(0, align.length))
        return { type: 'table', align, head, rows }
      }),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest]),
}))
const naskah = fc.array(block, { maxLength: 4 })

const letters = (text: string) => text.replace(/\s+/g, '')

/** Which blocks stand in which; levels of headings are the page's. */
const frame = (text: Naskah): unknown =>
  text.map((block) => {
    if (block.type === 'list') return [block.type, block.start, block.items.map(frame)]
    if (block.type === 'quote' || block.type === 'callout') return [block.type, frame(block.content)]
    return block.type === 'table' ? [block.align, block.rows.length] : block.type
  })

it('writes every cell, be its row longer than the head', () => {
  const cell = (text: string): Inline[] => [{ type: 'text', text }]
  const rows = [[cell('b'), [...cell('31'), { type: 'break' as const }, ...cell('juta')]]]
  expect(writeNaskah([{ type: 'table', align: [''], head: [cell('a')], rows }])).toBe(
    '| a |  |\n| --- | --- |\n| b | 31<br>juta |',
  )
})

it.each(['a  \n', '~~a~~ '])('writes a line of thousands of %j, and loses none', (piece) => {
  const text = readNaskah(piece.repeat(4_000))
  const written = writeNaskah(text)
  expect(sameNaskah(readNaskah(written), text)).toBe(true)
})

describe('any text', () => {
  it('says the same when it is written and read again: no word is lost, whatever it looks like', () => {
    fc.assert(
      fc.property(naskah, (text) => {
        const read = readNaskah(writeNaskah(text))
        expect(letters(plainNaskah(read))).toBe(letters(plainNaskah(text)))
        expect(frame(read)).toEqual(frame(text))
      }),
      { numRuns: 500 },
    )
  })

  it('is written in one way: what was written and read is written to the letter again', () => {
    fc.assert(
      fc.property(naskah, (text) => {
        const once = writeNaskah(text)
        expect(again(once)).toBe(once)
        expect(sameNaskah(readNaskah(once), readNaskah(again(once)))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

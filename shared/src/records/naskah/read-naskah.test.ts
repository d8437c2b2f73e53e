import { describe, expect, it } from 'vitest'
import { HOSTILE_LENGTH, HOSTILE_TEXTS } from '../../platform/testing/hostile-text.ts'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import { contentsOf, leadOf, picturesOf, plainNaskah, readMinutes } from './plain-naskah.ts'
import { readNaskah } from './read-naskah.ts'

const levels = (text: string, under?: number) =>
  readNaskah(text, under === undefined ? {} : { under }).map((block) =>
    block.type === 'heading' ? block.level : block.type,
  )

describe('headings of a text', () => {
  it('begin below the page’s own, leave out no level, and keep their order of rank', () => {
    expect(levels('# a\n## b\n### c\n# d')).toEqual([2, 3, 4, 2])
    expect(levels('## a\n## b\n#### c\n## d')).toEqual([2, 2, 3, 2])
    expect(levels('### a\n# b\n## c')).toEqual([2, 2, 3])
    expect(levels('# a\n## b', 3)).toEqual([4, 5])
    expect(levels('# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6')).toEqual([2, 3, 4, 5, 6, 6])
  })

  it('have ids of their own, and no words make no heading', () => {
    const text = readNaskah('# Di bandara\n# Di bandara\n# Di bandara 2\n#\n# 🕋')
    expect(contentsOf(text).map(({ id }) => id)).toEqual([
      'bagian-di-bandara',
      'bagian-di-bandara--2',
      'bagian-di-bandara-2',
      'bagian-judul',
    ])
    const [first] = contentsOf(readNaskah('# *Di* `bandara`\nx', { ids: 'jawab-3-' }))
    expect(first).toEqual({ id: 'jawab-3-di-bandara', text: 'Di bandara', level: 2 })
  })
})

describe('links', () => {
  const hrefs = (text: string) =>
    readNaskah(text).flatMap((block) =>
      block.type === 'paragraph'
        ? block.content.flatMap((inline) => (inline.type === 'link' ? [inline.href] : []))
        : [],
    )

  it.each(['https://a.test', 'HTTP://a.test/b?c', 'mailto:a@b.test', 'tel:+62812', '/umroh', '/', '#biaya'])(
    'lead to %s',
    (href) => expect(hrefs(`[x](${href})`)).toEqual([href]),
  )

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.test',
    '//a.test',
    '/\\a.test',
    'https:a.test',
    'https:///a.test',
    'umroh',
    '../umroh',
    '?q=1',
    '#',
    '',
  ])('never lead to %j, which stays text', (href) => {
    expect(hrefs(`[x](${href})`)).toEqual([])
    expect(plainNaskah(readNaskah(`[x](${href})`))).toContain('x')
    expect(plainNaskah(readNaskah(`[x](<${href}>)`))).toContain('x')
  })

  it('have words, and keep what stands in brackets before a picture’s name', () => {
    expect(plainNaskah(readNaskah('[](/umroh)'))).toBe('/umroh')
    expect(plainNaskah(readNaskah('[Pintu **79**](pintu.jpg)'))).toBe('[Pintu 79](pintu.jpg)')
  })
})

describe('pictures', () => {
  const NAME = 'kx3f9m2a7c-1600x1000.webp'

  it('stand by themselves, or in a line of words, and are known by name', () => {
    expect(readNaskah(`![Pintu *79*](${NAME} "Malam")`)).toEqual([
      { type: 'picture', name: NAME, alt: 'Pintu 79', caption: 'Malam' },
    ])
    expect(
      picturesOf(readNaskah(`- a ![b](${NAME})\n\n> ![c](${NAME})\n\n|![d](${NAME})|\n|-|\n||`)),
    ).toHaveLength(3)
  })

  it('are left out when they were not uploaded', () => {
    for (const name of ['https://a.test/b.webp', 'poster.jpg', '/storage/x.webp', '..'])
      expect(picturesOf(readNaskah(`a ![b](${name})`)), name).toEqual([])
    expect(readNaskah(`![b](${NAME})`, { isKnown: () => false })).toEqual([])
  })
})

describe('callouts', () => {
  const only = (text: string) => readNaskah(text)[0]
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

  it('are quotes that begin with their kind, with a title where one stands behind it', () => {
    const callout = { type: 'callout', kind: 'catatan', title: [], content: [paragraph('a')] }
    expect(only('> [!catatan]\n> a')).toEqual(callout)
    expect(only('> [!Catatan]  \n> a')).toEqual(callout)
    expect(only('> [!catatan]\n>\n> a')).toEqual(callout)
    expect(only('> [!catatan] a')).toEqual(callout)
    expect(only('> [!saran] b\n> a')).toEqual({
      ...callout,
      kind: 'saran',
      title: [{ type: 'text', text: 'b' }],
    })
  })

  it('are quotes where the kind is none', () => {
    for (const text of [
      '> [!lain]\n> a',
      '> a [!catatan]',
      '> **[!catatan]**',
      '> [!constructor]\n> a',
      '> [catatan]',
    ])
      expect(only(text)?.type, text).toBe('quote')
  })
})

it('reads tables with their sides, cells that are missing, and none that are too many', () => {
  expect(readNaskah('| a | b |\n|:-:|---|\n| 1 |\n| 1 | 2 | 3 |')).toMatchObject([
    {
      align: ['center', ''],
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [
        [[{ text: '1' }], []],
        [[{ text: '1' }], [{ text: '2' }]],
      ],
    },
  ])
})

it('reads as words what would open a table of more columns than any page holds, or more cells than a text has letters for', () => {
  const table = (columns: number, rows: number) =>
    `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|b\n'.repeat(rows)}`
  expect(readNaskah(table(60, 2))).toMatchObject([{ type: 'table', rows: [{ length: 60 }, { length: 60 }] }])
  expect(readNaskah(table(61, 2))).toMatchObject([{ type: 'paragraph' }, { type: 'paragraph' }])
  const blocks = readNaskah(Array.from({ length: 200 }, () => table(50, 50)).join('\n'))
  const tables = blocks.filter(({ type }) => type === 'table')
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.length).toBeLessThan(9)
  expect(plainNaskah(blocks)).toContain('|-|-|')
})

it('gives its words for searches, its first ones for a summary, and the time that it takes', () => {
  const text = readNaskah(
    '# Judul\n\nSatu **dua**\ntiga.\n\n- empat\n- lima\n\n> [!saran] Enam\n> tujuh\n\n|a|b|\n|-|-|\n|c|d|',
  )
  expect(plainNaskah(text)).toBe('Judul\nSatu dua tiga.\nempat\nlima\nEnam\ntujuh\na b\nc d')
  expect(leadOf(text, 100)).toBe('Satu dua tiga.')
  expect(leadOf(text, 10)).toBe('Satu dua…')
  expect(readMinutes(text)).toBe(1)
  expect(readMinutes(readNaskah('kata '.repeat(1_000)))).toBe(5)
  expect(plainNaskah(readNaskah(''))).toBe('')
})

const fill = (part: string) => part.repeat(Math.ceil(HOSTILE_LENGTH / part.length)).slice(0, HOSTILE_LENGTH)
const PARTS = [
  '[',
  ']',
  '![',
  '[](',
  '[a](',
  '![a](b',
  '[a]: ',
  '[a]: /b\n',
  '[a][b]',
  '[x](<',
  '[x](/a "',
  '[a](b)*',
  '*',
  '*a_',
  'a**b*c_',
  '**a *b ',
  '_*_*a',
  '~~a ',
  '`',
  '`a``b```',
  '>',
  '> ',
  '>-',
  '> [!catatan]\n',
  '- ',
  '- a\n',
  '- - ',
  '1. ',
  '# ',
  '#\n',
  '|',
  'a|b\n',
  '|a|b\n|-|-\n',
  '```\n',
  '<',
  '<!',
  '<a ',
  '&',
  '&a;',
  '=\n',
  'a\n',
  '    a\n',
]
const COSTLY: Record<string, string> = {
  ...HOSTILE_TEXTS,
  ...Object.fromEntries(PARTS.map((part) => [JSON.stringify(part), fill(part)])),
  'longer and longer backticks': Array.from({ length: 350 }, (_, index) => '`'.repeat(index + 1)).join(' '),
  'emphasis in emphasis': `${'*'.repeat(30_000)}a${'*'.repeat(30_000)}`,
  'emphasis of two kinds in each other': `${'*a **b '.repeat(4_000)}c${'** d*'.repeat(4_000)}`,
  'lines through lines': `a${'~~'.repeat(15_000)}b${'~~'.repeat(15_000)}`,
  'pictures in pictures': `${'!['.repeat(9_000)}a${'](b)'.repeat(9_000)}`,
  'lists in lists': Array.from({ length: 250 }, (_, index) => `${' '.repeat(index * 2)}- a`).join('\n'),
  'tables of empty rows': `|${'a|'.repeat(255)}\n|${'-|'.repeat(255)}\n${'|\n'.repeat(255)}\n`.repeat(39),
  'narrow tables of empty rows': `|a|b|\n|-|-|\n***\n`.repeat(4_000),
  'a wide table of empty rows': `|${'a|'.repeat(8_000)}\n|${'-|'.repeat(8_000)}\n${'|\n'.repeat(10_000)}`,
}

// What takes the square of its length takes minutes; a list of sixteen thousand entries is real work.
it('reads tables of empty rows in the time of an honest text', () => {
  for (const kind of ['tables of empty rows', 'a wide table of empty rows'])
    expect(workOf(() => readNaskah(COSTLY[kind] ?? ''))).toBeLessThan(2 * WORK_MS)
})

it('nests marks no deeper than anybody writes, and keeps the words', () => {
  const naskah = readNaskah(`${'*'.repeat(5_000)}niat${'*'.repeat(5_000)} lillah`)
  // Each level is two in the JSON: a mark and its content.
  const depth = JSON.stringify(naskah).split('"content"').length
  expect(depth).toBeLessThan(30)
  expect(plainNaskah(naskah)).toBe('niat lillah')
})

it.each(Object.entries(COSTLY))('reads 64 KB of %s at little cost', (_kind, hostile) => {
  expect(workOf(() => plainNaskah(readNaskah(hostile)))).toBeLessThan(10 * WORK_MS)
})

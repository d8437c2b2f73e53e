import { WORK_MS, workOf } from '@safar/shared/platform/testing/work'
import type { Block } from '@safar/shared/records/naskah/naskah'
import { plainInlines, plainNaskah } from '@safar/shared/records/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { elementFromString, getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markdownOf } from './doc.ts'
import { EXTENSIONS } from './extensions.ts'
import { cleanHtml } from './paste-html.ts'

// Made once: putting the editor's schema together costs more than reading a table by it.
const parser = DOMParser.fromSchema(getSchema(EXTENSIONS))
const html = (pasted: string) => markdownOf(parser.parse(elementFromString(cleanHtml(pasted))).toJSON())

describe('a pasted table', () => {
  it('fills what joined cells reach into, down and across', () => {
    expect(
      html(
        '<table><tr><th>Kota</th><th>Hotel</th><th>Quad</th><th>Double</th></tr><tr><td rowspan=2>Madinah</td><td>Anwar</td><td colspan=2>Rp 31 juta</td></tr><tr><td>Saja</td><td>Rp 32 juta</td><td>Rp 35 juta</td></tr></table>',
      ),
    ).toBe(
      '| Kota | Hotel | Quad | Double |\n| --- | --- | --- | --- |\n| Madinah | Anwar | Rp 31 juta | Rp 31 juta |\n| Madinah | Saja | Rp 32 juta | Rp 35 juta |',
    )
  })

  it('keeps every column where its first row has fewer cells than the others', () => {
    expect(
      html('<table><tr><td colspan=2>a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></table>'),
    ).toBe('| a | a | b |\n| --- | --- | --- |\n| c | d | e |')
    expect(html('<table><tr><td>a</td></tr><tr><td>c</td><td>Rp 30 juta</td></tr></table>')).toBe(
      '| a |  |\n| --- | --- |\n| c | Rp 30 juta |',
    )
  })

  it('keeps several rows of heads as one, in a browser’s markup as in Word’s', () => {
    const said = '| Paket | Harga<br>Quad | Harga<br>Double |\n| --- | --- | --- |\n| Juni | 31 | 35 |'
    const rows = (cell: string) =>
      `<tr><${cell} rowspan=2>Paket</${cell}><${cell} colspan=2>Harga</${cell}></tr><tr><${cell}>Quad</${cell}><${cell}>Double</${cell}></tr>`
    const body = '<tr><td>Juni</td><td>31</td><td>35</td></tr>'
    expect(html(`<table><thead>${rows('th')}</thead><tbody>${body}</tbody></table>`)).toBe(said)
    expect(html(`<table>${rows('td')}${body}</table>`)).toBe(said)
  })

  it('keeps paragraphs, lists and marks of a cell as its lines', () => {
    expect(
      html(
        '<table><tr><th>Kota</th><th>Isi</th></tr><tr><td><p>Makkah</p><p><b>5 malam</b></p></td><td>Termasuk:<ul><li>Visa<ol start=3><li>asli</li></ol></li><li><a href="/umroh">Tiket</a></li></ul>a|b<br><br>c</td></tr></table>',
      ),
    ).toBe(
      '| Kota | Isi |\n| --- | --- |\n| Makkah<br>**5 malam** | Termasuk:<br>• Visa<br>3\\. asli<br>• [Tiket](/umroh)<br>a\\|b<br>c |',
    )
  })

  it('has its caption, and a first row that is one cell, above it', () => {
    expect(
      html(
        '<table><caption>Harga 2027</caption><tr><td colspan=2>Umrah <i>Juni</i></td></tr><tr><td>Quad</td><td>31</td></tr><tr><td colspan=2>Catatan</td></tr></table>',
      ),
    ).toBe('**Harga 2027**\n\n**Umrah *Juni***\n\n| Quad | 31 |\n| --- | --- |\n| Catatan |  |')
  })

  it('is none where it only frames a page, and lines where it stands in a cell', () => {
    expect(
      html(
        '<table><tr><td><h2>Harga</h2><p>a</p><table><tr><td>Quad</td><td>31</td></tr></table></td></tr><tr><td><table><tr><td>b</td></tr></table></td></tr></table>',
      ),
    ).toBe('# Harga\n\na\n\n| Quad | 31 |\n| --- | --- |\n\nb')
    expect(
      html(
        '<table><tr><td>Kota</td><td>Harga</td></tr><tr><td>Makkah</td><td><table><tr><td>Quad</td><td>31</td></tr><tr><td>Double</td><td>35</td></tr></table></td></tr></table>',
      ),
    ).toBe('| Kota | Harga |\n| --- | --- |\n| Makkah | Quad · 31<br>Double · 35 |')
  })

  it('is words where it is larger than a table can be', () => {
    const row = `<tr>${Array.from({ length: 80 }, (_, index) => `<td>k${index}</td>`).join('')}</tr>`
    const text = html(`<table>${row}${row}</table>`)
    expect(text).toMatch(/^k0 · k1 · .* · k79\n\nk0 · /)
  })

  it.each([
    [
      'reaches beyond its rows and columns',
      '<table><tr><td colspan=1000 rowspan=65534>a</td><td rowspan=0>b</td></tr><tr></tr><tr><td>c</td></tr></table>',
    ],
    ['has many rows', `<table>${'<tr><td>a</td><td colspan=99 rowspan=99>b</td></tr>'.repeat(400)}</table>`],
    ['stands in many others', '<table><tr><td>'.repeat(60) + '</td></tr></table>'.repeat(60)],
    [
      'is marked a thousand times',
      `<table><tr><td>a</td><td>${'<b><i>x'.repeat(40)}${'</i></b>'.repeat(40)}</td></tr></table>`,
    ],
  ])('costs little where it %s', (_what, pasted) => {
    expect(workOf(() => cleanHtml(pasted))).toBeLessThan(40 * WORK_MS)
  })
})

/*
 * Any table, whatever reaches whereto: laid out here as the standard says, cell by cell, and compared with what is
 * stored.
 */

interface Cell {
  columns: number
  rows: number
  inside: 'words' | 'paragraphs' | 'list' | 'table' | 'lines' | 'nothing'
  isHead: boolean
}
const cell = fc.record<Cell>({
  columns: fc.constantFrom(1, 1, 1, 2, 3),
  rows: fc.constantFrom(1, 1, 1, 2, 4),
  inside: fc.constantFrom('words', 'words', 'paragraphs', 'list', 'table', 'lines', 'nothing'),
  isHead: fc.boolean(),
})
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })

const inside: Record<Cell['inside'], (a: string, b: string) => string> = {
  words: (a, b) => `${a} <b>${b}</b>`,
  paragraphs: (a, b) => `<p>${a}</p><p>${b}</p>`,
  list: (a, b) => `${a}<ul><li>${b}</li></ul>`,
  table: (a, b) => `<table><tr><td>${a}</td><td>${b}</td></tr></table>`,
  lines: (a, b) => `${a}<br>${b}`,
  nothing: () => '',
}

function drawn(rows: Cell[][]) {
  const words: { word: string; from: number; to: number }[] = []
  const taken = new Set<string>()
  const starts = new Set<number>()
  const markup = rows.map((cells, row) => {
    let column = 0
    const parts = cells.map((each) => {
      while (taken.has(`${row} ${column}`)) column += 1
      const own = each.inside === 'nothing' ? [] : [`kata${words.length}x`, `kata${words.length + 1}x`]
      starts.add(column)
      for (const word of own) words.push({ word, from: column, to: column + each.columns })
      for (let y = row; y < row + each.rows; y += 1)
        for (let x = column; x < column + each.columns; x += 1) taken.add(`${y} ${x}`)
      const tag = each.isHead ? 'th' : 'td'
      const [a = '', b = ''] = own
      return `<${tag} colspan=${each.columns} rowspan=${each.rows}>${inside[each.inside](a, b)}</${tag}>`
    })
    return `<tr>${parts.join('')}</tr>`
  })
  const said = { markup: `<table>${markup.join('')}</table>`, words }
  const cells = rows.flat()
  const isFrame = cells.length === 1 || (starts.size === 1 && cells.some((each) => each.inside === 'table'))
  if (!isFrame) return { ...said, columns: [...starts].sort((a, b) => a - b) }
  // What only frames others is none: each of those is a table of its own, of two columns.
  const own = cells
    .filter((each) => each.inside !== 'nothing')
    .flatMap((each) => [0, 1].map((column) => (each.inside === 'table' ? column : -1)))
  const framed = words.map(({ word }, at) => ({ word, from: own[at] ?? -1, to: (own[at] ?? -1) + 1 }))
  return { ...said, words: framed, columns: [0, 1] }
}

it('loses no word of any table, and moves none to another column', () => {
  let tables = 0
  fc.assert(
    fc.property(table, (rows) => {
      const { markup, words, columns } = drawn(rows)
      const naskah = readNaskah(html(`<p>sebelum</p>${markup}<p>sesudah</p>`))
      const said = plainNaskah(naskah)
      expect(words.filter(({ word }) => !said.includes(word))).toEqual([])
      expect(said).toMatch(/^sebelum[\s\S]*sesudah$/)
      const moved: string[] = []
      const stored = naskah.filter(
        (block): block is Extract<Block, { type: 'table' }> => block.type === 'table',
      )
      for (const { head, rows: body } of stored) {
        tables += 1
        for (const line of [head, ...body]) {
          for (const [index, content] of line.entries()) {
            for (const found of plainInlines(content).match(/kata\d+x/g) ?? []) {
              const from = words.find(({ word }) => word === found)
              const column = columns[index] ?? -1
              if (!from || column < from.from || column >= from.to) moved.push(found)
            }
          }
        }
      }
      expect(moved).toEqual([])
    }),
    { numRuns: 150 },
  )
  // Were all made words, no column would be proved.
  expect(tables).toBeGreaterThan(100)
})

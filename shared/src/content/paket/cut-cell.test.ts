import { expect, it } from 'vitest'
import { CUT_CELL, cellParts, hasLostEnd, LONGEST_CELL, LOST_END } from '../../platform/csv/cut-cell.ts'
import { csvText } from '../../platform/csv/write-csv.ts'
import { readSheet, readSheetRow } from '../../records/noun/read-sheet.ts'
import { cellsOf } from '../../records/noun/sheet.ts'
import { paketRecord } from './factory.ts'
import { paketCsv } from './paket-csv.ts'
import { PAKET } from './paket-fields.ts'

const panjang = paketRecord({
  itineraris: Array.from({ length: 40 }, (_, at) => ({
    hari: at + 1,
    tanggal: '',
    name: `Hari ${at + 1}, =SUM(A1)`,
    deskripsi: `${'- jalan, '.repeat(100)}${at}`,
    thumbnail: '',
  })),
})
const sheet = (text: string) => readSheet(PAKET, text, 10)

it('writes a list that no cell of Excel holds into several, and reads it back to the letter', async () => {
  const text = paketCsv([panjang, paketRecord({ slug: 'lain' })])
  const { baris, galat } = await sheet(text)
  expect(galat).toEqual([])
  expect(text).toContain('"itineraris";"itineraris_2"')
  for (const cell of text.split('";"')) expect(cell.length).toBeLessThan(LONGEST_CELL)
  const [first] = baris
  expect(first && readSheetRow(PAKET, first, panjang)).toEqual({ sent: {}, ubah: [], galat: [] })
  expect(first?.sel.has('itineraris_2')).toBe(false)
})

it('refuses a cell of just that length, and a list that lost its end', async () => {
  const cut = csvText([
    ['slug', 'itineraris'],
    ['a', 'x'.repeat(LONGEST_CELL)],
  ])
  expect((await sheet(cut)).galat).toEqual([{ baris: 2, kolom: 'itineraris', pesan: CUT_CELL }])
  expect(
    (
      await sheet(
        csvText([
          ['slug', 'itineraris'],
          ['a', 'x'.repeat(LONGEST_CELL - 1)],
        ]),
      )
    ).galat,
  ).toEqual([])
  // The columns behind it went lost.
  const first = cellParts(cellsOf(PAKET, panjang).get('itineraris') ?? '')[0] ?? ''
  const alone = { baris: 2, sel: new Map([['itineraris', first]]) }
  expect(readSheetRow(PAKET, alone, panjang).galat).toEqual([{ kolom: 'itineraris', pesan: LOST_END }])
})

it.each([
  ['satu\ndua\ntiga', 'satu\ndu', true],
  ['satu\ndua\ntiga', 'satu\ndua', false],
  ['satu\ndua\ntiga', 'satu\ndua\nti', false],
  ['satu\ndua\ntiga', '', false],
  ['satu\ndua\ntiga', 'satu\nlain', false],
])('of %j, %j has lost its end: %s', (before, text, lost) => expect(hasLostEnd(before, text)).toBe(lost))

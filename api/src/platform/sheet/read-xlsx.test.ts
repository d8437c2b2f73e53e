import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sheetOfRows, withBomb, workbook, workbookParts } from '../../testing/workbook.ts'
import { HttpError } from '../http/errors.ts'
import { dayOfSerial, openWorkbook } from './read-xlsx.ts'
import { writeTemplate } from './write-sheet.ts'
import { writeZip } from './write-zip.ts'

async function linesOf(bytes: Buffer, last = 100) {
  const { sheets } = await openWorkbook(bytes)
  const read = await sheets[0]?.read(last)
  return read?.lines.map(({ cells }) => Array.from(cells, (cell) => cell && `${cell.kind} ${cell.text}`))
}
const refusal = (bytes: Buffer) =>
  openWorkbook(bytes)
    .then(({ sheets }) => sheets[0]?.read(100))
    .then(
      () => 'none',
      (error: unknown) => (error instanceof HttpError ? `${error.status} ${error.message}` : String(error)),
    )

it('reads texts, numbers to the last digit, days by their format, and what formulas last gave', async () => {
  const rows = [
    [
      'Nama & <b>',
      3276014107900001,
      { day: 27253 },
      { formula: 'A1&"!"', value: 'x' },
      { formula: '1+1', value: 2 },
    ],
    [{ raw: '3.2760141079000001E+15' }, { raw: '8.1234567890E10' }, { raw: '27253' }, null, 'E'],
  ] as const
  expect(await linesOf(sheetOfRows(...rows))).toEqual([
    ['text Nama & <b>', 'number 3276014107900001', 'day 1974-08-12', 'text x', 'number 2'],
    ['number 3276014107900000', 'number 81234567890', 'number 27253', undefined, 'text E'],
  ])
})

it('counts days from 1900 with the leap day that never was, and from 1904 where the workbook says so', async () => {
  expect([1, 59, 60, 61, 27252.9998, 46446.75].map((serial) => dayOfSerial(serial, false))).toEqual([
    '1900-01-01',
    '1900-02-28',
    null,
    '1900-03-01',
    '1974-08-12',
    '2027-02-28',
  ])
  expect([0, 25791].map((serial) => dayOfSerial(serial, true))).toEqual(['1904-01-01', '1974-08-12'])
  expect(await linesOf(workbook([{ name: 'A', rows: [[{ day: 25791 }, 25791]] }], true))).toEqual([
    ['day 1974-08-12', 'number 25791'],
  ])
})

it('leaves out blank rows and hidden sheets, names formulas without a value, and ends behind the last row', async () => {
  const sheets = [
    { name: 'Rahasia', rows: [['x']], state: 'hidden' as const },
    { name: 'Data & lain', rows: [['a'], [], [{ formula: 'B1' }, 'b'], ['c']], joined: ['A1:C1'] },
  ]
  const book = await openWorkbook(workbook(sheets))
  expect(book.sheets.map(({ name }) => name)).toEqual(['Data & lain'])
  const read = await book.sheets[0]?.read(4)
  expect(read).toMatchObject({
    lines: [{ baris: 1 }, { baris: 3 }, { baris: 4 }],
    joined: [{ columns: [0, 2], rows: [1, 1] }],
    isLonger: false,
    galat: [{ baris: 3, column: 0 }],
  })
  expect(await book.sheets[0]?.read(3)).toMatchObject({ lines: [{ baris: 1 }, { baris: 3 }], isLonger: true })
})

it('refuses a bomb by what its directory states, and by what it inflates to where that lies', async () => {
  const parts = workbookParts([{ name: 'A', rows: [['x']] }]).filter(
    ({ name }) => !name.endsWith('sheet1.xml'),
  )
  const sheet = 'xl/worksheets/sheet1.xml'
  expect(await refusal(withBomb(parts, sheet, 60 * 1024 * 1024))).toMatch(/^422 .*mengembang/)
  expect(await refusal(withBomb(parts, sheet, 60 * 1024 * 1024, 1_000))).toMatch(/^422 .*mengembang/)
  expect(await refusal(withBomb(parts, sheet, 1_000, 2_000))).toMatch(/^422 .*rusak/)
})

it('refuses cells that refer to one long text over and over, and names no end of formulas without a value', async () => {
  const row = (cells: string) => `<row>${cells}</row>`
  const book = (text: string, rows: string) =>
    writeZip(
      workbookParts([{ name: 'A', rows: [[text]] }]).map((part) => ({
        name: part.name,
        text: part.name.endsWith('sheet1.xml')
          ? `<worksheet><sheetData>${rows}</sheetData></worksheet>`
          : part.text,
      })),
    )
  const same = '<c t="s"><v>0</v></c>'
  expect(await refusal(book('a'.repeat(1_000_000), row(same.repeat(17))))).toMatch(/^422 .*mengembang/)
  expect(await refusal(book('a'.repeat(1_000_000), row(same.repeat(16))))).toBe('none')
  const formulas = book('a', row('<c r="A1"><f>1</f></c>'.repeat(5_000)))
  const { sheets } = await openWorkbook(formulas)
  expect((await sheets[0]?.read(10))?.galat).toHaveLength(1_000)
})

it.each([
  ['a file cut short', sheetOfRows(['a']).subarray(0, 900), /rusak/],
  ['an archive of something else', writeZip([{ name: 'surat.txt', text: 'x' }]), /bukan buku kerja/],
  ['a binary workbook', writeZip([{ name: 'xl/workbook.bin', text: '' }]), /xlsb/],
  [
    'entities of its own',
    writeZip(
      workbookParts([{ name: 'A', rows: [['x']] }]).map(({ name, text }) => ({
        name,
        text: name.endsWith('workbook.xml') ? `<!DOCTYPE x [<!ENTITY a "aaaa">]>${text}` : text,
      })),
    ),
    /bukan buku kerja Excel yang utuh/,
  ],
])('refuses %s in words', async (_what, bytes, words) => {
  expect(await refusal(bytes)).toMatch(words)
})

it('refuses a part that is no deflated data, and one that is locked', async () => {
  const locked = sheetOfRows(['a'])
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8)
  expect(await refusal(locked)).toMatch(/kata sandi/)
  const parts = workbookParts([{ name: 'A', rows: [['x']] }]).filter(
    ({ name }) => !name.endsWith('sheet1.xml'),
  )
  const bomb = withBomb(parts, 'xl/worksheets/sheet1.xml', 100)
  bomb.fill(
    255,
    bomb.indexOf(deflateRawSync(Buffer.alloc(100, 32))),
    bomb.indexOf(Buffer.from('PK\x01\x02', 'latin1')),
  )
  expect(await refusal(bomb)).toMatch(/rusak/)
})

it('writes an empty sheet that it reads back, texts and days by their columns', async () => {
  const columns = [
    { head: 'NIK', kind: 'text' as const },
    { head: 'Lahir "A" & B', kind: 'day' as const },
    { head: 'Sapaan', kind: 'text' as const, of: ['TUAN', 'NONA'] },
  ]
  expect(await linesOf(writeTemplate('Jamaah', columns, 5))).toEqual([
    ['text NIK', 'text Lahir "A" & B', 'text Sapaan'],
  ])
})

import { crc32, deflateRawSync } from 'node:zlib'
import { writeZip, type ZipPart } from '../platform/sheet/write-zip.ts'

/*
 * Workbooks as spreadsheets write them, for tests. A text is a cell of text, a number one of a number; `raw` is a
 * number as the file writes it.
 */

/** A cell; a serial number with `day` is shown as a day, `formula` is what Excel last counted. */
export type WorkbookCell =
  | string
  | number
  | null
  | { day: number }
  | { formula: string; value?: string | number }
  | { raw: string }

interface Sheet {
  name: string
  rows: readonly (readonly WorkbookCell[])[]
  joined?: readonly string[]
  state?: 'hidden'
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const column = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : column(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))

function cell(value: WorkbookCell, reference: string, texts: string[]): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
  if (typeof value === 'string') return `<c r="${reference}" t="s"><v>${texts.push(value) - 1}</v></c>`
  if ('day' in value) return `<c r="${reference}" s="1"><v>${value.day}</v></c>`
  if ('raw' in value) return `<c r="${reference}"><v>${value.raw}</v></c>`
  const type = typeof value.value === 'string' ? ' t="str"' : ''
  const result = value.value === undefined ? '' : `<v>${escaped(String(value.value))}</v>`
  return `<c r="${reference}"${type}><f>${escaped(value.formula)}</f>${result}</c>`
}

/** Returns the parts of a workbook. */
export function workbookParts(sheets: readonly Sheet[], is1904 = false): ZipPart[] {
  const texts: string[] = []
  const parts = sheets.map(({ rows, joined = [] }, nth) => {
    const lines = rows.map((cells, at) => {
      const row = cells.map((value, each) => cell(value, `${column(each)}${at + 1}`, texts)).join('')
      return `<row r="${at + 1}">${row}</row>`
    })
    const merged = joined.map((reference) => `<mergeCell ref="${reference}"/>`).join('')
    const text = `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
    return { name: `xl/worksheets/sheet${nth + 1}.xml`, text }
  })
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_sheet, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return [
    { name: '[Content_Types].xml', text: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      text: `<?xml version="1.0"?><workbook xmlns="${MAIN}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${relations.join('')}</Relationships>` },
    {
      name: 'xl/styles.xml',
      text: '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-421]dd\\ mmmm\\ yyyy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst>${texts.map((text) => `<si><r><rPr><b/></rPr><t xml:space="preserve">${escaped(text)}</t></r></si>`).join('')}</sst>`,
    },
    ...parts,
  ]
}

/** Writes a workbook. */
export const workbook = (sheets: readonly Sheet[], is1904 = false): Buffer =>
  writeZip(workbookParts(sheets, is1904))

/** Writes a workbook of one sheet. */
export const sheetOfRows = (...rows: readonly (readonly WorkbookCell[])[]): Buffer =>
  workbook([{ name: 'Sheet1', rows }])

/** Adds a part to a ZIP file that is far larger than its bytes, and states another size if one is given. */
export function withBomb(parts: readonly ZipPart[], name: string, bytes: number, stated = bytes): Buffer {
  const plain = Buffer.alloc(bytes, 32)
  const packed = deflateRawSync(plain)
  const zip = writeZip([...parts, { name, text: '' }])
  // Its part is the last: its header, its data and its line in the directory are written anew.
  const local = zip.lastIndexOf(Buffer.from('PK\x03\x04', 'latin1'))
  const entry = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const fill = (at: number) => {
    zip.writeUInt16LE(8, at)
    zip.writeUInt32LE(crc32(plain), at + 6)
    zip.writeUInt32LE(packed.length, at + 10)
    zip.writeUInt32LE(stated, at + 14)
  }
  fill(local + 8)
  fill(entry + 10)
  const from = directory - deflateRawSync('').length
  zip.writeUInt32LE(from + packed.length, end + 16)
  return Buffer.concat([zip.subarray(0, from), packed, zip.subarray(directory)])
}

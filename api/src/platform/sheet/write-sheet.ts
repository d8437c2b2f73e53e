import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { serialOfDay } from './read-xlsx.ts'
import { escapedText as escaped, lettersOf, numberCell, textCell } from './write-cell.ts'
import { writeZip } from './write-zip.ts'

/** A column of a sheet. */
export interface SheetColumn {
  head: string
  kind: 'text' | 'day'
  /** The words to choose from, for a column that has no others. */
  of?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles by their place in `cellXfs`: plain, bold heads, texts (format 49 is `@`), and days. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`
const STYLE = { head: 1, text: 2, day: 3 } as const

/**
 * Writes an empty workbook for as many rows as an import takes. Its columns are texts, so that Excel rounds no number
 * of sixteen digits and drops no zero; those with a few words offer them.
 */
export const writeTemplate = (name: string, columns: readonly SheetColumn[], rows: number): Buffer =>
  writeSheet(name, columns, [], rows)

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  /** Lines above the heads, as texts. */
  above?: readonly (readonly string[])[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly string[])[]
  /** The rows in which columns with a few words offer them. */
  offered?: number
}

/**
 * Writes a workbook of one sheet: days (`YYYY-MM-DD`) as days, all else as text, which no program takes for a formula.
 * Blank cells are left out.
 * @param offered the rows in which columns with a few words offer them
 */
export const writeSheet = (
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
  offered = rows.length,
): Buffer => writeWorkbook([{ name, columns, rows, offered }])

/** Writes a workbook as `writeSheet` does, with as many sheets as are given; their names are made to fit and differ. */
export function writeWorkbook(sheets: readonly Sheet[]): Buffer {
  const names = sheetNames(sheets.map(({ name }) => name))
  const each = (of: (at: number) => string) => sheets.map((_, at) => of(at + 1)).join('')
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${kind}+xml"/>`
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}.xml"/>`
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${each((at) => type(`worksheets/sheet${at}`, 'worksheet'))}${type('styles', 'styles')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((at) => `<sheet name="${escaped(names[at - 1] ?? '')}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((at) => relation(at, 'worksheet', `worksheets/sheet${at}`))}${relation(sheets.length + 1, 'styles', 'styles')}</Relationships>`,
    },
    { name: 'xl/styles.xml', text: STYLES },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, text: sheetText(sheet) })),
  ])
}

/** The longest name of a sheet that Excel opens. */
const NAME_MOST = 31

/** Returns names that Excel takes: without its signs, cut, and each once, in capitals or not. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, at) => {
    const base = namePart(name.replace(/[[\]:*?/\\]/g, ' '), NAME_MOST) || `Lembar ${at + 1}`
    let own = base
    for (let nth = 2; taken.has(own.toLowerCase()); nth++)
      own = `${namePart(base, NAME_MOST - ` ${nth}`.length)} ${nth}`
    taken.add(own.toLowerCase())
    return own
  })
}

/** Returns the start of a name without blanks and apostrophes at its ends, where Excel takes none, once it is cut. */
const namePart = (name: string, most: number): string =>
  cutText(name.replace(/^['\s]+/, ''), most).replace(/['\s]+$/, '')

function sheetText({ above = [], columns, rows, offered = rows.length }: Sheet): string {
  const cols = columns.map(
    ({ head, kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(14, head.length + 4)}" style="${STYLE[kind]}" customWidth="1"/>`,
  )
  const head = above.length + 1
  const texts = (cells: readonly string[], row: number, style: number) =>
    `<row r="${row}">${cells.map((cell, at) => (cell === '' ? '' : textCell({ reference: `${lettersOf(at)}${row}`, style }, cell))).join('')}</row>`
  const lead = above.map((cells, nth) => texts(cells, nth + 1, nth === 0 ? STYLE.head : STYLE.text))
  const heads = texts(
    columns.map((column) => column.head),
    head,
    STYLE.head,
  )
  const lines = rows.map((cells, nth) => {
    const at = head + nth + 1
    const row = cells.map((value, nr) => cellOf(columns[nr], `${lettersOf(nr)}${at}`, value))
    return `<row r="${at}">${row.join('')}</row>`
  })
  const choices = columns.flatMap(({ of }, at) =>
    of
      ? [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${lettersOf(at)}${head + 1}:${lettersOf(at)}${head + offered}"><formula1>"${escaped(of.join(','))}"</formula1></dataValidation>`,
        ]
      : [],
  )
  const validations =
    choices.length === 0
      ? ''
      : `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>`
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${lead.join('')}${heads}${lines.join('')}</sheetData>${validations}</worksheet>`
}

function cellOf(column: SheetColumn | undefined, reference: string, value: string): string {
  if (value === '') return ''
  const { kind } = column ?? { kind: 'text' }
  return kind === 'day' && isTanggal(value)
    ? numberCell({ reference, style: STYLE.day }, serialOfDay(value, false))
    : textCell({ reference, style: STYLE.text }, value)
}

import { isTanggal } from '@safar/shared/platform/format/tanggal'
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

/**
 * Writes a workbook of one sheet: days (`YYYY-MM-DD`) as days, all else as text, which no program takes for a formula.
 * Blank cells are left out.
 * @param offered the rows in which columns with a few words offer them
 */
export function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
  offered = rows.length,
): Buffer {
  const cols = columns.map(
    ({ head, kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(14, head.length + 4)}" style="${STYLE[kind]}" customWidth="1"/>`,
  )
  const heads = columns.map(({ head }, at) =>
    textCell({ reference: `${lettersOf(at)}1`, style: STYLE.head }, head),
  )
  const lines = rows.map((cells, nth) => {
    const row = cells.map((value, at) => cellOf(columns[at], `${lettersOf(at)}${nth + 2}`, value))
    return `<row r="${nth + 2}">${row.join('')}</row>`
  })
  const choices = columns.flatMap(({ of }, at) =>
    of
      ? [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${lettersOf(at)}2:${lettersOf(at)}${offered + 1}"><formula1>"${escaped(of.join(','))}"</formula1></dataValidation>`,
        ]
      : [],
  )
  const validations =
    choices.length === 0
      ? ''
      : `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>`
  const sheet = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>${lines.join('')}</sheetData>${validations}</worksheet>`
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: STYLES },
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
  ])
}

function cellOf(column: SheetColumn | undefined, reference: string, value: string): string {
  if (value === '') return ''
  const { kind } = column ?? { kind: 'text' }
  return kind === 'day' && isTanggal(value)
    ? numberCell({ reference, style: STYLE.day }, serialOfDay(value, false))
    : textCell({ reference, style: STYLE.text }, value)
}

import { JAMAAH_IMPOR_BARIS } from '@safar/shared/people/jamaah/import-answer'
import {
  type ImportRow,
  isRoundedColumn,
  NIK_DIBULATKAN,
  readImportRow,
} from '@safar/shared/people/jamaah/import-cell'
import {
  HEAD_MOST,
  headRowOf,
  type ImportField,
  importLabel,
  isKnownHead,
  type JudulKolom,
  type KnownHeads,
  mapHeads,
} from '@safar/shared/people/jamaah/import-heads'
import type { Joined, SheetCell, SheetLine } from '@safar/shared/platform/csv/sheet-cell'
import { withoutSeparators } from '@safar/shared/platform/text/code'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { Galat } from '@safar/shared/records/noun/impor'
import { openSheetFile } from '../../access/openapi/sheet-file.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import type { SheetRead } from '../../platform/sheet/read-xlsx.ts'
import { inTurns } from '../../records/noun/import-refusal.ts'

/* The people of a sent sheet as it writes them, before anybody looks who they are. */

/** Rows above the people: a title, a departure, and heads of one row or two. */
const ABOVE = 21
const LAST_ROW = JAMAAH_IMPOR_BARIS + ABOVE
const TOO_MANY = `Paling banyak ${JAMAAH_IMPOR_BARIS.toLocaleString('id-ID')} orang dalam satu berkas. Bagi menjadi beberapa berkas.`
const NO_HEADS =
  'Judul kolomnya tidak ditemukan. Beri baris di atas orang pertama judul seperti Nama Paspor, NIK, dan No Paspor.'
const NO_SHEET = 'Lembar ini tidak ada di berkasnya.'
const NOBODY = 'Belum ada orang di bawah judul kolom.'
const UNKNOWN = 'Kolom ini belum dikenal. Pilih isiannya di atas, atau tinggalkan.'

/** A person's row. */
export interface PersonRow extends ImportRow {
  baris: number
}

/** A sheet as it was read. */
export interface PeopleSheet {
  lembar: string[]
  dipilih: number
  judul: JudulKolom[]
  rows: PersonRow[]
  galat: Galat
  /** Returns what the sheet calls a field; the office's own word where it has no such column. */
  headOf(field: ImportField): string
}

/**
 * Reads the people of a sheet, the first with heads that are known unless one is asked for.
 * @throws HttpError 422 in words for a file that cannot be read, has no heads, or has too many people
 */
export async function readPeopleSheet(
  body: unknown,
  remembered: KnownHeads,
  asked: number | null,
): Promise<PeopleSheet> {
  const { sheets } = await openSheetFile(body, TOO_MANY)
  if (asked !== null && !sheets[asked]) throw unprocessable(NO_SHEET)
  for (const [dipilih, { read }] of sheets.entries()) {
    if (asked !== null && asked !== dipilih) continue
    const sheet = await read(LAST_ROW)
    const headed = headedBy(sheet, remembered)
    if (!headed) continue
    const lines = sheet.lines.slice(headed.from)
    if (sheet.isLonger || lines.length > JAMAAH_IMPOR_BARIS) throw unprocessable(TOO_MANY)
    return { lembar: sheets.map(({ name }) => name), dipilih, ...(await peopleOf(sheet, headed, remembered)) }
  }
  throw unprocessable(NO_HEADS)
}

/** The heads of a sheet, their row, and how many lines come before the first person. */
interface Headed {
  heads: string[]
  baris: number
  from: number
}

/** Returns a row's cells as heads, long ones cut: a text in the place of a head is asked about by its beginning. */
const textsOf = ({ cells }: SheetLine) => Array.from(cells, (cell) => cutText(cell?.text ?? '', HEAD_MOST))

/** Finds the heads; where cells of their row are joined across columns, the row below says more of each. */
function headedBy({ lines, joined }: SheetRead, remembered: KnownHeads): Headed | null {
  const at = headRowOf(
    lines.slice(0, ABOVE).map((line, nth) => whole(line, lines[nth + 1], joined, remembered).heads),
    remembered,
  )
  const line = lines[at]
  if (!line) return null
  const { heads, isTwo } = whole(line, lines[at + 1], joined, remembered)
  return { heads, baris: line.baris, from: at + (isTwo ? 2 : 1) }
}

function whole(
  line: SheetLine,
  below: SheetLine | undefined,
  joined: readonly Joined[],
  remembered: KnownHeads,
) {
  const heads = textsOf(line)
  const across = joined.filter(
    ({ rows, columns }) => rows[0] === line.baris && rows[1] === line.baris && columns[1] > columns[0],
  )
  const isTwo = below?.baris === line.baris + 1 && across.some(({ columns }) => heads[columns[0]])
  // A title across the whole sheet is no head of two rows.
  if (!isTwo || heads.filter(Boolean).length < 2) return { heads, isTwo: false }
  for (const { columns } of across)
    for (let column = columns[0]; column <= columns[1]; column += 1) heads[column] = heads[columns[0]] ?? ''
  for (const [column, more] of textsOf(below).entries()) {
    const head = heads[column] ?? ''
    // `Paspor` over `No` is `No Paspor`; `Lahir` over `Tempat Lahir` is the lower one.
    const ways = [`${head} ${more}`, `${more} ${head}`, more].map((way) => way.trim())
    if (more !== '') heads[column] = ways.find((way) => isKnownHead(way, remembered)) ?? ways[0] ?? ''
  }
  return { heads: Array.from(heads, (head) => head ?? ''), isTwo: true }
}

async function peopleOf(sheet: SheetRead, { heads, baris, from }: Headed, remembered: KnownHeads) {
  const lines = sheet.lines.slice(from)
  const filled = new Set(
    lines.flatMap(({ cells }) => [...cells.keys()].filter((at) => cells[at] !== undefined)),
  )
  // An empty column is nobody's question.
  const judul = mapHeads(heads, remembered).map((head) =>
    head.isian === null && !filled.has(head.kolom) ? { ...head, isian: '' as const } : head,
  )
  const fields = new Map(judul.flatMap(({ kolom, isian }) => (isian ? [[kolom, isian] as const] : [])))
  const named = new Map(judul.map(({ kolom, judul: head }) => [kolom, head]))
  const headed = new Map(judul.flatMap(({ judul: head, isian }) => (isian ? [[isian, head] as const] : [])))
  const headOf = (field: ImportField) => headed.get(field) ?? importLabel(field)
  const galat: Galat = judul.flatMap((head) =>
    head.isian === null ? [{ baris, kolom: head.judul, pesan: UNKNOWN }] : [],
  )
  for (const kolom of filled)
    if (!named.has(kolom))
      galat.push({ baris, kolom: '', pesan: `Kolom ke-${kolom + 1} berisi tetapi tidak berjudul.` })
  for (const { baris: row, column, pesan } of sheet.galat)
    if (fields.has(column)) galat.push({ baris: row, kolom: named.get(column) ?? '', pesan })
  const rows: PersonRow[] = []
  for await (const line of inTurns(lines)) {
    const cells = new Map<ImportField, SheetCell>()
    for (const [kolom, field] of fields) {
      const cell = line.cells[kolom]
      if (cell) cells.set(field, cell)
    }
    if (cells.size > 0) rows.push({ baris: line.baris, ...readImportRow(cells) })
  }
  if (rows.length === 0) galat.push({ baris: baris + 1, kolom: '', pesan: NOBODY })
  nameRounded(rows)
  return { judul, rows, galat, headOf }
}

/** Names every NIK of a column that a spreadsheet rounded before it was saved as text. */
function nameRounded(rows: readonly PersonRow[]): void {
  const niks = rows.flatMap(({ sent }) => (sent.nik && isNik(sent) ? [sent.nik] : []))
  if (!isRoundedColumn(niks)) return
  for (const { sent, galat } of rows)
    if (sent.nik && isNik(sent) && withoutSeparators(sent.nik).endsWith('0')) {
      delete sent.nik
      galat.push({ isian: 'nik', pesan: NIK_DIBULATKAN })
    }
}

const isNik = ({ jenis_identitas = '' }: ImportRow['sent']) =>
  jenis_identitas === '' || jenis_identitas === 'NIK'

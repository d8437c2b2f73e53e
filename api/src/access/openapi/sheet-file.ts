import { otherKind } from '@safar/shared/platform/csv/other-kind'
import { readCsv } from '@safar/shared/platform/csv/read-csv'
import { unprocessable, unsupported } from '../../platform/http/errors.ts'
import {
  COLUMNS_MOST,
  type OpenBook,
  openBook,
  openWorkbook,
  type SheetRead,
  TOO_WIDE,
  type Workbook,
} from '../../platform/sheet/read-xlsx.ts'
import { sheetTextOf } from './sheet-text.ts'

/* A sent sheet of either kind, told by its bytes: a workbook of Excel, or text in columns. */

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')
/** The container of Excel's files before 2007, and of workbooks with a password. */
const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const LOCKED_PART = Buffer.from('EncryptedPackage', 'utf16le')

const SIMPAN =
  'Buka di Excel atau aplikasi sejenis, pilih Simpan Sebagai .xlsx atau CSV UTF-8, lalu pilih berkas itu.'
const LOCKED =
  'Buku kerja ini dikunci kata sandi. Buka di Excel, hapus kata sandinya (Info, Lindungi Buku Kerja), simpan, lalu pilih lagi.'
const RUMUS = 'Sel ini berisi rumus. Salin nilainya saja (Tempel khusus, Nilai), lalu simpan lagi.'

/**
 * Opens a sent sheet; text in columns is a workbook of one sheet without a name.
 * @param tooMany the error for text with more rows than are read
 * @throws HttpError 415 for another type of body; 422 in words for another kind of file, or a broken one
 */
export async function openSheetFile(body: unknown, tooMany: string): Promise<Workbook> {
  if (!Buffer.isBuffer(body)) throw unsupported('Kirim berkas .xlsx atau CSV.')
  const isWorkbook = body.subarray(0, ARCHIVE.length).equals(ARCHIVE)
  if (isWorkbook && (otherKind(body) ?? '').startsWith('berkas Excel')) return openWorkbook(body)
  if (body.subarray(0, OLD.length).equals(OLD) && body.includes(LOCKED_PART)) throw unprocessable(LOCKED)
  const other = otherKind(body)
  if (other !== null) throw unprocessable(`Ini ${other}. ${SIMPAN}`)
  const text = sheetTextOf(body)
  return { sheets: [{ name: '', read: (lastRow) => readText(text, lastRow, tooMany) }] }
}

const SIMPAN_BUKU =
  'Buka di Excel, pilih Simpan Sebagai .xlsx (atau .xlsm bila ada makronya), lalu pilih berkas itu.'

/**
 * Opens a sent workbook with all its sheets; text in columns is none.
 * @throws HttpError 422 in words for another kind of file, or a broken one
 */
export function openBookFile(bytes: Buffer): Promise<OpenBook> {
  if (bytes.subarray(0, OLD.length).equals(OLD) && bytes.includes(LOCKED_PART)) throw unprocessable(LOCKED)
  const other = otherKind(bytes) ?? 'bukan buku kerja Excel'
  if (!other.startsWith('berkas Excel') || !bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE))
    throw unprocessable(`Ini ${other}. ${SIMPAN_BUKU}`)
  return openBook(bytes)
}

/** @throws HttpError 422 for text that cannot be parsed, or with more rows than are read */
async function readText(text: string, lastRow: number, tooMany: string): Promise<SheetRead> {
  const read = await readCsv(text, lastRow, tooMany)
  if ('masalah' in read)
    throw unprocessable(read.baris > 1 ? `Baris ${read.baris}: ${read.masalah}` : read.masalah)
  const isWide = read.rows.some((cells) => cells.slice(COLUMNS_MOST).some((cell) => cell.trim() !== ''))
  if (isWide) throw unprocessable(TOO_WIDE)
  return {
    lines: read.rows.flatMap((cells, at) =>
      cells.some((cell) => cell.trim() !== '')
        ? [
            {
              baris: at + 1,
              cells: cells
                .slice(0, COLUMNS_MOST)
                .map((cell) => (cell.trim() === '' ? undefined : { text: cell, kind: 'text' as const })),
            },
          ]
        : [],
    ),
    joined: [],
    isLonger: false,
    galat: read.rumus.map(({ row, cell }) => ({ baris: row + 1, column: cell, pesan: RUMUS })),
  }
}

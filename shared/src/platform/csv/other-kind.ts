import { SIMPAN_CSV } from './sheet-files.ts'

/*
 * Files of another kind in the place of a text sheet, told by their first bytes: a name proves nothing, and Excel calls
 * whole web pages `.xls`.
 */

/** The number of bytes from which a file's kind is told. */
export const HEAD_BYTES = 4_096
/** The bytes in which marks and words are looked for. */
const BEGINNING = 1_024

const MARKS: readonly [letters: string, name: string][] = [
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'berkas Excel lama (.xls)'],
  ['%PDF', 'berkas PDF'],
  ['{\\rtf', 'berkas dokumen (.rtf)'],
  ['\x89PNG', 'gambar'],
  ['\xff\xd8\xff', 'gambar'],
  ['GIF8', 'gambar'],
  ['\x1f\x8b', 'berkas termampatkan (.gz)'],
  ['Rar!', 'arsip (.rar)'],
  ['7z\xbc\xaf', 'arsip (.7z)'],
]

/** Returns the first bytes as one letter each, since a file's kind shows in its bytes. */
function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
}

/** Returns the kind of a file that is no text sheet, in Indonesian; null if it may be one. */
export function otherKind(bytes: Uint8Array): string | null {
  const letters = lettersOf(bytes)
  if (letters.startsWith('PK\x03\x04')) return kindOfArchive(letters)
  const known = MARKS.find(([mark]) => letters.startsWith(mark))
  if (known) return known[1]
  const words = letters
    .slice(0, BEGINNING)
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)/, '')
    .trimStart()
    .toLowerCase()
  if (/^<(?:!doctype html|!--|html|head|meta|table|body|style|div)/.test(words))
    return 'halaman web (HTML) bernama .xls'
  if (/^mime-version:/.test(words)) return 'halaman web (MHT) bernama .xls'
  if (/^<\?xml|^<\?mso/.test(words)) return 'berkas XML'
  return /^[[{]\s*["{[]/.test(words) ? 'berkas JSON' : null
}

function kindOfArchive(letters: string): string {
  const head = letters.slice(0, BEGINNING)
  if (head.includes('opendocument.spreadsheet')) return 'berkas LibreOffice (.ods)'
  if (head.includes('opendocument.')) return 'berkas LibreOffice'
  if (letters.includes('word/')) return 'berkas Word (.docx)'
  if (/Index\/|\.iwa/.test(letters)) return 'berkas Numbers (.numbers)'
  return /\[Content_Types\]\.xml|_rels\/|xl\//.test(letters)
    ? 'berkas Excel (.xlsx)'
    : 'berkas Excel atau arsip (.xlsx, .zip)'
}

/** Returns the error for a file that is no text sheet, with the way to convert it; null if it may be one. */
export function otherKindMessage(bytes: Uint8Array): string | null {
  const other = otherKind(bytes)
  return other && `Ini ${other}, bukan CSV. ${SIMPAN_CSV}`
}

/* Files that people choose as a sheet: what the picker offers, and the words beside it. */

/** Those that are read: text in columns, by ending and by what phones call it. */
const READ = [
  '.csv',
  '.tsv',
  '.txt',
  'text/csv',
  'text/comma-separated-values',
  'text/tab-separated-values',
  'text/plain',
]
/** Those of spreadsheets, which are named, with the way to a sheet of text: a picker that hides them says nothing. */
const NAMED = [
  '.xlsx',
  '.xls',
  '.ods',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]

/** The `accept` of a file picker. */
export const SHEET_ACCEPT = [...READ, ...NAMED].join(',')

/** The hint that converts any spreadsheet into a readable file. */
export const SIMPAN_CSV =
  'Buka berkasnya di Excel atau aplikasi sejenis, lalu pilih Simpan Sebagai: CSV UTF-8.'

/** The hint beside the picker: which files are read and which are not. */
export const SHEET_PETUNJUK = `Yang dibaca: CSV dan teks yang dipisah tab. Berkas Excel (.xlsx, .xls) dan LibreOffice (.ods) belum. ${SIMPAN_CSV}`

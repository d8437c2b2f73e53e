/* Files that people choose as a sheet: what the picker offers, and the words beside it. */

/** Files that are read, text in columns, by ending and by the type that phones give. */
const READ = [
  '.csv',
  '.tsv',
  '.txt',
  'text/csv',
  'text/comma-separated-values',
  'text/tab-separated-values',
  'text/plain',
]
/**
 * Files of spreadsheets, which are refused by name with the way to convert them: a picker that hides them says nothing.
 */
const NAMED = [
  '.xlsx',
  '.xlsm',
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

/** The same hint where workbooks are read as well. */
export const SHEET_PETUNJUK_EXCEL =
  'Yang dibaca: Excel (.xlsx), CSV, dan teks yang dipisah tab, paling besar 5 MB. Berkas .xls lama dan .ods: Simpan Sebagai .xlsx atau CSV UTF-8 dulu.'

import { z } from 'zod'
import { unsupported } from '../../platform/http/errors.ts'
import { yakinField } from '../../platform/http/params.ts'
import type { Api } from './calls.ts'
import { sheetTextOf } from './sheet-text.ts'

/**
 * The third is what Windows calls a sheet's text where a spreadsheet is installed; what is behind it is named when it
 * is read.
 */
const TYPES = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]

/** The query of an import: check alone, or save. */
export const imporQuery = z.object({
  simpan: z
    .enum(['0', '1'], 'Isi 1 untuk menyimpan, atau 0 untuk memeriksa saja')
    .optional()
    .meta({ description: '`1` saves: all of it, or nothing.', examples: ['1'] }),
  yakin: yakinField,
})

/** Registers routes whose bodies are sheets: they read no other kind of body, and other routes do not read this one. */
export async function withSheets(app: Api, routes: (scope: Api) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    routes(scope)
  })
}

/**
 * Returns the text of a sent sheet.
 * @throws HttpError 415 for another type of body; 422 for a file of another kind
 */
export function sheetText(body: unknown): string {
  if (!Buffer.isBuffer(body)) throw unsupported('Kirim berkas CSV (text/csv).')
  return sheetTextOf(body)
}

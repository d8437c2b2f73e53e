import { z } from 'zod'
import { unsupported } from '../errors.ts'
import type { Api } from '../plugins/calls.ts'

/** The second is what Windows calls a sheet's text where a spreadsheet is installed. */
const TYPES = ['text/csv', 'application/csv', 'application/vnd.ms-excel']

/** Whether a sheet is looked at alone, or done. */
export const imporQuery = z.object({
  simpan: z
    .enum(['0', '1'], 'Isi 1 untuk menyimpan, atau 0 untuk memeriksa saja')
    .optional()
    .meta({ description: '`1` saves: all of it, or nothing.', examples: ['1'] }),
})

/** Routes whose bodies are sheets: no other kind of body is read there, nor this kind anywhere else. */
export async function withSheets(app: Api, routes: (scope: Api) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    routes(scope)
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const utf16 = new TextDecoder('utf-16le')
/** What spreadsheets of Windows write where nobody chose UTF-8. */
const windows = new TextDecoder('windows-1252')

/** The text of a sheet that was sent. @throws HttpError 415 for what is none */
export function sheetText(body: unknown): string {
  if (!Buffer.isBuffer(body)) throw unsupported('Kirim berkas CSV (text/csv).')
  if (body[0] === 0xff && body[1] === 0xfe) return utf16.decode(body)
  try {
    return utf8.decode(body)
  } catch {
    return windows.decode(body)
  }
}

import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** The type of a workbook of Excel without macros. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of Excel. */
export const xlsx: ZodOpenApiResponseObject = {
  description: 'A workbook of Excel',
  content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
}

/** Returns the headers of an answer that is a workbook under a name, which no cache keeps. */
export function asXlsxFile(name: string): Record<string, string> {
  return {
    'content-type': XLSX,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
}

import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** A file for spreadsheets. */
export const csv: ZodOpenApiResponseObject = {
  description: 'A sheet as UTF-8 with a mark, semicolons between its cells',
  content: { 'text/csv': { schema: z.string() } },
}

/** Headers of an answer that is such a file, kept under that name and by nobody on the way. */
export function asCsvFile(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
}

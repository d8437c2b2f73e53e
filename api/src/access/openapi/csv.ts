import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** A file for spreadsheets. */
export const csv: ZodOpenApiResponseObject = {
  description: 'A sheet as UTF-8 with a mark, semicolons between its cells',
  content: { 'text/csv': { schema: z.string() } },
}

/** Returns the headers of an answer that is a CSV file under a name, which no cache keeps. */
export function asCsvFile(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
}

import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { z } from 'zod'
import { call, dataOf, errors, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { imporQuery, sheetText, withSheets } from '../../access/openapi/sheet-body.ts'
import type { Pelaku } from '../../access/session/actor.ts'
import { signedIn } from '../../access/session/guard.ts'

interface Import<Answer> {
  /** The noun's name, as addresses have it. */
  name: string
  /** The template, and what it shows. */
  template: { summary: string; csv: () => string }
  /** The call that takes a sheet, with a short example of one. */
  sheet: { summary: string; example: string }
  /** The effect of a sheet, tried or done, with its errors. */
  answer: z.ZodType<Answer>
  preview(text: string): Promise<Answer>
  save(actor: Pelaku, text: string, isSure: boolean): Promise<Answer>
}

/** Registers the import of a noun from a sheet, and the template to begin one from. */
export async function importCalls<Answer>(
  app: Api,
  { name, template, sheet, answer, preview, save }: Import<Answer>,
): Promise<void> {
  const tags = [name]
  app.get(
    `/api/${name}/impor/contoh.csv`,
    call('staff', { tags, summary: template.summary, response: { 200: csv } }),
    async (_request, reply) => reply.headers(asCsvFile(`contoh-impor-${name}.csv`)).send(template.csv()),
  )

  await withSheets(app, (scope) => {
    scope.post(
      `/api/${name}/impor`,
      {
        ...call('staff', {
          tags,
          summary: sheet.summary,
          querystring: imporQuery,
          body: readByHandler({ 'text/csv': z.string().meta({ examples: [sheet.example] }) }),
          response: { 200: dataOf(answer), ...errors(409) },
        }),
        bodyLimit: IMPOR_LIMITS.bytes,
      },
      async (request) => {
        const { simpan, yakin } = request.query
        const text = sheetText(request.body)
        return { data: await (simpan === '1' ? save(signedIn(request), text, yakin === '1') : preview(text)) }
      },
    )
  })
}

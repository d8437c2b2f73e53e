import { aksesSchema } from '@safar/shared/access/log-akses/log-akses-schema'
import { isAktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import { z } from 'zod'
import { call, errors, pageOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { listLooks } from '../../access/session/log-akses.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { sealedFields } from './sealed.ts'
import type { StoredNoun } from './stored-noun.ts'

/**
 * Registers the call that reads a record's access log (openings of sealed values and files), for those who write the
 * noun.
 * @throws Error at the start of a server if the activity log has no kind for the noun: what nobody reads is not logged
 */
export function aksesRoute(app: Api, { database: { db } }: AppDeps, stored: StoredNoun): void {
  const { noun, label } = stored
  const isLooked = noun.files !== undefined || sealedFields(stored).length > 0
  if (isLooked && !isAktivitasJenis(noun.name)) throw new Error(`Activity has no kind for ${noun.name}.`)
  app.get(
    `/api/${noun.name}/:id/akses`,
    call(noun.audience.writes, {
      tags: [noun.name],
      summary:
        'Who looked at which sealed field or file of a record when, and why where that is asked; newest first. It outlives the record.',
      params: z.object({
        id: recordId(`${label} yang anda tuju tidak tersedia`).describe('Id of the record.'),
      }),
      querystring: pagesOf(50),
      response: { 200: pageOf(aksesSchema), ...errors(404) },
    }),
    async ({ params: { id }, query }) => {
      const joined = (await stored.joined?.to(db, id)) ?? []
      return listLooks(db, noun.name, [id, ...joined], query)
    },
  )
}

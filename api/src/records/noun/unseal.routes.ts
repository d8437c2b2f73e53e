import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { may } from '@safar/shared/access/session/who'
import { REQUIRED_MESSAGE, text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { forbidden, invalidFields } from '../../platform/http/errors.ts'
import { onceFor } from '../../platform/once-for.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import { findStamps } from './noun.repository.ts'
import { byIdOrSlug } from './noun-key.ts'
import { recordNotFound } from './save.ts'
import { readSealedCells, sealedFields } from './sealed.ts'
import type { StoredNoun } from './stored-noun.ts'

const openedAnswer = dataOf(z.object({ nilai: z.string() }))
const bodyOf = onceFor((noun: StoredNoun) => {
  const fields = sealedFields(noun).map(([name]) => name)
  return z.object({
    isian: z.enum(fields, `Pilih salah satu: ${fields.join(', ')}`),
    alasan: text(ALASAN_AKSES_MAX, true)
      .default('')
      .meta({ examples: ['Mengurus visa'] }),
  })
})

/**
 * Registers the call that opens one sealed field of one record, for the roles of the field; each opening is logged
 * before the value is given.
 */
export function unsealRoute(app: Api, deps: AppDeps, noun: StoredNoun): void {
  const { name, audience } = noun.noun
  const fields = new Map(sealedFields(noun))
  if (fields.size === 0) return

  app.post(
    `/api/${name}/:id/buka`,
    call(audience.reads, {
      tags: [name],
      summary:
        'The value of one sealed field, for whom it is. The access log keeps who opened which field when, and why where that is asked.',
      params: byIdOrSlug,
      body: bodyOf(noun),
      response: { 200: openedAnswer, ...errors(404, 503) },
    }),
    async (request) => {
      const { isian, alasan } = request.body
      const field = fields.get(isian)
      const actor = signedIn(request)
      if (!field || !may(actor.role, field.opens)) throw forbidden()
      if (field.reason && alasan === '') throw invalidFields({ alasan: [REQUIRED_MESSAGE] })
      const { db } = deps.database
      const stamps = await findStamps(db, noun, request.params.id)
      if (!stamps) throw recordNotFound(noun)
      const cell = (await readSealedCells(db, noun, stamps.id))[isian] ?? ''
      const place = { noun: name, record: stamps.id, field: isian }
      const nilai = cell === '' ? '' : openOrRefuse('Isian', () => deps.vault.open(place, cell)).toString()
      const look = { jenis: name, data_id: stamps.id, bidang: isian, alasan }
      await transact(deps, actor, (context) => noteLooks(context, look))
      return { data: { nilai } }
    },
  )
}

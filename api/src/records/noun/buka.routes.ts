import { may } from '@safar/shared/access/session/who'
import { isAktivitasJenis } from '@safar/shared/accounts/aktivitas/aksi'
import { REQUIRED_MESSAGE, text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { catat } from '../../access/session/catat.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Api } from '../../platform/http/calls.ts'
import { forbidden, HttpError, invalidFields } from '../../platform/http/errors.ts'
import { call, dataOf, errors } from '../../platform/openapi/answers.ts'
import { SealedError } from '../../platform/vault/sealed-text.ts'
import { findStamps } from './noun.repository.ts'
import { byIdOrSlug } from './noun-key.ts'
import { recordNotFound } from './save.ts'
import { readSealedCells, sealedFields } from './sealed.ts'
import type { StoredNoun } from './stored-noun.ts'

/** With the name of its field it is no longer than what activity keeps. */
const ALASAN_MOST = 150
const TANPA_KUNCI =
  'Kunci data di server ini tidak cocok, jadi isian ini belum dapat dibuka. Minta admin melihat Kesehatan sistem.'
const BUKAN_ITU =
  'Isian ini tidak dapat dibuka: isinya bukan yang disimpan di sini. Minta admin memeriksanya.'

/**
 * The call that opens one sealed field of one record, for whom the field lets; each opening is in the activity before the value is given.
 * @throws Error at the start of a server where activity has no kind for the noun: nobody opens what is not written down
 */
export function bukaRoute(app: Api, deps: AppDeps, noun: StoredNoun): void {
  const { name, audience } = noun.noun
  const fields = new Map(sealedFields(noun))
  if (fields.size === 0) return
  if (!isAktivitasJenis(name)) throw new Error(`Activity has no kind for ${name}.`)

  app.post(
    `/api/${name}/:id/buka`,
    call(audience.reads, {
      tags: [name],
      summary:
        'The value of one sealed field, for whom it is. Activity keeps who opened which field when, and why where that is asked.',
      params: byIdOrSlug,
      body: z.object({
        isian: z.enum([...fields.keys()], `Pilih salah satu: ${[...fields.keys()].join(', ')}`),
        alasan: text(ALASAN_MOST, true)
          .default('')
          .meta({ examples: ['Mengurus visa'] }),
      }),
      response: { 200: dataOf(z.object({ nilai: z.string() })), ...errors(404, 409, 503) },
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
      const nilai = cell === '' ? '' : opened(cell, { noun: name, record: stamps.id, field: isian })
      const rinci = [isian, alasan].filter(Boolean).join(': ')
      await catat(db, actor, { aksi: 'lihat', jenis: name, data_id: stamps.id, rinci }, deps.now())
      return { data: { nilai } }
    },
  )

  function opened(cell: string, place: { noun: string; record: number; field: string }): string {
    try {
      return deps.vault.open(place, cell).toString()
    } catch (error) {
      if (!(error instanceof SealedError)) throw error
      throw error.isKeyMissing ? new HttpError(503, TANPA_KUNCI) : new HttpError(409, BUKAN_ITU)
    }
  }
}

import {
  checkTemplate,
  contohIsi,
  type TeksTemplat,
  tanpaBawaan,
} from '@safar/shared/outbound/templat-surat/naskah-templat'
import { type NamaTemplat, templatOf } from '@safar/shared/outbound/templat-surat/templat'
import {
  namaTemplatSchema,
  pratinjauSuratSchema,
  teksTemplatSchema,
  templatSchema,
  templatUpdateSchema,
} from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { z } from 'zod'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { actorColumns, actorText } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { isiSurat } from './compose-template.ts'
import { htmlSurat, teksSurat } from './naskah-surat.ts'
import { listTemplat, riwayatTemplat, saveTemplate } from './templat.repository.ts'

const tags = ['templat pesan']
const byNama = z.object({ nama: namaTemplatSchema })

/** Registers the calls of message templates, for admins: their texts, previews, and the way back to the default. */
export function templatRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    '/api/templat-surat',
    call('admin', {
      tags,
      summary:
        'Every message with the words that staff gave it. What is empty is the product’s own; `versi` is 0 where nobody changed anything.',
      response: { 200: listOf(templatSchema) },
    }),
    async () => ({ data: await listTemplat(db) }),
  )

  app.get(
    '/api/templat-surat/:nama/riwayat',
    call('admin', {
      tags,
      summary: 'The last fifty versions of one, newest first.',
      params: byNama,
      response: { 200: listOf(templatSchema), ...errors(404) },
    }),
    async (request) => ({ data: await riwayatTemplat(db, request.params.nama) }),
  )

  app.post(
    '/api/templat-surat/:nama',
    call('admin', {
      tags,
      summary:
        'Keep a new version of a message’s words. An unknown word in braces, or a missing one that the message needs, gets 422 with its place; a stale `versi` 409 with the newest.',
      params: byNama,
      body: templatUpdateSchema,
      response: { 200: dataOf(templatSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { nama } = request.params
      const { versi, ...typed } = request.body
      const teks = checked(nama, typed)
      const user = signedIn(request)
      const data = await transact(deps, user, async (context) => {
        const saved = await saveTemplate(context, nama, { teks, versi, oleh: actorText(actorColumns(user)) })
        const { label } = templatOf(nama)
        await logActivities(context, {
          aksi: 'ubah',
          jenis: 'templat-surat',
          data_id: nama,
          nama: label,
          rinci: `versi ${saved.versi}`,
        })
        return saved
      })
      return { data }
    },
  )

  app.post(
    '/api/templat-surat/:nama/pratinjau',
    call('admin', {
      tags,
      summary: 'A message as it would read, with example data; nothing is kept.',
      params: byNama,
      body: teksTemplatSchema,
      response: { 200: dataOf(pratinjauSuratSchema), ...errors(404) },
    }),
    async (request) => {
      const { nama } = request.params
      const { kata, bagian } = contohIsi(nama)
      const kantor = { agency: { brand: kata.merek ?? '', email: '' }, siteUrl: kata.situs ?? '' }
      const surat = isiSurat({ nama, kata, ...bagian }, kantor, checked(nama, request.body))
      return { data: { perihal: surat.perihal, teks: teksSurat(surat), html: htmlSurat(surat) } }
    },
  )
}

/**
 * Returns the texts that differ from the default.
 * @throws HttpError 422 with their errors, by field
 */
function checked(nama: NamaTemplat, typed: TeksTemplat): TeksTemplat {
  const teks = tanpaBawaan(nama, typed)
  const salah = checkTemplate(nama, teks)
  if (Object.keys(salah).length > 0) throw invalidFields(salah)
  return teks
}

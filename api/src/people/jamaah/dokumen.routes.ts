import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { DOKUMEN_JENIS, type DokumenJenis, keadaanDokumen } from '@safar/shared/people/jamaah/dokumen'
import {
  dokumenJenisSchema,
  dokumenListSchema,
  dokumenPutusanSchema,
  dokumenSchema,
} from '@safar/shared/people/jamaah/dokumen-schema'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { sql } from 'kysely'
import { z } from 'zod'
import { call, dataOf, errors, json, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { attachment, receiveFile, sendFile } from '../../files/berkas-pribadi/private-file.routes.ts'
import { invalidFields, notFound } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { DOKUMEN_TIDAK_ADA, findDokumen, findDokumenRow, listDokumen } from './dokumen.repository.ts'
import {
  addDokumen,
  type DokumenDeps,
  decideDokumen,
  JAMAAH_TIDAK_ADA,
  noteChat,
  type PaperDecided,
  papersOf,
  removeDokumen,
} from './save-dokumen.ts'

const PATH = '/api/jamaah/:id/dokumen'
const tags = ['jamaah']
const ofPerson = z.object({ id: recordId(JAMAAH_TIDAK_ADA) })
const ofPaper = ofPerson.extend({ dokumen: recordId(DOKUMEN_TIDAK_ADA) })
const looking = z.object({ alasan: z.string().max(ALASAN_AKSES_MAX).optional() })
const form = {
  type: 'object',
  properties: {
    jenis: { type: 'string', enum: DOKUMEN_JENIS },
    berkas: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  required: ['jenis', 'berkas'],
} as const

/**
 * Registers the calls of pilgrims' papers, for staff alone. `tell` reads, before a decision, what is needed to tell of
 * it, and returns what tells.
 */
export function dokumenRoutes(app: Api, deps: DokumenDeps, tell: () => Promise<PaperDecided>): void {
  const { db } = deps.database

  /** Refuses a pilgrim who is not there: in the trash they show nothing, their papers neither. */
  async function requirePerson(id: number): Promise<void> {
    const { rows } = await sql`select id from ${sql.table(JAMAAH.name)} where id = ${id}`.execute(db)
    if (rows.length === 0) throw notFound(JAMAAH_TIDAK_ADA)
  }

  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'The papers of a pilgrim, newest first, without their files; `meta.keadaan` has the state of each kind.',
      params: ofPerson,
      response: { 200: json(dokumenListSchema), ...errors(404) },
    }),
    async ({ params: { id } }, reply) => {
      await requirePerson(id)
      const data = await listDokumen(db, id)
      reply.header('cache-control', 'no-store')
      return { data, meta: { keadaan: keadaanDokumen(data) } }
    },
  )

  app.post(
    PATH,
    call('staff', {
      tags,
      summary:
        'Store a paper of a kind: JPEG, PNG or PDF, up to 10 MB. It replaces the one of its kind, which stays; the same file again gives the paper that is there.',
      params: ofPerson,
      body: readByHandler({ 'multipart/form-data': form }),
      response: { 201: dataOf(dokumenSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      await requirePerson(id)
      const { upload, fields } = await receiveFile(request)
      const added = await addDokumen(deps, signedIn(request), id, readJenis(fields.get('jenis')), upload)
      return reply.code(201).send({ data: await findDokumen(db, id, added) })
    },
  )

  app.get(
    `${PATH}/:dokumen`,
    call('staff', {
      tags,
      summary: 'Give the file of a paper as an attachment. Each look is written to the access log.',
      params: ofPaper,
      querystring: looking,
      response: { 200: attachment, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const { id, dokumen } = request.params
      const { jenis, berkas } = await findDokumenRow(db, id, dokumen)
      const look = { who: signedIn(request), alasan: request.query.alasan }
      return sendFile(reply, await deps.berkasPribadi.open(papersOf(id, jenis), berkas, look))
    },
  )

  app.patch(
    `${PATH}/:dokumen`,
    call('staff', {
      tags,
      summary:
        'Decide on a paper: accepted, refused with a reason, or being checked. 409 for one that a newer upload replaced, or that somebody else decided on since `updated_at`.',
      params: ofPaper,
      body: dokumenPutusanSchema.meta({ id: 'DokumenPutusan' }),
      response: { 200: dataOf(dokumenSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { id, dokumen } = request.params
      const decided = await tell()
      return { data: await decideDokumen(deps, signedIn(request), id, dokumen, request.body, decided) }
    },
  )

  app.post(
    `${PATH}/:dokumen/kabar`,
    call('staff', {
      tags,
      summary: 'Note that a chat with the family about a refused paper was opened.',
      params: ofPaper,
      response: { 200: dataOf(dokumenSchema), ...errors(404, 409, 422) },
    }),
    async (request) => {
      const { id, dokumen } = request.params
      return { data: await noteChat(deps, signedIn(request), id, dokumen) }
    },
  )

  app.delete(
    `${PATH}/:dokumen`,
    call('staff', {
      tags,
      summary: 'Delete a paper with its file, for good.',
      params: ofPaper,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const { id, dokumen } = request.params
      await removeDokumen(deps, signedIn(request), id, dokumen)
      return { message: 'Dokumen dihapus.' }
    },
  )
}

/** Reads the kind of paper of a form. @throws HttpError 422 */
function readJenis(value: unknown): DokumenJenis {
  const read = dokumenJenisSchema.safeParse(value)
  if (read.success) return read.data
  throw invalidFields({
    jenis: [value === undefined || value === '' ? REQUIRED_MESSAGE : (read.error.issues[0]?.message ?? '')],
  })
}

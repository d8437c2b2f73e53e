import type { User } from '@safar/shared/access/session/session-schema'
import {
  type Publikasi,
  publikasiSchema,
  rilisSchema,
} from '@safar/shared/publishing/publikasi/publikasi-schema'
import { z } from 'zod'
import { call, dataOf, errors, pageOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { MAX_PER_PAGE, pageMeta, pagesOf } from '../../platform/http/params.ts'
import type { Publisher } from './contract.ts'

export interface PublikasiRoutesOptions {
  publisher: Pick<Publisher, 'status' | 'requestPublish' | 'listRilis' | 'goBackTo' | 'readLog'>
  /** Returns warnings and questions for staff. */
  attention(): Promise<Pick<Publikasi, 'jam'> & { peringatan: string[] }>
  /** An admin says that the server's clock is right. */
  believeClock(): Promise<void>
  /** Records who asked for a rebuild, before it is requested. */
  noteWish?(user: User | null): Promise<void>
  /** Logs other actions, once they are done. */
  note?(user: User | null, aksi: 'ubah' | 'kembali', rinci: string): Promise<void>
}

const byId = z.object({ id: z.string().describe('Id of a release.') })
const answer = { 200: dataOf(publikasiSchema) }
const tags = ['publikasi']

/**
 * Registers the calls of publishing: its state, a rebuild, the kept releases, the way back to one, and the last build's
 * log.
 */
export async function publikasiRoutes(
  app: Api,
  { publisher, attention, believeClock, noteWish, note }: PublikasiRoutesOptions,
) {
  async function status(): Promise<Publikasi> {
    const own = publisher.status()
    const { peringatan, jam } = await attention()
    return { ...own, peringatan: [...peringatan, ...(own.peringatan ?? [])], ...(jam && { jam }) }
  }

  app.get(
    '/api/publikasi',
    call('admin', { tags, summary: 'How publishing stands.', response: answer }, { isBackground: true }),
    async () => ({ data: await status() }),
  )

  app.post(
    '/api/publikasi',
    call('admin', { tags, summary: 'Ask for a rebuild.', response: { 202: dataOf(publikasiSchema) } }),
    async (request, reply) => {
      await noteWish?.(request.user)
      publisher.requestPublish()
      return reply.code(202).send({ data: await status() })
    },
  )

  app.post(
    '/api/publikasi/jam',
    call('admin', {
      tags,
      summary:
        "Say that the server's clock is right, when `jam` of the status asks so: what is deleted by its age goes on.",
      response: answer,
    }),
    async (request) => {
      await believeClock()
      await note?.(request.user, 'ubah', 'Jam server benar')
      return { data: await status() }
    },
  )

  app.get(
    '/api/publikasi/rilis',
    call('admin', {
      tags,
      summary:
        'The releases that are kept to go back to, newest first, each with what it brought and who did that: all of the last seven days, and twenty at least.',
      querystring: pagesOf(MAX_PER_PAGE),
      response: { 200: pageOf(rilisSchema) },
    }),
    async (request) => {
      const { page, per_page } = request.query
      const all = publisher.listRilis()
      return {
        data: all.slice((page - 1) * per_page, page * per_page),
        meta: pageMeta(all.length, request.query),
      }
    },
  )

  app.post(
    '/api/publikasi/rilis/:id',
    call('admin', {
      tags,
      summary: 'Serve a kept release again, until the next change.',
      params: byId,
      response: { ...answer, ...errors(404) },
    }),
    async (request) => {
      if (!(await publisher.goBackTo(request.params.id))) {
        throw new HttpError(404, 'Rilis itu sudah tidak disimpan.')
      }
      await note?.(request.user, 'kembali', request.params.id)
      return { data: await status() }
    },
  )

  app.get(
    '/api/publikasi/log',
    call('admin', {
      tags,
      summary: 'What the last build wrote.',
      response: { 200: dataOf(z.object({ teks: z.string() })) },
    }),
    async () => ({ data: { teks: await publisher.readLog() } }),
  )
}

import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import { gambarNamesIn } from '@safar/shared/files/gambar/name'
import { MAX_ID } from '@safar/shared/platform/id'
import {
  HALAMAN_NOUN,
  PRATINJAU_FOLDER,
  PRATINJAU_JAM,
  pratinjauSchema,
} from '@safar/shared/records/noun/pratinjau'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { rupaOf } from '../../files/gambar/rupa.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { bodyLimitOf } from '../../records/noun/body-limit.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { asPublished } from './as-published.ts'
import { findPratinjau, keepPratinjau } from './pratinjau.repository.ts'
import type { PratinjauRenderer } from './renderer.ts'

export interface PratinjauDeps extends AppDeps {
  pratinjau: PratinjauRenderer
}

/** The largest number of pictures whose details are passed; further ones are shown without. */
const MOST_PICTURES = 500
const TOKEN = /^[\w-]{43}$/
const PESAN = `Pratinjau, berlaku ${PRATINJAU_JAM} jam. Halaman ini belum terbit.`
const GONE = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Pratinjau berakhir</title><h1>Pratinjau ini tidak ada lagi.</h1><p>Tautan pratinjau berlaku ${PRATINJAU_JAM} jam. Mintalah tautan yang baru kepada yang mengirimnya.`

/** Registers the call that makes previews, of nouns whose records the site shows. */
export function pratinjauRoutes(app: Api, deps: PratinjauDeps, nouns: readonly StoredNoun[]): void {
  const { db } = deps.database
  const shown = nouns.filter(({ noun }) => noun.previewed)
  const names = shown.map(({ noun }) => noun.name)

  app.post(
    '/api/pratinjau',
    {
      ...call('staff', {
        tags: ['pratinjau'],
        summary: `The whole page of a record as it would be published, at an address of its own for ${PRATINJAU_JAM} hours. What is invalid is left out.`,
        body: z
          .object({
            jenis: z.enum(names, `Pilih salah satu: ${names.join(', ')}`),
            id: z
              .int()
              .min(1)
              .max(MAX_ID)
              .nullish()
              .meta({ examples: [1] }),
            data: z.looseObject({}).describe('Fields of the record, as far as they are filled.'),
          })
          .meta({ id: 'PratinjauInput' }),
        response: { 201: dataOf(pratinjauSchema), ...errors(404, 413, 429, 503) },
      }),
      bodyLimit: Math.max(...shown.map(({ noun }) => bodyLimitOf(noun))),
    },
    async (request, reply) => {
      const { jenis, id, data } = request.body
      const noun = shown.find((each) => each.noun.name === jenis)
      const halamanOf = HALAMAN_NOUN[jenis]
      if (!noun || !halamanOf) throw unprocessable('Bagian ini tidak punya pratinjau.')
      const stored = id ? await findRecord(db, noun, String(id)) : null
      if (id && !stored) throw recordNotFound(noun)
      const record = asPublished(noun, stored, data, deps.now())
      if (!record) throw unprocessable('Halaman belum dapat ditampilkan dengan isian ini.')
      const html = await deps.pratinjau.render({
        jenis,
        record,
        atEnd: noun.noun.ordered === true,
        halaman: halamanOf(record.slug ?? ''),
        rupa: await rupaIn(db, JSON.stringify(record)),
        pesan: PESAN,
      })
      const { token, berakhir } = await keepPratinjau(db, html, deps.now())
      // Never by what the request says of its host: the link goes to others.
      const url = new URL(`${PRATINJAU_FOLDER}/${token}`, deps.env.PUBLIC_API_URL ?? deps.siteUrl).href
      return reply.code(201).send({ data: { url, berlaku_sampai: berakhir.toISOString() } })
    },
  )

  // Scripts stay off: they would ask for what is on sale now, keep something, or tell a pixel of it.
  const images = ["'self'", 'data:', deps.siteUrl].join(' ')
  const policy = [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    "default-src 'self'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...deps.env.CORS_ORIGINS].join(' ')}`,
  ].join('; ')

  app.get<{ Params: { token: string } }>(
    `${PRATINJAU_FOLDER}/:token`,
    { config: { who: 'all' } },
    async (request, reply) => {
      const { token } = request.params
      const page = TOKEN.test(token) ? await findPratinjau(db, token, deps.now()) : null
      reply.removeHeader('x-frame-options')
      return reply
        .code(page ? 200 : 404)
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(page ?? GONE)
    },
  )
}

/** Returns the details of the pictures that a text names, since the site's own call leaves out those of drafts. */
async function rupaIn(db: Kysely<Tables>, text: string): Promise<RupaGambar[]> {
  const names = [...new Set(gambarNamesIn(text))].slice(0, MOST_PICTURES)
  if (names.length === 0) return []
  const rows = await db.selectFrom('gambar').selectAll().where('nama', 'in', names).execute()
  return rows.map(rupaOf)
}

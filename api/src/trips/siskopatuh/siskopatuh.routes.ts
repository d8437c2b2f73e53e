import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import type { Paket } from '@safar/shared/content/paket/paket'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { tidyLine } from '@safar/shared/platform/text/tidy'
import {
  jawabanInputSchema,
  kurangSchema,
  nomorImporSchema,
  SISKOPATUH_LIMITS,
  SISTEM,
  siskopatuhSchema,
  templatSchema,
} from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, message, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { openBookFile } from '../../access/openapi/sheet-file.ts'
import { XLSX } from '../../access/openapi/xlsx.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { HttpError, invalidFields, unprocessable, unsupported } from '../../platform/http/errors.ts'
import { readFormParts } from '../../platform/http/form-parts.ts'
import { noteExport } from '../daftar-berangkat/note-export.ts'
import { NOBODY, readTravellers } from '../daftar-berangkat/read-travellers.ts'
import { listNumbers, storeNumbers } from '../daftar-berangkat/registrasi.repository.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { departureRows } from './departure-rows.ts'
import { fillTemplate } from './fill-template.ts'
import { readNumbers } from './returned-numbers.ts'
import {
  currentTemplate,
  hasMacros,
  keepOpened,
  listAnswers,
  openTemplate,
  readSiskopatuh,
  rememberAnswers,
  storeTemplate,
} from './template.repository.ts'

const L = SISKOPATUH_LIMITS
const tags = ['keberangkatan']
const XLSM = 'application/vnd.ms-excel.sheet.macroEnabled.12'
const TOO_LARGE = `Buku kerja terlalu besar. Paling besar ${L.bytes / 1024 / 1024} MB.`
const CHOOSE = 'Pilih dulu buku kerjanya (.xlsx atau .xlsm).'

const file = { type: 'string', contentMediaType: 'application/octet-stream' } as const
const form = { type: 'object', properties: { berkas: file }, required: ['berkas'] } as const
const book = (type: string) => ({ [type]: { schema: { type: 'string' as const, format: 'binary' } } })

/** Registers the calls of the ministry's workbook: its upload, a departure in it, and the numbers that come back. */
export function siskopatuhRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database
  const { vault } = deps

  app.get(
    '/api/siskopatuh',
    call('staff', {
      tags,
      summary:
        'The ministry’s workbook that is filled, as it was read (`templat`, null before the first), and the answers that are remembered.',
      response: { 200: dataOf(siskopatuhSchema) },
    }),
    async () => ({ data: await readSiskopatuh(db) }),
  )

  app.post(
    '/api/siskopatuh/template',
    call('admin', {
      tags,
      summary: `Upload the ministry’s current workbook, \`.xlsx\` or \`.xlsm\`, up to ${L.bytes / 1024 / 1024} MB, empty below its heads. Its sheet and columns are found by their heads. \`sistem\` is the name of the ministry’s system.`,
      body: readByHandler({
        'multipart/form-data': {
          ...form,
          properties: { ...form.properties, sistem: { type: 'string', examples: [SISTEM] } },
        },
      }),
      response: { 201: dataOf(templatSchema) },
    }),
    async (request, reply) => {
      const { bytes, nama, fields } = await receiveBook(request)
      const sistem = tidyLine(String(fields.get('sistem') ?? '')).trim() || SISTEM
      if (sistem.length > L.sistem) throw invalidFields({ sistem: [`Paling banyak ${L.sistem} huruf`] })
      const opened = await openTemplate(bytes)
      const { read } = opened
      const { id, now } = await transact(deps, signedIn(request), async (context) => {
        const id = await storeTemplate(context, { nama, sistem, bytes })
        const rinci = `Buku kerja ${sistem}: lembar ${read.lembar}, ${read.kolom.size} kolom`
        await logActivities(context, { aksi: 'unggah', jenis: 'paket', rinci })
        return { id, now: context.now }
      })
      keepOpened(db, id, now, opened)
      const { templat } = await readSiskopatuh(db)
      return reply.code(201).send({ data: templat })
    },
  )

  app.post(
    '/api/siskopatuh/jawaban',
    call('staff', {
      tags,
      summary:
        'Remember which word of the workbook’s lists one of ours means: `Bogor` in `JAWA BARAT` is `KAB. BOGOR`. `jadi` null forgets it.',
      body: jawabanInputSchema.meta({
        id: 'JawabanSiskopatuh',
        examples: [
          { jawaban: [{ kolom: 'kabupaten', di: 'JAWA BARAT', nilai: 'Bogor', jadi: 'KAB. BOGOR' }] },
        ],
      }),
      response: { 200: message, ...errors(409) },
    }),
    async (request) => {
      const { read } = await currentTemplate(db)
      await transact(deps, signedIn(request), async (context) => {
        await rememberAnswers(context, read, request.body.jawaban)
        const rinci = `Padanan buku kerja, ${request.body.jawaban.length} kata`
        await logActivities(context, { aksi: 'ubah', jenis: 'paket', rinci })
      })
      return { message: 'Pilihan diingat' }
    },
  )

  app.get(
    '/api/keberangkatan/:paket/siskopatuh/kurang',
    call('staff', {
      tags,
      summary:
        'The cells of a departure’s workbook that would stay empty, with the reason of each, and the words that a person can say the meaning of. No number is told.',
      params: byDeparture,
      response: { 200: dataOf(kurangSchema), ...errors(404, 409) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(db, params.paket)
      reply.header('cache-control', 'no-store')
      return { data: (await rowsOf(paket)).kurang }
    },
  )

  app.get(
    '/api/keberangkatan/:paket/siskopatuh',
    call('staff', {
      tags,
      summary:
        'The ministry’s workbook filled with the people of a departure’s bookings from the down payment on; all else in it is as it was uploaded, macros too. 422 with each missing or unfitting cell in `data` (`{ jamaah, kolom, alasan }`); `sebagian=1` leaves those empty. The access log gets a row for each person.',
      params: byDeparture,
      querystring: z.object({
        sebagian: z.enum(['0', '1'], 'Tulis 1 atau 0').optional(),
        alasan: z.string().max(ALASAN_AKSES_MAX).optional(),
      }),
      response: {
        200: { description: 'The workbook', content: { ...book(XLSX), ...book(XLSM) } },
        ...errors(404, 409, 422, 503),
      },
    }),
    async (request, reply) => {
      const { params, query } = request
      const paket = await foundDeparture(db, params.paket)
      const { rows, kurang, template } = await rowsOf(paket)
      if (kurang.orang === 0) throw unprocessable(NOBODY)
      if (kurang.sel.length > 0 && query.sebagian !== '1')
        throw new HttpError(
          422,
          `${kurang.sel.length} sel belum dapat diisi, milik ${kurang.orang - kurang.lengkap} dari ${kurang.orang} orang.`,
          { data: kurang.sel, tanya: kurang.tanya },
        )
      const { book: opened, sistem } = template
      const filled = await fillTemplate(
        template,
        rows.map(({ row }) => row),
      )
      await noteExport(deps, signedIn(request), {
        paket,
        bidang: 'siskopatuh',
        apa: `Buku kerja ${sistem}`,
        travellers: rows.map(({ traveller }) => traveller),
        alasan: query.alasan,
      })
      const [type, ending] = hasMacros(opened) ? [XLSM, 'xlsm'] : [XLSX, 'xlsx']
      return reply
        .headers({
          'content-type': type,
          'content-disposition': `attachment; filename="${sistem.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${paket.slug}.${ending}"`,
          'cache-control': 'no-store',
        })
        .send(filled)
    },
  )

  app.post(
    '/api/keberangkatan/:paket/siskopatuh/nomor',
    call('staff', {
      tags,
      summary:
        'Read numbers of registration in a workbook that the ministry gave back, matched by passport or identity card, with what is wrong by row and column; `simpan=1` stores all of them or none.',
      params: byDeparture,
      querystring: z.object({ simpan: z.enum(['0', '1'], 'Tulis 1 atau 0').optional() }),
      body: readByHandler({ 'multipart/form-data': form }),
      response: { 200: dataOf(nomorImporSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { bytes } = await receiveBook(request)
      const isSaved = request.query.simpan === '1'
      const travellers = await readTravellers(db, vault, paket.id)
      const returned = await readNumbers(
        await openBookFile(bytes),
        travellers,
        await listNumbers(db, paket.id),
      )
      if (isSaved) {
        if (returned.galat.length > 0)
          throw new HttpError(422, 'Belum disimpan: ada baris yang perlu diperbaiki.', {
            data: { ...returned, disimpan: false },
          })
        await storeNumbers(deps, signedIn(request), paket, returned.baris)
      }
      reply.header('cache-control', 'no-store')
      return { data: { ...returned, disimpan: isSaved } }
    },
  )

  async function rowsOf(paket: Paket) {
    const template = await currentTemplate(db)
    const travellers = await readTravellers(db, vault, paket.id)
    return { template, ...departureRows(travellers, template.read, await listAnswers(db)) }
  }
}

/**
 * Reads a form with one workbook, under whatever name it comes.
 * @throws HttpError 413, 415 or 422 with a sentence for people
 */
async function receiveBook(request: FastifyRequest) {
  if (!request.isMultipart()) throw unsupported('Kirim buku kerja sebagai formulir dengan isian "berkas".')
  const { files, fields } = await readFormParts(request, {
    bytes: L.bytes + 64 * 1024,
    fields: 10,
    fieldBytes: 1_024,
    files: 1,
    fileBytes: L.bytes,
    message: TOO_LARGE,
  })
  const [sent] = files.values()
  if (!sent || sent.bytes.length === 0) throw unprocessable(CHOOSE, { berkas: [CHOOSE] })
  return { bytes: sent.bytes, nama: cutText(tidyLine(sent.filename), L.nama).trim(), fields }
}

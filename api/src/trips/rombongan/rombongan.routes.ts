import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import { LINK_HEADER } from '@safar/shared/platform/http/link-header'
import { defaultLastDay, lastDayError, linkUrl } from '@safar/shared/trips/rombongan/link'
import {
  catatanInputSchema,
  kontakInputSchema,
  linkInputSchema,
  newLinkSchema,
  type RombonganKantor,
  rombonganKantorSchema,
  rombonganSchema,
  SYNC_EXAMPLE,
  syncedSchema,
  syncInputSchema,
} from '@safar/shared/trips/rombongan/rombongan-schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { type Budget, countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, HttpError, invalidFields, tooMany } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { addLink, endLinks, findLink, type Link, listLinks } from './link.repository.ts'
import { listTravellers, readKontak, readRombongan } from './read-rombongan.ts'
import { holdRombongan, lastUrut, mergeInto, readCells, writeNote } from './sync-cells.ts'

const tags = ['keberangkatan']
const PATH = '/api/keberangkatan/:paket/rombongan'
const byLink = byDeparture.extend({ id: recordId('Tautan ini tidak ada.').describe('Id of a link.') })
/** Wrong tokens of one network: nobody guesses 256 bits, but each try costs a look. */
const wrongBudget = (network: string): Budget => ({
  key: `rombongan-salah:${network}`,
  limit: 60,
  windowMs: LONGEST_MS,
})
/** Calls of one link: two phones that both ask every ten seconds have some to spare. */
const linkBudget = ({ id }: Pick<Link, 'id'>): Budget => ({
  key: `rombongan:${id}`,
  limit: 600,
  windowMs: LONGEST_MS,
})
/** The time after which another reading of a link is noted. */
const NOTED_MS = 60_000
/** A phone sends no more than half a thousand cells at once. */
const BODY_MOST = 1024 * 1024
const linkHeaders = z.object({
  [LINK_HEADER]: z
    .string()
    .describe('The token of the link, which stands behind # of its address.')
    .meta({ examples: ['contoh-rombongan'.padEnd(43, '-')] }),
})

/** Registers the page of a departure's group: the office's calls, and those of a guide's phone with its link. */
export function rombonganRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  async function officeView(paket: Paket): Promise<RombonganKantor> {
    const { id, slug, nama_paket, tanggal_keberangkatan: berangkat } = paket
    const [{ kontak, versi }, travellers] = [
      await readKontak(db, id),
      await listTravellers({ db, vault: deps.vault }, id),
    ]
    const { terakhir } = await db
      .selectFrom('rombongan_sel')
      .select(({ fn }) => fn.max('diterima_pada').as('terakhir'))
      .where('paket_id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      paket: { id, slug, nama_paket, berangkat, pulang: hariPulang(paket) },
      tautan: await listLinks(db, id, deps.now()),
      kontak,
      kontak_versi: versi,
      peserta: travellers.map(({ id, nama, bantuan }) => ({ id, nama, bantuan: bantuan !== '' })),
      sel: await readCells(db, id),
      terakhir: terakhir ?? null,
    }
  }

  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'The group page of a departure as the office sees it: its links without their tokens, contacts, and the roll that guides called.',
      params: byDeparture,
      response: { 200: dataOf(rombonganKantorSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const data = await officeView(await foundDeparture(db, params.paket))
      reply.header('cache-control', 'no-store')
      return { data }
    },
  )

  app.post(
    PATH,
    call('staff', {
      tags,
      summary:
        'Make a link for one more guide’s phone; its address is answered this once. It ends a week after the return unless `sampai` says otherwise, and older links stay: each phone has its own. 409 with those that are open once there are six.',
      params: byDeparture,
      body: linkInputSchema.meta({ id: 'TautanRombonganInput', examples: [{ untuk: 'Ustadz Salman' }] }),
      response: { 201: dataOf(newLinkSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { untuk, sampai } = request.body
      const [today, pulang] = [hariIni(deps.now()), hariPulang(paket)]
      const refusal = sampai && lastDayError(sampai, pulang, today)
      if (refusal) throw invalidFields({ sampai: [refusal] })
      const last = sampai || defaultLastDay(pulang, today)
      const { id, token } = await transact(deps, signedIn(request), async (context) => {
        await holdRombongan(context, paket.id)
        const made = await addLink(context, paket.id, { untuk, berakhir_pada: awalHari(addDays(last, 1)) })
        await noteDone(paket, context, 'buat', 'Tautan rombongan')
        return made
      })
      const link = (await listLinks(db, paket.id, deps.now())).find((one) => one.id === id)
      if (!link) throw new Error('A link is there once it was made')
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ data: { ...link, tautan: linkUrl(deps.siteUrl, token) } })
    },
  )

  app.patch(
    PATH,
    call('staff', {
      tags,
      summary:
        'Say whom the guide may call: these contacts take the place of those of now. 409 with them if somebody else saved first.',
      params: byDeparture,
      body: kontakInputSchema.meta({
        id: 'KontakRombongan',
        examples: [{ kontak: [{ nama: 'Ambulans', keterangan: 'Gratis', telepon: '997' }] }],
      }),
      response: { 200: dataOf(rombonganKantorSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { kontak, versi } = request.body
      await transact(deps, signedIn(request), async (context) => {
        await holdRombongan(context, paket.id)
        const stored = await readKontak(context.trx, paket.id)
        // A page that was opened before the first link knows of no version, and misses nothing.
        const isSame = versi === stored.versi || (versi === '' && stored.kontak.length === 0)
        if (versi !== undefined && !isSame)
          throw conflict('Kontak ini sudah diubah orang lain.', { data: stored })
        await context.trx
          .updateTable('rombongan')
          .set({ kontak: JSON.stringify(kontak), updated_at: context.now.toISOString() })
          .where('paket_id', '=', paket.id)
          .execute()
        await noteDone(paket, context, 'ubah', 'Kontak rombongan')
      })
      return { data: await officeView(paket) }
    },
  )

  app.post(
    `${PATH}/catatan`,
    call('staff', {
      tags,
      summary:
        'Write a note of the departure as the office, such as of a thing that was found, or settle or remove one of a guide.',
      params: byDeparture,
      body: catatanInputSchema.meta({
        id: 'CatatanRombongan',
        examples: [{ jenis: 'barang', teks: 'Tas cokelat di bus 1' }],
      }),
      response: { 200: dataOf(rombonganKantorSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const paket = await foundDeparture(db, request.params.paket)
      await transact(deps, signedIn(request), async (context) => {
        await writeNote(context, paket.id, request.body)
        await noteDone(paket, context, 'ubah', 'Catatan rombongan')
      })
      return { data: await officeView(paket) }
    },
  )

  app.delete(
    PATH,
    call('staff', {
      tags,
      summary: 'End every link of a departure: each phone wipes what it kept at its next contact.',
      params: byDeparture,
      response: { 200: message, ...errors(404) },
    }),
    (request) => end(request, request.params.paket),
  )

  app.delete(
    `${PATH}/:id`,
    call('staff', {
      tags,
      summary: 'End one link, as of a phone that was lost: it wipes what it kept at its next contact.',
      params: byLink,
      response: { 200: message, ...errors(404) },
    }),
    (request) => end(request, request.params.paket, request.params.id),
  )

  async function end(request: FastifyRequest, idOrSlug: string, id?: number) {
    const paket = await foundDeparture(db, idOrSlug)
    const ended = await transact(deps, signedIn(request), async (context) => {
      const ended = await endLinks(context, paket.id, id)
      if (ended > 0) await noteDone(paket, context, 'cabut', 'Tautan rombongan')
      return ended
    })
    return { message: ended > 0 ? 'Tautan diakhiri.' : 'Tautannya sudah berakhir.' }
  }

  app.get(
    '/api/rombongan',
    {
      ...call('all', {
        tags,
        summary:
          'What a guide reads of their group by their link: names, rooms, flights, days, needs and whom to call; no number of a paper. 410 once the link has ended: the phone then wipes what it kept.',
        headers: linkHeaders,
        response: { 200: dataOf(rombonganSchema), ...errors(404, 410, 429) },
      }),
      onRequest: refuseSpent(deps, wrongBudget),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { link, paket } = await linkOf(request)
      const travellers = await listTravellers({ db, vault: deps.vault }, paket.id)
      await noteRead(
        link,
        travellers.flatMap(({ jamaahId, bantuan }) => (jamaahId !== null && bantuan ? jamaahId : [])),
      )
      const { kontak } = await readKontak(db, paket.id)
      const { berakhir_pada } = link
      return {
        data: await readRombongan({ db, paket, now: deps.now() }, travellers, { kontak, berakhir_pada }),
      }
    },
  )

  app.post(
    '/api/rombongan',
    {
      ...call('all', {
        tags,
        summary:
          'Send the stops, marks and notes that a phone wrote, and get those that it does not know yet. Each belongs to its last writer by a counter, so calls may come late, twice, and from two phones at once.',
        headers: linkHeaders,
        body: syncInputSchema.meta({ id: 'RombonganSel', examples: [SYNC_EXAMPLE] }),
        response: { 200: dataOf(syncedSchema), ...errors(404, 409, 410, 429) },
      }),
      bodyLimit: BODY_MOST,
      onRequest: refuseSpent(deps, wrongBudget),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { link, paket } = await linkOf(request)
      const { sejak, sel } = request.body
      if (sel.length > 0) await transact(deps, null, (context) => mergeInto(context, paket.id, sel))
      // The number first: what is written meanwhile comes again with the next call.
      const sampai = await lastUrut(db, paket.id)
      await noteRead(link, [])
      return {
        data: {
          sel: sampai > sejak ? await readCells(db, paket.id, sejak) : [],
          sampai,
          waktu_server: deps.now().toISOString(),
        },
      }
    },
  )

  /** @throws HttpError 404, 410, 429 */
  async function linkOf(request: FastifyRequest): Promise<{ link: Link; paket: Paket }> {
    const sent = request.headers[LINK_HEADER]
    const link = await findLink(db, typeof sent === 'string' ? sent : '', deps.now()).catch(async (error) => {
      const wait =
        error instanceof HttpError && (await countTry(db, [wrongBudget(networkOf(request.ip))], deps.now()))
      throw typeof wait === 'number' ? tooMany(wait) : error
    })
    const wait = await countTry(db, [linkBudget(link)], deps.now())
    if (wait !== null) throw tooMany(wait)
    const paket = await findRecord(db, paketNoun, String(link.paket_id))
    // A departure without bookings may be deleted, and its links with it.
    if (!paket) throw new HttpError(410, 'Keberangkatan ini sudah tidak ada.', { keadaan: 'berakhir' })
    return { link, paket }
  }

  /** Notes when a link was last used, and each pilgrim whose needs it opened: a line of the access log, once. */
  async function noteRead(link: Link, opened: readonly number[]): Promise<void> {
    const known = z.array(z.number()).parse(JSON.parse(link.terbuka))
    const fresh = opened.filter((id) => !known.includes(id))
    const now = deps.now()
    const isNoted = link.dibuka_pada !== null && now.getTime() - Date.parse(link.dibuka_pada) < NOTED_MS
    if (fresh.length === 0 && isNoted) return
    await transact(deps, null, async (context) => {
      if (fresh.length > 0)
        await noteLooks(
          context,
          fresh.map((id) => ({
            jenis: 'jamaah',
            data_id: id,
            bidang: 'kebutuhan',
            alasan: `Halaman rombongan${link.untuk && `, ${link.untuk}`}`,
          })),
        )
      await context.trx
        .updateTable('rombongan_tautan')
        .set({ dibuka_pada: now.toISOString(), terbuka: JSON.stringify([...known, ...fresh]) })
        .where('id', '=', link.id)
        .execute()
    })
  }
}

function noteDone(
  { id, nama_paket }: Paket,
  context: Parameters<typeof logActivities>[0],
  aksi: 'buat' | 'ubah' | 'cabut',
  rinci: string,
): Promise<void> {
  return logActivities(context, { aksi, jenis: 'paket', data_id: id, nama: nama_paket, rinci })
}

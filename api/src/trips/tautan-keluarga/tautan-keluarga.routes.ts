import { lastDigits } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import {
  aksesPesananSchema,
  buatTautanSchema,
  bukaPesananSchema,
  tautanBaruSchema,
  tautanKeluargaSchema,
  tertutupSchema,
} from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'
import { call, dataOf, errors, json, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { byIdOrKode } from '../pemesanan/by-booking.ts'
import { pemesananNoun } from '../pemesanan/pemesanan.noun.ts'
import { noteFamilyEvent } from './family-events.ts'
import { openFamilyLink } from './family-guard.ts'
import { endFamilyLinks, findNewestLink, newFamilyLink } from './family-link.repository.ts'
import { linkText, queueFamilyLink, takeBackLinkMail } from './family-link-mail.ts'

const PATH = '/api/pemesanan/:id/tautan'
const closed = { ...json(tertutupSchema.loose().meta({ id: 'PesananTertutup' })) }

/** The errors of a link that does not open. */
export const LINK_ERRORS = {
  401: { ...closed, description: 'No link of ours, a closed page, or digits are missing (`perlu: "angka"`)' },
  403: { ...closed, description: 'Wrong digits; `sisa_coba` says how many tries are left' },
  410: { ...closed, description: 'The link is over; `sebab` says why' },
}

/** Registers the calls of a family's link: staff make, see and end it, its family opens it. */
export function tautanKeluargaRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  async function requireBooking(id: string) {
    const booking = await findBooking(db, id)
    if (!booking) throw recordNotFound(pemesananNoun)
    return booking
  }

  app.get(
    PATH,
    call('staff', {
      tags: ['pesanan'],
      summary: 'The newest link of a booking’s family, without its token; null if none was made.',
      params: byIdOrKode,
      response: { 200: dataOf(tautanKeluargaSchema.nullable()), ...errors(404) },
    }),
    async (request, reply) => {
      const { id } = await requireBooking(request.params.id)
      const link = await findNewestLink(db, id)
      reply.header('cache-control', 'no-store')
      if (!link) return { data: null }
      const isOver = link.berakhir_pada <= deps.now().toISOString()
      return {
        data: {
          dibuat_pada: link.created_at,
          oleh: link.oleh,
          berlaku_sampai: link.berakhir_pada,
          akhir: link.akhir || (isOver ? 'waktu' : null),
          salah: link.salah,
          dibuka_pada: link.dibuka_pada,
        },
      }
    },
  )

  app.post(
    PATH,
    call('staff', {
      tags: ['pesanan'],
      summary:
        'Make the link of a booking’s family, which ends the one before: `/pesanan#…`, for 60 days, opened with the last four digits of the payer’s phone; ten wrong tries end it. It is told this once. A mail with it goes to the payer’s address unless `kirim_email` is false; `pesan` is the text of a chat.',
      params: byIdOrKode,
      body: buatTautanSchema,
      response: { 201: dataOf(tautanBaruSchema), ...errors(404, 422) },
    }),
    async (request, reply) => {
      const seen = await requireBooking(request.params.id)
      const kantor = await readKantor(deps)
      const data = await transact(deps, signedIn(request), async (context) => {
        await holdRow(context.trx, 'pemesanan', seen.id, 'change')
        const booking = await findBooking(context.trx, String(seen.id))
        if (!booking) throw recordNotFound(pemesananNoun)
        if (lastDigits(booking.pemesan_telepon) === '')
          throw unprocessable(
            'Isi nomor telepon pemesan dahulu: tautannya dibuka dengan empat angka terakhirnya.',
          )
        const { token, berakhir_pada } = await newFamilyLink(context, booking.id)
        await takeBackLinkMail(context, booking.id)
        const link = linkText(kantor, booking, { token, berakhir_pada })
        const email = request.body.kirim_email !== false && booking.pemesan_email !== ''
        if (email) await queueFamilyLink(context, booking, { token, berakhir_pada }, kantor)
        await logActivities(context, {
          aksi: 'buat',
          jenis: 'pemesanan',
          data_id: booking.id,
          nama: booking.kode,
          rinci: 'Tautan keluarga',
        })
        return { ...link, email }
      })
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },
  )

  app.delete(
    PATH,
    call('staff', {
      tags: ['pesanan'],
      summary: 'End the link of a booking’s family at once, with every page that is open by it.',
      params: byIdOrKode,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const booking = await requireBooking(request.params.id)
      await transact(deps, signedIn(request), async (context) => {
        await holdRow(context.trx, 'pemesanan', booking.id, 'change')
        if ((await endFamilyLinks(context, booking.id, 'dicabut')) === 0) return
        await takeBackLinkMail(context, booking.id)
        await noteFamilyEvent(context, booking.id, 'cabut')
        await logActivities(context, {
          aksi: 'cabut',
          jenis: 'pemesanan',
          data_id: booking.id,
          nama: booking.kode,
          rinci: 'Tautan keluarga',
        })
      })
      return { message: 'Tautan keluarga tidak berlaku lagi.' }
    },
  )

  app.post(
    '/api/pesanan/buka',
    call('all', {
      tags: ['pesanan'],
      summary:
        'Open a family’s page by the token behind the `#` of its link and the last four digits of the payer’s phone. The answer’s token goes with every other call of the page as `Authorization: Bearer …`, for two hours. (Those calls also take the link’s own token there with the digits in the header `X-Angka`.) Wrong digits are counted, and ten end the link.',
      body: bukaPesananSchema,
      response: { 200: dataOf(aksesPesananSchema), ...LINK_ERRORS, ...errors(429) },
    }),
    async (request, reply) => {
      const { token, angka = '' } = request.body
      const { link, page } = await openFamilyLink(deps, { token, angka, page: true, ip: request.ip })
      if (!page) throw new Error('A page was asked for')
      reply.header('cache-control', 'no-store')
      return {
        data: {
          access_token: page.token,
          token_type: 'Bearer',
          expires_at: page.berakhir_pada,
          berlaku_sampai: link.berakhir_pada,
        },
      }
    },
  )
}

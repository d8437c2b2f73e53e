import { WEBHOOK_LIMITS } from '@safar/shared/outbound/webhook/webhook'
import {
  kirimanHookPageSchema,
  kirimanHookSchema,
  type Webhook,
  webhookBuatSchema,
  webhookRahasiaSchema,
  webhookSchema,
  webhookUbahSchema,
} from '@safar/shared/outbound/webhook/webhook-schema'
import { z } from 'zod'
import { call, dataOf, errors, json, listOf, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { actorName } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { Perbuatan } from '../../access/session/note-activity.ts'
import { logActivities, noteActivity } from '../../access/session/note-activity.ts'
import { countTry, MINUTE_MS } from '../../access/session/percobaan.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { bolehDipanggil, ipOf, isSendiri } from '../../platform/http/alamat-luar.ts'
import { conflict, invalidFields, notFound, tooMany } from '../../platform/http/errors.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import { findKiriman, listKiriman, retryDelivery } from './kiriman.repository.ts'
import { queueTestDelivery } from './queue-events.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhook,
  namaWebhook,
  replaceSecret,
  updateWebhook,
} from './webhook.repository.ts'

const TIDAK_ADA = 'Webhook ini tidak ada.'
const KIRIMAN_TIDAK_ADA = 'Kiriman ini tidak ada.'
const tags = ['webhook']
const byId = z.object({ id: recordId(TIDAK_ADA) })
const byKiriman = byId.extend({ kiriman: recordId(KIRIMAN_TIDAK_ADA) })
/** The largest number of deliveries that admins may send by hand per minute, so that nobody can flood a receiver. */
const BY_HAND = 20

/** Registers the calls of webhooks, for admins. */
export function webhookRoutes(app: Api, deps: AppDeps): void {
  const { database, env, now, vault } = deps
  const { db } = database

  /** @throws HttpError 422 for an address that is never called */
  function checkAlamat(alamat: string | undefined): void {
    if (alamat === undefined) return
    const url = new URL(alamat)
    const own = isSendiri(url.hostname)
    const refuse = (problem: string) => invalidFields({ alamat: [problem] })
    const ip = ipOf(url.hostname)
    if (own ? !env.WEBHOOK_SENDIRI : ip !== null && !bolehDipanggil(ip, false))
      throw refuse('Alamat ini di jaringan dalam, jadi tidak dapat dikabari')
    if (url.protocol !== 'https:' && !own) throw refuse('Alamat harus dimulai dengan https://')
  }

  function note(context: Context, perbuatan: Omit<Perbuatan, 'jenis'>): Promise<void> {
    return logActivities(context, { ...perbuatan, jenis: 'webhook' })
  }

  async function found(id: number): Promise<Webhook> {
    const webhook = await findWebhook(db, id, now())
    if (!webhook) throw notFound(TIDAK_ADA)
    return webhook
  }

  async function countByHand(): Promise<void> {
    const wait = await countTry(db, [{ key: 'webhook:tangan', limit: BY_HAND, windowMs: MINUTE_MS }], now())
    if (wait !== null) throw tooMany(wait)
  }

  app.get(
    '/api/webhook',
    call('admin', {
      tags,
      summary: 'Webhooks, oldest first, with how many deliveries wait and how many were given up.',
      response: { 200: listOf(webhookSchema) },
    }),
    async () => ({ data: await listWebhook(db, now()) }),
  )

  app.post(
    '/api/webhook',
    call('admin', {
      tags,
      summary:
        'Have another system told of events, at an https address of the open internet. The answer says the secret that signs, once. More than ten get 409.',
      body: webhookBuatSchema,
      response: { 201: dataOf(webhookRahasiaSchema), ...errors(409) },
    }),
    async (request, reply) => {
      const { alamat, peristiwa } = request.body
      checkAlamat(alamat)
      const oleh = actorName(signedIn(request))
      const made = await transact(deps, signedIn(request), async (context) => {
        const made = await insertWebhook(
          { trx: context.trx, vault },
          { alamat, peristiwa, oleh },
          context.now,
        )
        if (made)
          await note(context, {
            aksi: 'buat',
            data_id: made.id,
            nama: namaWebhook(alamat),
            rinci: peristiwa.join(', '),
          })
        return made
      })
      if (!made) throw conflict(`Paling banyak ${WEBHOOK_LIMITS.banyak} webhook.`, {})
      reply.code(201).header('cache-control', 'no-store')
      return { data: { ...(await found(made.id)), rahasia: made.rahasia } }
    },
  )

  app.patch(
    '/api/webhook/:id',
    call('admin', {
      tags,
      summary:
        'Change the address or the events, stop it (`aktif: false`, which passes over what waits), or start it again.',
      params: byId,
      body: webhookUbahSchema,
      response: { 200: dataOf(webhookSchema), ...errors(404) },
    }),
    async (request) => {
      const { id } = request.params
      checkAlamat(request.body.alamat)
      const nama = namaWebhook((await found(id)).alamat)
      await transact(deps, signedIn(request), async (context) => {
        if (!(await updateWebhook(context, id, request.body))) throw notFound(TIDAK_ADA)
        await note(context, { aksi: 'ubah', data_id: id, nama, rinci: changeOf(request.body) })
      })
      return { data: await found(id) }
    },
  )

  app.post(
    '/api/webhook/:id/rahasia',
    call('admin', {
      tags,
      summary:
        'Give it another secret, which the answer says once. For 24 hours deliveries are signed with both.',
      params: byId,
      response: { 200: dataOf(webhookRahasiaSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const nama = namaWebhook((await found(id)).alamat)
      const rahasia = await transact(deps, signedIn(request), async (context) => {
        const rahasia = await replaceSecret({ trx: context.trx, vault }, id, context.now)
        if (rahasia === null) throw notFound(TIDAK_ADA)
        await note(context, { aksi: 'ubah', data_id: id, nama, rinci: 'Rahasia baru' })
        return rahasia
      })
      reply.header('cache-control', 'no-store')
      return { data: { ...(await found(id)), rahasia } }
    },
  )

  app.delete(
    '/api/webhook/:id',
    call('admin', {
      tags,
      summary: 'Remove a webhook with its deliveries. What is on its way may still arrive.',
      params: byId,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const { id } = request.params
      await transact(deps, signedIn(request), async (context) => {
        const alamat = await deleteWebhook(context.trx, id)
        if (alamat === null) throw notFound(TIDAK_ADA)
        await note(context, { aksi: 'hapus', data_id: id, nama: namaWebhook(alamat) })
      })
      return { message: 'Webhook dihapus.' }
    },
  )

  app.post(
    '/api/webhook/:id/uji',
    call('admin', {
      tags,
      summary: 'Have something sent that tells of nothing. A webhook that is stopped gets 409.',
      params: byId,
      response: { 200: dataOf(kirimanHookSchema), ...errors(404, 409, 429) },
    }),
    async (request) => {
      const webhook = await found(request.params.id)
      if (webhook.keadaan !== 'aktif') throw conflict('Aktifkan webhook ini dulu.', {})
      await countByHand()
      const kiriman = await transact(deps, signedIn(request), async (context) => {
        const kiriman = await queueTestDelivery(context, webhook.id)
        await note(context, { aksi: 'uji', data_id: webhook.id, nama: namaWebhook(webhook.alamat) })
        return kiriman
      })
      return { data: await findKiriman(db, webhook.id, kiriman) }
    },
  )

  app.get(
    '/api/webhook/:id/kiriman',
    call('admin', {
      tags,
      summary: 'Deliveries of a webhook and how far they are, newest first. They are kept for 30 days.',
      params: byId,
      querystring: pagesOf(20),
      response: { 200: json(kirimanHookPageSchema), ...errors(404) },
    }),
    async (request) => {
      const { id } = await found(request.params.id)
      return listKiriman(db, id, request.query)
    },
  )

  app.post(
    '/api/webhook/:id/kiriman/:kiriman/ulang',
    call('admin', {
      tags,
      summary:
        'Have a delivery tried at once, under the same `webhook-id`, also one that arrived. One that is on its way, or of a webhook that is stopped, gets 409.',
      params: byKiriman,
      response: { 200: dataOf(kirimanHookSchema), ...errors(404, 409, 429) },
    }),
    async (request) => {
      const webhook = await found(request.params.id)
      const kiriman = await findKiriman(db, webhook.id, request.params.kiriman)
      if (!kiriman) throw notFound(KIRIMAN_TIDAK_ADA)
      if (webhook.keadaan !== 'aktif') throw conflict('Aktifkan webhook ini dulu.', {})
      await countByHand()
      const data = await retryDelivery(db, kiriman.id, now())
      if (!data) throw conflict('Kiriman ini sedang dikirim.', { data: kiriman })
      const rinci = `Kiriman nomor ${kiriman.id}`
      await noteActivity(deps, signedIn(request), {
        aksi: 'kirim',
        jenis: 'webhook',
        data_id: webhook.id,
        nama: namaWebhook(webhook.alamat),
        rinci,
      })
      return { data }
    },
  )
}

/** Describes a change of a webhook for the activity log. */
function changeOf({
  alamat,
  peristiwa,
  aktif,
}: {
  alamat?: string | undefined
  peristiwa?: string[] | undefined
  aktif?: boolean | undefined
}) {
  const parts = [
    alamat !== undefined && 'Alamat',
    peristiwa && `Peristiwa: ${peristiwa.join(', ')}`,
    aktif !== undefined && (aktif ? 'Diaktifkan' : 'Dijeda'),
  ]
  return parts.filter(Boolean).join('. ')
}

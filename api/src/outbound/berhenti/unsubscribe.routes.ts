import { join } from 'node:path'
import { unsubscribePath } from '@safar/shared/platform/address/unsubscribe'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, html, PLAIN_FORM, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import { createHalaman, sendHalaman, siteOrigin } from '../../settings/halaman/halaman.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { stopByToken } from '../kotak-keluar/stopped-addresses.ts'

const tags = ['kotak keluar']
const BERHENTI = createHalaman(join(import.meta.dirname, 'berhenti.css'))
const byToken = z.object({
  token: z
    .string()
    .max(64)
    .meta({ examples: ['contoh-tautan'] }),
})
const bodySchema = z
  .object({
    'List-Unsubscribe': z
      .string()
      .max(50)
      .optional()
      .meta({ examples: ['One-Click'] }),
  })
  .meta({ id: 'BerhentiForm' })

/**
 * Registers unsubscribing from messages that nobody asked for, receipts and reminders: mail programs by one POST (RFC
 * 8058), people by a page with one button. Opening the page changes nothing, since programs that guard mailboxes open
 * every link. The answer does not reveal whether the link is known.
 */
export function unsubscribeRoutes(app: Api, deps: AppDeps): void {
  app.get(
    unsubscribePath(':token'),
    call('all', {
      tags,
      summary: 'The page from which somebody stops receipts of registrations and reminders to their address.',
      params: byToken,
      response: { 200: html },
    }),
    async (request, reply) =>
      sendPage(request, reply, 'Berhenti menerima email', [
        '<p>Alamat ini tidak akan dikirimi tanda terima pendaftaran lagi, siapa pun yang mendaftar dengannya, dan tidak lagi diingatkan soal tagihan dan dokumen. Pendaftaran dan pemesanan tidak berubah: kwitansi, jawaban, dan perubahan keberangkatan tetap kami kabarkan.</p>',
        `<form method="post" action="${escapeHtml(unsubscribePath(request.params.token))}"><button type="submit">Berhenti</button></form>`,
      ]),
  )

  app.post(
    unsubscribePath(':token'),
    call('all', {
      tags,
      summary:
        'Stop receipts of registrations and reminders to an address, by the link of one of them; one click of a mail program is enough.',
      params: byToken,
      body: readByHandler({ [PLAIN_FORM]: bodySchema }),
      response: { 200: html },
    }),
    async (request, reply) => {
      await stopByToken(deps, request.params.token)
      return sendPage(request, reply, 'Anda sudah berhenti', [
        '<p>Tanda terima pendaftaran dan pengingat tidak dikirim lagi ke alamat ini. Berubah pikiran? Kabari kami, dan kami kirimi lagi.</p>',
      ])
    },
  )

  async function sendPage(request: FastifyRequest, reply: FastifyReply, title: string, parts: string[]) {
    const context = { agency: await readAgency(deps), site: siteOrigin(request, deps) }
    return sendHalaman(
      reply,
      BERHENTI,
      BERHENTI.write(context, title, [`<h1>${escapeHtml(title)}</h1>`, ...parts].join('\n')),
    )
  }
}

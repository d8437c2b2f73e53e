import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import {
  KABARI_BULAN,
  KABARI_VERSI,
  notifyMeMonths,
  notifyMeText,
  notifyMeUntil,
} from '@safar/shared/people/pendaftaran/notify-me'
import {
  kabariAnswerSchema,
  kabariInputSchema,
  type NotifyMeAnswer,
  type NotifyMeInput,
} from '@safar/shared/people/pendaftaran/notify-me-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { call, errors, json, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields, parseInput } from '../../platform/http/errors.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../../records/idempotency/once.ts'
import { countSent, isTrapped, sentBudget, storeOnce } from './form-limits.ts'
import { newKode } from './kode.ts'
import { insertPendaftaran, rujukanOf } from './pendaftaran.repository.ts'

const CALL = 'POST /api/kabari'

/**
 * Registers the call of somebody who finds no departure and wants to be told of one. It makes a registration of its own
 * kind, stored, found, exported and erased as all are.
 */
export async function notifyMeRoutes(app: Api, deps: AppDeps): Promise<void> {
  app.post(
    '/api/kabari',
    {
      ...call('all', {
        tags: ['pendaftaran'],
        summary: 'Ask to be told of a departure in a month, from a city or from any.',
        headers: onceHeaders,
        body: readByHandler({ 'application/json': kabariInputSchema.meta({ id: 'KabariInput' }) }),
        response: { 201: json(kabariAnswerSchema), ...errors(429) },
      }),
      onRequest: refuseSpent(deps, sentBudget),
    },
    async (request, reply) => {
      await countSent(deps, request)
      const send = (answer: string) => reply.code(201).type('application/json; charset=utf-8').send(answer)
      if (isTrapped(request.body)) {
        const input = kabariInputSchema.safeParse(request.body).data
        return send(JSON.stringify(answerOf(input ?? { bulan: '', kota: '', kategori: '' }, newKode())))
      }
      const input = parseInput(kabariInputSchema, request.body)
      if (!notifyMeMonths(hariIni(deps.now())).includes(input.bulan)) {
        throw invalidFields({ bulan: [`Pilih bulan ini atau ${KABARI_BULAN - 1} bulan sesudahnya`] })
      }
      const key = idempotencyKey(request)
      const kiriman = key === null ? null : kirimanOf({ call: CALL, akun: null, key, body: input })
      return send(
        await storeOnce(deps, request, kiriman, async (context) => {
          const { bulan, kota, kategori } = input
          const { id, kode } = await insertPendaftaran(
            context,
            { ...input, email: '', paket: '', kamar: '', catatan: '', setuju_pemasaran: false },
            { jenis: 'kabari', bulan, kota, kategori, hapus_pada: notifyMeUntil(bulan) },
            KABARI_VERSI,
          )
          return { jawaban: answerOf(input, kode), rujukan: rujukanOf(id) }
        }),
      )
    },
  )
}

function answerOf(wish: Pick<NotifyMeInput, 'bulan' | 'kota' | 'kategori'>, kode: string): NotifyMeAnswer {
  const { bulan, kota, kategori } = wish
  return {
    message: `Kami kabari begitu ada keberangkatan ${bulan && notifyMeText(wish)}. ${belumKursi('kabari')}`,
    kode,
    data: { bulan, kota, kategori, hapus_pada: bulan && notifyMeUntil(bulan) },
  }
}

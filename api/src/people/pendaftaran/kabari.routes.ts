import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import {
  bulanKabari,
  KABARI_BULAN,
  KABARI_VERSI,
  kabariSampai,
  kabariText,
} from '@safar/shared/people/pendaftaran/kabari'
import {
  type KabariAnswer,
  type KabariInput,
  kabariAnswerSchema,
  kabariInputSchema,
} from '@safar/shared/people/pendaftaran/kabari-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { call, errors, json, readByHandler } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields, parseInput } from '../../platform/http/errors.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../../records/kiriman/kiriman.ts'
import { countSent, isTrapped, sentBudget, storeOnce } from './kirim.ts'
import { newKode } from './kode.ts'
import { insertPendaftaran, rujukanOf } from './pendaftaran.repository.ts'

const CALL = 'POST /api/kabari'

/**
 * Registers the call of somebody who finds no departure and wants to be told of one. It makes a registration of its own
 * kind, stored, found, exported and erased as all are.
 */
export async function kabariRoutes(app: Api, deps: AppDeps): Promise<void> {
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
      if (!bulanKabari(hariIni(deps.now())).includes(input.bulan)) {
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
            { jenis: 'kabari', bulan, kota, kategori, hapus_pada: kabariSampai(bulan) },
            KABARI_VERSI,
          )
          return { jawaban: answerOf(input, kode), rujukan: rujukanOf(id) }
        }),
      )
    },
  )
}

function answerOf(wish: Pick<KabariInput, 'bulan' | 'kota' | 'kategori'>, kode: string): KabariAnswer {
  const { bulan, kota, kategori } = wish
  return {
    message: `Kami kabari begitu ada keberangkatan ${bulan && kabariText(wish)}. ${belumKursi('kabari')}`,
    kode,
    data: { bulan, kota, kategori, hapus_pada: bulan && kabariSampai(bulan) },
  }
}

import { readMrz } from '@safar/shared/people/jamaah/mrz'
import { mrzInputSchema } from '@safar/shared/people/jamaah/mrz-lines'
import { readNik } from '@safar/shared/people/jamaah/nik'
import { mrzSchema, nikInputSchema, nikSchema } from '@safar/shared/people/jamaah/number-check-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { call, dataOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { AppDeps } from '../../platform/deps.ts'

const tags = ['jamaah']

/** Registers the calls that check numbers of a passport or an identity card; they store and log nothing of them. */
export function numberCheckRoutes(app: Api, { now }: Pick<AppDeps, 'now'>): void {
  app.post(
    '/api/jamaah/mrz',
    call('staff', {
      tags,
      summary:
        'Read and check the two lines at the foot of a passport’s page with the photograph: each of the five check digits with the one expected and the one read, and what is wrong in words. Nothing is corrected or stored. Both lines may stand in one field, while the other is empty. 422 for lines of another length.',
      body: mrzInputSchema.meta({ id: 'MrzInput' }),
      response: { 200: dataOf(mrzSchema) },
    }),
    async (request) => ({ data: readMrz(request.body, hariIni(now())) }),
  )

  app.post(
    '/api/jamaah/nik',
    call('staff', {
      tags,
      summary:
        'Read and check a NIK: birth, sex and province as it tells them, or why no NIK can be built so. Separators are skipped, letters never taken for digits; nothing is stored.',
      body: nikInputSchema.meta({ id: 'NikInput' }),
      response: { 200: dataOf(nikSchema) },
    }),
    async (request) => ({ data: readNik(request.body.nik) }),
  )
}

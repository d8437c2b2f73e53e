import { aktivitasPageSchema } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { tanggalSchema } from '@safar/shared/platform/format/tanggal-schema'
import { writeWaktuWib } from '@safar/shared/platform/format/waktu-wib'
import { MAX_ID } from '@safar/shared/platform/id'
import { text } from '@safar/shared/platform/text/text'
import {
  AKTIVITAS_AKSI_KATA,
  AKTIVITAS_JENIS,
  AKTIVITAS_JENIS_LABEL,
  AKTIVITAS_KELOMPOK,
} from '@safar/shared/records/riwayat/aktivitas-aksi'
import { z } from 'zod'
import { call, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pagesOf } from '../../platform/http/params.ts'
import { listAktivitas, readAktivitas } from './aktivitas.repository.ts'

const tags = ['aktivitas']
const filterFields = {
  siapa: wholeNumber(1, MAX_ID).optional().describe('What one account did, by its id.'),
  jenis: z
    .enum(AKTIVITAS_JENIS, `Pilih salah satu: ${AKTIVITAS_JENIS.join(', ')}`)
    .optional()
    .describe('What was done to records of a kind; `masuk` is signing in and out.'),
  kelompok: z
    .enum(AKTIVITAS_KELOMPOK, `Pilih salah satu: ${AKTIVITAS_KELOMPOK.join(', ')}`)
    .optional()
    .describe('Changes, what was read or taken along of people, or who came in.'),
  q: text(100).optional().describe('Words in who did it, what it was done to, and what else was noted.'),
  dari: tanggalSchema.optional().describe('From this day in Jakarta on.'),
  sampai: tanggalSchema.optional().describe('Until this day in Jakarta, included.'),
}

/** Registers the calls of the activity log, which admins read and nobody changes. */
export function aktivitasRoutes(app: Api, deps: AppDeps): void {
  const { now } = deps
  const { db } = deps.database
  app.get(
    '/api/aktivitas',
    call('admin', {
      tags,
      summary:
        'Who did what to what, newest first: sign-ins, failures, changes, exports. Kept for 24 months.',
      querystring: pagesOf(50).extend(filterFields),
      response: { 200: json(aktivitasPageSchema) },
    }),
    async (request) => listAktivitas(db, request.query),
  )

  app.get(
    '/api/aktivitas/ekspor.csv',
    call('admin', {
      tags,
      summary: 'The same as CSV. That it was taken is noted as well.',
      querystring: z.object(filterFields),
      response: { 200: csv },
    }),
    async (request, reply) => {
      const list = await readAktivitas(db, request.query)
      await noteActivity(deps, signedIn(request), {
        aksi: 'unduh',
        jenis: 'aktivitas',
        rinci: `${list.length} baris`,
      })
      const rows = list.map(({ waktu, oleh, akun_id, token_id, aksi, jenis, data_id, nama, rinci, kali }) => [
        writeWaktuWib(waktu),
        oleh,
        akun_id,
        token_id,
        AKTIVITAS_AKSI_KATA[aksi],
        AKTIVITAS_JENIS_LABEL[jenis],
        data_id,
        nama,
        rinci,
        kali,
      ])
      const heads = [
        'Waktu',
        'Oleh',
        'Nomor akun',
        'Nomor token',
        'Perbuatan',
        'Jenis',
        'Nomor',
        'Nama',
        'Rincian',
        'Kali',
      ]
      return reply.headers(asCsvFile(`aktivitas-${hariIni(now())}.csv`)).send(csvText([heads, ...rows]))
    },
  )
}

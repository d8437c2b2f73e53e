import {
  AKTIVITAS_AKSI_KATA,
  AKTIVITAS_JENIS,
  AKTIVITAS_JENIS_LABEL,
  AKTIVITAS_KELOMPOK,
} from '@safar/shared/aktivitas/aksi'
import { aktivitasPageSchema } from '@safar/shared/aktivitas/schema'
import { csvText } from '@safar/shared/csv/write-csv'
import { hariIni } from '@safar/shared/format/tanggal'
import { tanggalSchema } from '@safar/shared/format/tanggal-schema'
import { writeWaktuWib } from '@safar/shared/format/waktu-wib'
import { wholeNumber } from '@safar/shared/number'
import { text } from '@safar/shared/text'
import { z } from 'zod'
import { MAX_ID } from '../db/id.ts'
import type { AppDeps } from '../deps.ts'
import { call, json } from '../openapi/answers.ts'
import { asCsvFile, csv } from '../openapi/csv.ts'
import type { Api } from '../plugins/calls.ts'
import { pagesOf } from '../plugins/params.ts'
import { catat } from '../session/catat.ts'
import { signedIn } from '../session/guard.ts'
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

/** Admins read who did what; nobody changes it. */
export function aktivitasRoutes(app: Api, { database: { db }, now }: AppDeps): void {
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
      await catat(
        db,
        signedIn(request),
        { aksi: 'unduh', jenis: 'aktivitas', rinci: `${list.length} baris` },
        now(),
      )
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

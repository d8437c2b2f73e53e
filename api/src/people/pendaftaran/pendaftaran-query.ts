import { JENIS_PENDAFTARAN } from '@safar/shared/people/pendaftaran/jenis'
import { PENDAFTARAN_STATUS, TEMPO_PENDAFTARAN } from '@safar/shared/people/pendaftaran/status'
import { optionalTanggalSchema } from '@safar/shared/platform/format/tanggal-schema'
import { text } from '@safar/shared/platform/text/text'
import { z } from 'zod'

/** Filters of registrations, in lists and in files. */
export const filterFields = {
  status: z
    .enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`)
    .optional()
    .describe('Only those of one status.'),
  jenis: z
    .enum(JENIS_PENDAFTARAN, `Pilih salah satu: ${JENIS_PENDAFTARAN.join(', ')}`)
    .optional()
    .describe('Only registrations, those who wait for a seat, or those who want to be told of a departure.'),
  q: text(200).optional().describe('Words in code, name, mail, phone (in any form), package or notes.'),
  minggu: optionalTanggalSchema
    .optional()
    .describe('First day of a week (`YYYY-MM-DD`, Jakarta): only those of its seven days.'),
  paket: text(200).optional().describe('Slug of a departure: only its own.'),
  petugas: z
    .string()
    .regex(/^(?:tanpa|[1-9]\d{0,8})$/, 'Isi nomor akun, atau tanpa')
    .optional()
    .describe('Only the tasks of one account, or with `tanpa` those of nobody.')
    .meta({ examples: ['tanpa'] }),
  tempo: z
    .enum(TEMPO_PENDAFTARAN, `Pilih salah satu: ${TEMPO_PENDAFTARAN.join(', ')}`)
    .optional()
    .describe(
      'Only those whose next step is due by today, was before today, or has a day; the earliest first.',
    ),
  kembar: z
    .enum(['1'], 'Isi 1 atau kosongkan')
    .optional()
    .describe('Only those that may be one with another: the same number or mail, the same departure.'),
}

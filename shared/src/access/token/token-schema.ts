import { z } from 'zod'
import { tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { requiredText } from '../../platform/text/text.ts'
import { ROLES } from '../session/session-schema.ts'
import { TOKEN_ROLES } from '../session/who.ts'
import { KEADAAN_TOKEN, TOKEN_LIMITS } from './token.ts'

/** A token as admins read it, without the token itself. */
export const tokenSchema = z
  .object({
    id: z.int(),
    nama: z.string(),
    /** The first letters, by which lists tell tokens apart. */
    awalan: z.string(),
    role: z.enum(ROLES),
    hanya_baca: z.boolean(),
    keadaan: z.enum(KEADAAN_TOKEN),
    /** The account that made it. A token can do no more than that account now can, and ends with it. */
    pembuat: z.string(),
    /** The last day that it is good for, in Jakarta. */
    berlaku_sampai: z.string(),
    /** Time of the last use, to within a few minutes; null for never. */
    dipakai_pada: z.string().nullable(),
    dicabut_pada: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Token' })
export type Token = z.infer<typeof tokenSchema>

/** Body of `POST /api/token`. */
export const tokenBuatSchema = z
  .object({
    nama: requiredText(TOKEN_LIMITS.nama).meta({ examples: ['Laporan bulanan'] }),
    role: z.enum(TOKEN_ROLES, `Pilih salah satu: ${TOKEN_ROLES.join(', ')}`),
    hanya_baca: z.boolean('Isi true atau false').default(true),
    berlaku_sampai: tanggalSchema.meta({ examples: ['2027-02-01'] }),
  })
  .meta({ id: 'TokenBuat' })
export type TokenCreate = z.input<typeof tokenBuatSchema>

/** Answer of `POST /api/token`, the only one with the token itself. */
export const tokenDibuatSchema = tokenSchema.extend({ token: z.string() }).meta({ id: 'TokenDibuat' })
export type TokenDibuat = z.infer<typeof tokenDibuatSchema>

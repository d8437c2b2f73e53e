import { z } from 'zod'
import { KEADAAN_AKUN } from '../../access/session/akun-label.ts'
import { FAKTOR } from '../../access/session/faktor.ts'
import { MAX_NAMA_LENGTH, ROLES } from '../../access/session/session-schema.ts'
import { emailSchema } from '../../platform/contact/email-schema.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { text } from '../../platform/text/text.ts'

const ROLE_MESSAGE = `Pilih salah satu: ${ROLES.join(', ')}`
/** An account as admins read it, without its password. */
export const akunSchema = z
  .object({
    id: z.int(),
    nama: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    keadaan: z.enum(KEADAAN_AKUN),
    masuk_pada: z.string().nullable(),
    diundang_pada: z.string().nullable(),
    /** True if the last invitation of a pending account did not leave by mail. */
    undangan_tertahan: z.boolean().default(false),
    created_at: z.string(),
    /** Second factors that it has; empty for none. */
    faktor: z.array(z.enum(FAKTOR)),
    /** Registrations that are its task and still have to be worked on. */
    tugas: z.int().default(0),
  })
  .meta({ id: 'Akun' })
export type Akun = z.infer<typeof akunSchema>

/** An invited account, with the link if no mail brings it: it is shown only this once, to be handed over. */
export const undanganSchema = akunSchema
  .extend({
    /** Empty where the invitation leaves by mail. */
    tautan: z.string().default(''),
  })
  .meta({ id: 'Undangan' })
export type Undangan = z.infer<typeof undanganSchema>

/** One page of accounts. */
export const akunPageSchema = z.object({
  data: z.array(akunSchema),
  meta: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
})
export type AkunPage = z.infer<typeof akunPageSchema>

/** Body of `POST /api/akun`: an invitation. */
export const undangSchema = z
  .object({ email: emailSchema, nama: text(MAX_NAMA_LENGTH).optional(), role: z.enum(ROLES, ROLE_MESSAGE) })
  .meta({ id: 'Undang' })
export type InviteInput = z.infer<typeof undangSchema>

/**
 * The account that takes over the registrations of one who leaves; null or left out for nobody, which their filter
 * finds.
 */
const serahkanKe = wholeNumber(1, 2_147_483_647)
  .nullable()
  .meta({ examples: [null] })

/** Query of `DELETE /api/akun/{id}`. */
export const akunHapusSchema = z.object({
  serahkan_ke: wholeNumber(1, 2_147_483_647)
    .optional()
    .describe('The account that takes over its registrations.')
    .meta({ examples: [2] }),
})

/** Body of `PATCH /api/akun/{id}`. */
export const akunUbahSchema = z
  .object({
    role: z.enum(ROLES, ROLE_MESSAGE).optional(),
    ditangguhkan: z.boolean('Isi true atau false').optional(),
    serahkan_ke: serahkanKe.optional(),
  })
  .meta({ id: 'AkunUbah' })
export type AkunChange = z.infer<typeof akunUbahSchema>

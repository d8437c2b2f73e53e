import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { requiredText } from '../../platform/text/text.ts'
import { KEADAAN_KIRIMAN, KEADAAN_WEBHOOK, masalahAlamat, PERISTIWA, WEBHOOK_LIMITS } from './webhook.ts'

/** A webhook as admins read it, without its secret. */
export const webhookSchema = z
  .object({
    id: z.int(),
    alamat: z.string(),
    /** Names of events; a newer server may know more of them. */
    peristiwa: z.array(z.string()),
    keadaan: z.enum(KEADAAN_WEBHOOK),
    /** The reason why it stopped by itself; empty if it did not. */
    alasan: z.string(),
    /** Time of its last accepted delivery; null for never. */
    berhasil_pada: z.string().nullable(),
    /** Time until which the former secret also signs; null without one. */
    rahasia_lama_sampai: z.string().nullable(),
    /** Deliveries that wait, and those that were given up. */
    antre: z.int(),
    gagal: z.int(),
    dibuat_oleh: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

/** A webhook with a new secret, which no other answer shows. */
export const webhookRahasiaSchema = webhookSchema
  .extend({ rahasia: z.string() })
  .meta({ id: 'WebhookRahasia' })
export type WebhookRahasia = z.infer<typeof webhookRahasiaSchema>

const PILIH = 'Pilih paling sedikit satu peristiwa'
const alamat = requiredText(WEBHOOK_LIMITS.alamat)
  .superRefine((value, context) => {
    const message = value === '' ? '' : masalahAlamat(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ examples: ['https://penerima.safar.test/webhook'] })
const peristiwa = z
  .array(z.enum(PERISTIWA, `Pilih dari: ${PERISTIWA.join(', ')}`), PILIH)
  .min(1, PILIH)
  .max(PERISTIWA.length, 'Terlalu banyak peristiwa')

/** Body of `POST /api/webhook`. */
export const webhookBuatSchema = z.object({ alamat, peristiwa: peristiwa }).meta({ id: 'WebhookBuat' })
export type WebhookCreate = z.input<typeof webhookBuatSchema>

/** Body of `PATCH /api/webhook/{id}`; fields left out stay. */
export const webhookUbahSchema = z
  .object({
    alamat: alamat.optional(),
    peristiwa: peristiwa.optional(),
    aktif: z.boolean('Isi true atau false').optional(),
  })
  .meta({ id: 'WebhookUbah' })
export type WebhookChange = z.input<typeof webhookUbahSchema>

/** A delivery of an event, with its state. */
export const kirimanHookSchema = z
  .object({
    id: z.int(),
    /** The id of the message, the same at each try, by which receivers recognise repetitions. */
    pesan_id: z.string(),
    peristiwa: z.string(),
    keadaan: z.enum(KEADAAN_KIRIMAN),
    /** The reason of its state. */
    alasan: z.string(),
    /** HTTP status of the last answer; null without one. */
    kode: z.int().nullable(),
    percobaan: z.int(),
    berikutnya: z.string().nullable(),
    dikirim_pada: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'KirimanHook' })
export type KirimanHook = z.infer<typeof kirimanHookSchema>

/** Answer of `GET /api/webhook/{id}/kiriman`. */
export const kirimanHookPageSchema = z
  .object({ data: z.array(kirimanHookSchema), meta: z.object(pageMeta) })
  .meta({ id: 'KirimanHookPage' })
export type KirimanHookPage = z.infer<typeof kirimanHookPageSchema>

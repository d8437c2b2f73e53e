import { MAX_PASSKEY_NAMA, PASSKEY_LIMITS } from '@safar/shared/access/session/faktor'
import { passkeyDisimpanSchema } from '@safar/shared/access/session/faktor-schema'
import { parseJson } from '@safar/shared/records/noun/columns'
import { z } from 'zod'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { passwordHash } from './row-rules.ts'
import { flag, id, line, time } from './value-rules.ts'

const count = z.number().int().min(0)
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]*$/, 'no base64url')

export const totpRule = z.object({
  akun_id: id,
  // Sealed; as older versions hid it until it is.
  rahasia: z.union([z.string().max(300).regex(SEALED, 'not sealed'), bytes(200)]),
  // Below what a step of this millennium can be: one far ahead would refuse every code to come.
  langkah: count.max(300_000_000),
  created_at: time,
  aktif_pada: time.nullable(),
})

/** Ten words of thirty letters, each of which JSON may write with six signs. */
const TRANSPORTS_MOST = PASSKEY_LIMITS.transports * (30 * 6 + 3) + 2
const transportsSchema = z.array(z.string().max(30)).max(PASSKEY_LIMITS.transports)
const isTransports = (json: string) => transportsSchema.safeParse(parseJson(json)).success

export const passkeyRule = z.object({
  id,
  akun_id: id,
  ...passkeyDisimpanSchema.shape,
  // JSON of what its schema says; a few of before say it in words that no browser has.
  transports: z.string().max(TRANSPORTS_MOST).refine(isTransports, 'no list of ways'),
  pengguna: bytes(PASSKEY_LIMITS.pengguna),
  rp: line(253),
  nama: line(MAX_PASSKEY_NAMA),
  created_at: time,
  dipakai_pada: time.nullable(),
})

export const kodePemulihanRule = z.object({
  akun_id: id,
  awal: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}$/, 'no beginning of a code'),
  kode_hash: passwordHash,
  created_at: time,
})

export const aturanAkunRule = z.object({ id: z.literal(1), faktor_wajib: flag })

import { MAX_PASSKEY_NAMA } from '@safar/shared/session/faktor'
import { z } from 'zod'
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
  rahasia: bytes(200),
  // Below what a step of this millennium can be: one far ahead would refuse every code to come.
  langkah: count.max(300_000_000),
  created_at: time,
  aktif_pada: time.nullable(),
})

export const passkeyRule = z.object({
  id,
  akun_id: id,
  kredensial: bytes(1_400),
  pengguna: bytes(200),
  rp: line(253),
  kunci_publik: bytes(4_000),
  transports: line(400),
  nama: line(MAX_PASSKEY_NAMA),
  hitungan: count.max(4_294_967_295),
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

import { gambarSize, MAX_IMAGE_NAME_LENGTH } from '@safar/shared/gambar/name'
import { KAMAR } from '@safar/shared/paket/kamar'
import { readPaket } from '@safar/shared/paket/read'
import { PAKET_LISTS, paketUpdateSchema } from '@safar/shared/paket/schema'
import { PENDAFTARAN_LIMITS, PENDAFTARAN_STATUS } from '@safar/shared/pendaftaran/schema'
import { RIWAYAT_AKSI } from '@safar/shared/riwayat/riwayat'
import { MAX_EMAIL_LENGTH, MAX_NAMA_LENGTH, ROLES } from '@safar/shared/session/schema'
import { z } from 'zod'
import { seatsSchema } from '../paket/riwayat.repository.ts'
import { MAX_PELAKU_LENGTH } from '../pendaftaran/pelaku.ts'
import { emailKey } from '../session/akun.repository.ts'
import type { KeptTable } from './copy-table.ts'

/*
 * What a row of a backup must be beside the types of its columns: nothing that the API itself would never have written. Columns
 * that are not named here are checked for type and length alone.
 */

/** Below what a column holds: the rows that are still to come need ids as well. */
const MAX_ID = 2_000_000_000
/** Each save is a millisecond later than the one before, and years have four digits. */
const NO_TIME_FROM = Date.parse('9999-01-01T00:00:00.000Z')

const id = z.number().int().min(1).max(MAX_ID)
const line = (max: number) => z.string().max(max)
const time = z.string().max(24).refine(isTime, 'no time')
const flag = z.union([z.literal(0), z.literal(1)])
const L = PENDAFTARAN_LIMITS

/** As we write times: one on no calendar only looks like it, and the next save could count on from nothing. */
function isTime(text: string): boolean {
  const ms = Date.parse(text)
  return ms < NO_TIME_FROM && new Date(ms).toISOString() === text
}

/**
 * Costs that a login pays: a backup must not make signing in take minutes. Salt and hash are 16 and 32 bytes whose last sign
 * ends with them: what cannot be read would be an error at each sign-in, and tell that the account is there.
 */
const passwordHash = z
  .string()
  .max(200)
  .regex(
    /^\$argon2id\$v=19\$m=[1-9]\d{3,4},t=[1-9],p=[1-4]\$[A-Za-z0-9+/]{21}[AQgw]\$[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]$/,
    'no hash of ours',
  )

const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+$/, 'no address')
  .refine((value) => /[a-z]/.test(value), 'no address')

/** What a revision of seats alone keeps. */
const seats = z.string().refine((text) => {
  const value = seatsSchema.extend({ updated_at: time, mulai: time }).safeParse(parsed(text))
  return value.success && Number.isInteger(value.data.sisa_pax) && value.data.sisa_pax >= 0
}, 'no seats')

/** A package as JSON: whatever of it can be read is within the bounds that saving has. */
const snapshot = z.string().transform((text, context): unknown => {
  const problem = snapshotProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return parsed(text)
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What no form sends: a package comes back from the trash under the address and the times that were kept with it. */
const kept = z.object({ slug, created_at: time, updated_at: time })

function snapshotProblem(text: string): string | null {
  const value = parsed(text)
  if (value === undefined) return 'no JSON'
  if (!readPaket(value)) return 'no package'
  return problemOf(kept.safeParse(value)) ?? boundsProblem(value)
}

function boundsProblem(value: unknown): string | null {
  return problemOf(paketUpdateSchema.safeParse(value))
}

function problemOf({ error }: z.ZodSafeParseResult<unknown>): string | null {
  const [issue] = error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null
}

/** The package in a trash or a revision is the one that its row names. */
const ofItsRow = (row: { data_id: number; data: unknown }) =>
  z.object({ id: z.literal(row.data_id) }).safeParse(row.data).success

const paket = z.looseObject({ id, slug, created_at: time, updated_at: time }).superRefine((row, context) => {
  const lists = Object.fromEntries(PAKET_LISTS.map((list) => [list, parsed(String(row[list]))]))
  const broken = PAKET_LISTS.find((list) => !Array.isArray(lists[list]))
  const problem = broken ? `${broken}: no list` : boundsProblem({ ...row, ...lists })
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const revision = { id, jenis: z.literal('paket'), data_id: id, waktu: time, oleh: line(MAX_EMAIL_LENGTH) }

const rules: Record<KeptTable, z.ZodType> = {
  akun: z
    .looseObject({
      id,
      email: line(MAX_EMAIL_LENGTH).min(1),
      // As long as it comes out: it is held against the email below.
      email_kunci: z.string(),
      nama: line(MAX_NAMA_LENGTH),
      role: z.enum(ROLES),
      password_hash: passwordHash,
      created_at: time,
    })
    .refine((row) => row.email_kunci === emailKey(row.email), 'email_kunci: not that of the email'),
  paket,
  riwayat: z.discriminatedUnion('aksi', [
    z.looseObject({ ...revision, aksi: z.literal('kursi'), data: seats }),
    z
      .looseObject({ ...revision, aksi: z.enum(RIWAYAT_AKSI).exclude(['kursi']), data: snapshot })
      .refine(ofItsRow, 'data: of another package'),
  ]),
  sampah: z
    .looseObject({
      jenis: z.literal('paket'),
      data_id: id,
      dihapus_pada: time,
      dihapus_oleh: line(MAX_EMAIL_LENGTH),
      data: snapshot,
    })
    .refine(ofItsRow, 'data: of another package'),
  pendaftaran: z
    .looseObject({
      id,
      kode: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no code'),
      nama: line(L.nama),
      email: line(L.email),
      email_kunci: z.string(),
      paket: line(L.paket),
      telepon: line(L.telepon),
      kamar: z.enum([...KAMAR, '']),
      jumlah_pax: z.number().int().min(1).max(L.pax).nullable(),
      catatan: line(L.catatan),
      status: z.enum(PENDAFTARAN_STATUS),
      catatan_admin: line(L.catatan_admin),
      persetujuan_versi: line(50),
      persetujuan_pada: time,
      setuju_pemasaran: flag,
      pemasaran_ditarik_pada: time.nullable(),
      pemasaran_ditarik_oleh: line(MAX_PELAKU_LENGTH),
      diubah_oleh: line(MAX_PELAKU_LENGTH),
      created_at: time,
      updated_at: time,
    })
    .refine((row) => row.email_kunci === emailKey(row.email), 'email_kunci: not that of the email'),
  gambar: z.looseObject({
    nama: line(MAX_IMAGE_NAME_LENGTH).refine((name) => gambarSize(name) !== null, 'no name of a picture'),
    created_at: time,
    avif: flag,
  }),
}

/** What is wrong with a row, or null. */
export function rowProblem(table: KeptTable, row: object): string | null {
  const texts = Object.values(row).filter((value) => typeof value === 'string')
  if (texts.some((text) => text.includes('\0') || !text.isWellFormed())) return 'text that cannot be stored'
  const result = rules[table].safeParse(row)
  const [issue] = result.error?.issues ?? []
  if (!issue) return null
  return [issue.path.join('.'), issue.message].filter(Boolean).join(': ')
}

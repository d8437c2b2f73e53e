import { z } from 'zod'

/**
 * What a revision records: the record was made, changed, a package's seats alone were, a sheet of many was read in, it was put into the
 * trash, or brought back; or it went live or was taken off as planned.
 */
export const RIWAYAT_AKSI = [
  'buat',
  'ubah',
  'kursi',
  'impor',
  'hapus',
  'pulihkan',
  'terbit',
  'turun',
] as const
export type RiwayatAksi = (typeof RIWAYAT_AKSI)[number]

/** Revisions on one page of the list. */
export const RIWAYAT_PER_PAGE = 20

/** The account behind a change: names are chosen freely, accounts are not. */
export const pelakuSchema = z.object({ id: z.number().int(), email: z.string() })

/** One revision as `GET /api/{noun}/{id}/riwayat` lists it: who did what when. The record as it was then is asked for by itself. */
export const riwayatSchema = z.object({
  id: z.number().int(),
  aksi: z.enum(RIWAYAT_AKSI),
  /** ISO 8601 in UTC. */
  waktu: z.string(),
  /** Name of who did it, or their email where no name is known; empty for the machine itself. */
  oleh: z.string(),
  /** Null for the machine itself, and for changes from before accounts were kept. */
  akun: pelakuSchema.nullable().default(null),
})
export type Riwayat = z.infer<typeof riwayatSchema>
/** One revision with the record as it was then, which answers call by its noun. */
export type RiwayatLengkap<Data> = Riwayat & { data: Data }

/** Who did it, for people: the name, and the account where that is another text. */
export function pelakuText({ oleh, akun }: Pick<Riwayat, 'oleh' | 'akun'>): string {
  return akun && akun.email !== oleh ? `${oleh} (${akun.email})` : oleh
}

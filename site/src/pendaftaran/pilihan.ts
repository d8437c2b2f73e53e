import { PENDAFTARAN_LIMITS, PILIHAN_PAKET } from '@safar/shared/pendaftaran/schema'
import { z } from 'zod'
import { nameFromSlug } from './isian.ts'

export interface Pilihan {
  value: string
  label: string
}

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}_~.-]*$/u
const answerSchema = z.object({ data: z.object({ nama_paket: z.string().min(1) }) })

/**
 * The choice that a Booking button brought along, or that a draft holds: null when it is one of the fixed choices or
 * no package's address at all.
 */
export function pilihanTambahan(slug: string | null | undefined, known: readonly Pilihan[]): Pilihan | null {
  if (!slug || slug.length > PENDAFTARAN_LIMITS.paket || !SLUG.test(slug)) return null
  if (PILIHAN_PAKET.some((pilihan) => pilihan === slug)) return null
  return known.find(({ value }) => value === slug) ?? { value: slug, label: nameFromSlug(slug) }
}

/** The package's own name from the API, or the one that is known already. */
export async function namaPaket(
  apiHost: string,
  pilihan: Pilihan,
  send: typeof fetch = fetch,
): Promise<string> {
  try {
    const response = await send(`${apiHost}/api/paket/${encodeURIComponent(pilihan.value)}`)
    const answer = answerSchema.safeParse(await response.json())
    return answer.success ? answer.data.data.nama_paket : pilihan.label
  } catch {
    return pilihan.label
  }
}

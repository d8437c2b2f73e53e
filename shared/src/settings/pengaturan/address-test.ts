import { z } from 'zod'
import { PENGATURAN_LIMITS } from './pengaturan-fields.ts'
import { alamatHttps } from './pengaturan-schema.ts'

/** Results of calling an address: a page, a redirect, a refusal, or no answer. */
export const KEADAAN_ALAMAT = ['menjawab', 'dialihkan', 'menolak', 'gagal'] as const
export type KeadaanAlamat = (typeof KEADAAN_ALAMAT)[number]

/** Body of `POST /api/pengaturan/uji-alamat`. */
export const ujiAlamatSchema = z.object({ url: alamatHttps }).meta({ id: 'UjiAlamat' })

/** The result of calling an address once. */
export const hasilUjiSchema = z
  .object({
    url: z.string(),
    keadaan: z.enum(KEADAAN_ALAMAT),
    /** Status of the answer; null without one. */
    status: z.number().int().nullable(),
    /** The target of its redirect, which is not followed. */
    ke: z.string().max(PENGATURAN_LIMITS.url),
    /** The reason why there was no answer, in words. */
    alasan: z.string(),
    pada: z.string(),
  })
  .meta({ id: 'HasilUjiAlamat' })
export type AddressTestResult = z.infer<typeof hasilUjiSchema>

/** Writes the result for staff. */
export function testResultText({
  url,
  keadaan,
  status,
  ke,
  alasan,
}: Omit<AddressTestResult, 'pada'>): string {
  if (keadaan === 'menjawab') return 'Alamat ini menjawab.'
  if (keadaan === 'gagal') return `Alamat ini tidak menjawab: ${alasan}.`
  if (keadaan === 'menolak')
    return `Alamat ini menjawab dengan penolakan (${status}). Buka sendiri di peramban: sebagian situs hanya menerima orang.`
  const [dari, tujuan] = [new URL(url).host, URL.canParse(ke) ? new URL(ke).host : '']
  return dari === tujuan
    ? `Alamat ini menjawab, lalu mengalihkan ke halaman lain di situs yang sama: ${ke}`
    : `Alamat ini mengalihkan ke situs lain: ${ke || 'tanpa tujuan'}. Periksa dulu sebelum memakainya.`
}

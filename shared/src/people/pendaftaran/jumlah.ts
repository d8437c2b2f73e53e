import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'

/*
 * The numbers of registrations, which every page of the office asks for, apart from the rest so that no more is loaded.
 */

/** The numbers of registrations. */
export const pendaftaranJumlahSchema = z
  .object({
    baru: z.number(),
    dihubungi: z.number(),
    lunas: z.number(),
    batal: z.number(),
    total: z.number(),
    /** The numbers of people waiting for a seat, and of those to be told of a departure, among all. */
    tunggu: z.number().default(0),
    kabari: z.number().default(0),
    /** The number among `baru` whom nobody has to call, since what they wait for is not available. */
    menanti: z.number().default(0),
    /** The number of next steps that are due today or before (`jatuh_tempo`), and of those before today (`lewat`). */
    jatuh_tempo: z.number().default(0),
    lewat: z.number().default(0),
    /** The number of open registrations without a person responsible. */
    tanpa_petugas: z.number().default(0),
    /** Id of the newest one; 0 without any. */
    terakhir: z.number(),
    /** Time of the last change of any of them; empty if there is none. */
    diubah: z.string(),
  })
  .meta({ id: 'PendaftaranJumlah' })
export type PendaftaranJumlah = z.infer<typeof pendaftaranJumlahSchema>

/**
 * Returns the number of people whom staff have to call: new registrations, without those who wait for what is not
 * there.
 */
export function perluDihubungi({ baru, menanti }: Pick<PendaftaranJumlah, 'baru' | 'menanti'>): number {
  return Math.max(0, baru - menanti)
}

/**
 * Fetches the numbers of registrations by status; few bytes while nothing changes (admin).
 * @throws ApiError, or an AbortError when aborted; nothing else
 */
export async function countPendaftaran(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PendaftaranJumlah> {
  return callFor(dataOf(pendaftaranJumlahSchema), () =>
    http.get('api/pendaftaran/jumlah', { ...(signal && { signal }) }),
  )
}

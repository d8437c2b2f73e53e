import { z } from 'zod'
import type { Pilihan } from './pilihan.ts'

z.config({ jitless: true })
const answerSchema = z.object({ data: z.object({ nama_paket: z.string().min(1) }) })

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

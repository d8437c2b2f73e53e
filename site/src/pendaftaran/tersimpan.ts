import { tandaTerimaSchema } from '@safar/shared/pendaftaran/schema'
import { z } from 'zod'
import type { Diterima } from './terima.ts'

/*
 * A phone drops a page while its owner is in WhatsApp. The tab that sent a registration shows its code again when it comes back;
 * like the draft it is kept for the tab alone.
 */
const KEY = 'safar.pendaftaran.terima'

const diterimaSchema = z.object({ terima: tandaTerimaSchema, langkah: z.array(z.string()) })

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether the tab could keep it. */
export function simpanTerima(store: () => Store, diterima: Diterima): boolean {
  try {
    store().setItem(KEY, JSON.stringify(diterima))
    return true
  } catch {
    return false
  }
}

/** The last registration of this tab; null where there is none, or something that we did not write. */
export function bacaTerima(store: () => Store): Diterima | null {
  try {
    return diterimaSchema.safeParse(JSON.parse(store().getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

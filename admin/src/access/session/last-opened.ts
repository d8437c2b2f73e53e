import { cutText } from '@safar/shared/platform/text/cut-text'
import { z } from 'zod'
import { useSession } from './session-store.ts'

/* The records opened last, stored in this browser by account. */

const MOST = 5
const MOST_LETTERS = 300

const openedSchema = z.object({
  judul: z.string().max(MOST_LETTERS),
  /** A path of the office. */
  alamat: z.string().max(MOST_LETTERS).startsWith('/admin/'),
})
export type Opened = z.infer<typeof openedSchema>

const keyOf = () => `safar.dibuka.${useSession.getState().userInfo?.user.id ?? '-'}`

/** Returns the records last opened by the signed-in account, newest first; empty where the browser keeps no storage. */
export function lastOpened(): Opened[] {
  try {
    return z
      .array(openedSchema)
      .max(MOST)
      .parse(JSON.parse(localStorage.getItem(keyOf()) ?? '[]'))
  } catch {
    return []
  }
}

/** Puts a record first in that list. A full or forbidden storage is passed over. */
export function noteOpened({ judul, alamat }: Opened): void {
  const opened = { judul: cutText(judul, MOST_LETTERS), alamat }
  if (!openedSchema.safeParse(opened).success) return
  const others = lastOpened().filter((other) => other.alamat !== alamat)
  try {
    localStorage.setItem(keyOf(), JSON.stringify([opened, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing has nothing to show: no harm done.
  }
}

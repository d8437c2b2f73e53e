import { type Fokus, fokusSchema, type Gambar } from '@safar/shared/files/gambar/gambar'
import { useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../access/session/session-store.ts'

/** The most pictures with unsaved descriptions that a tab stores; the oldest are dropped. */
const MOST = 50

const ketSchema = z.object({ alt: z.string(), hiasan: z.boolean(), fokus: fokusSchema })
/** The description of a picture as its form holds it: alt text, decorative or not, focal point. */
export interface Keterangan {
  alt: string
  hiasan: boolean
  fokus: Fokus
}

const draftsSchema = z.record(z.string(), ketSchema)
type Drafts = Readonly<Record<string, Keterangan>>

function read(key: string): Drafts {
  try {
    return draftsSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    // No storage, or not ours: nothing was kept.
    return {}
  }
}

export function keteranganOf({ alt, hiasan, fokus }: Gambar): Keterangan {
  return { alt, hiasan, fokus }
}

export function isSame(a: Keterangan, b: Keterangan): boolean {
  return a.alt === b.alt && a.hiasan === b.hiasan && a.fokus.x === b.fokus.x && a.fokus.y === b.fokus.y
}

/** Keeps unsaved descriptions of pictures by name, per account, in session storage: they outlive a reload. */
export function useGambarDrafts() {
  const owner = useSession((state) => state.userInfo?.user.id ?? '-')
  const key = `safar.pustaka.${owner}`
  const [drafts, setDrafts] = useState(() => read(key))
  const keep = (imageName: string, draft: Keterangan | null) => {
    setDrafts((before) => {
      const others = Object.entries(before).filter(([name]) => name !== imageName)
      const next = Object.fromEntries(
        [...others, ...(draft ? [[imageName, draft] as const] : [])].slice(-MOST),
      )
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Full or closed: it stays as long as the page does.
      }
      return next
    })
  }
  return { drafts, keep }
}

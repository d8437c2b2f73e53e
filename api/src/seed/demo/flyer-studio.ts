import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PengaturanIsi } from '@safar/shared/pengaturan/pengaturan'
import type { DemoPaket } from './demo-paket.ts'

export interface FlyerOrder {
  paket: DemoPaket
  publicDir: string
  agency: Pick<PengaturanIsi, 'phone' | 'ppiu' | 'pihk'>
}
export type FlyerAnswer = { bytes: Uint8Array } | { error: string }

export interface FlyerStudio {
  compose(paket: DemoPaket): Promise<Buffer>
  close(): void
}

/**
 * Sets flyers in a process of their own: the server's process refuses to read SVG, from which letters are drawn, and
 * should not keep the memory of type setting after the seed. One flyer at a time.
 */
export function openFlyerStudio(publicDir: string, agency: FlyerOrder['agency']): FlyerStudio {
  // `node --watch` asks its children to report what they load over this very channel; the studio speaks of flyers alone.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  const child = fork(join(import.meta.dirname, 'flyer-process.ts'), { serialization: 'advanced', env })
  const { phone, ppiu, pihk } = agency
  return {
    async compose(paket) {
      const stop = new AbortController()
      const order: FlyerOrder = { paket, publicDir, agency: { phone, ppiu, pihk } }
      const answered = once(child, 'message', stop)
      const ended = once(child, 'exit', stop).then(([code]) => {
        throw new Error(`The process that sets flyers ended early (code ${code})`)
      })
      try {
        child.send(order)
        const [answer]: FlyerAnswer[] = await Promise.race([answered, ended])
        if (!answer || 'error' in answer) throw new Error(answer?.error ?? 'No flyer came back')
        return Buffer.from(answer.bytes)
      } finally {
        // Whichever of the two did not come is let go, unheard.
        for (const promise of [answered, ended]) promise.catch(() => undefined)
        stop.abort()
      }
    },
    close() {
      if (child.connected) child.disconnect()
    },
  }
}

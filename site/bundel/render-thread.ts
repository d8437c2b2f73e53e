import { Worker } from 'node:worker_threads'
import type { Agency } from '@safar/shared/settings/agency'
import type { Content } from './content.ts'
import type { Place, Rendered } from './render-page.ts'

/** The data that a thread is started with, which is copied into it. */
export interface Given extends Place {
  bundle: string
  content: Content
  agency: Agency | undefined
}
interface Failure {
  message: string
  /** The system's code of an error: a full disk ends a build, other failures have a second try. */
  code: string | undefined
}
export type Answer = { rendered: Rendered } | { failure: Failure }

export interface RenderThread {
  /**
   * Renders pages, once. Pictures for shared links must stand ready: the thread draws none.
   * @throws Error for whatever ends a build
   */
  render(pages: string[]): Promise<Rendered>
  end(): Promise<void>
}

/** Starts a thread, which loads the site's code while the build does. */
export function startThread(given: Omit<Given, 'agency'>): RenderThread {
  const { safarAgency: agency } = globalThis as typeof globalThis & { safarAgency?: Agency }
  const workerData: Given = { ...given, agency }
  const worker = new Worker(new URL('./render-part.ts', import.meta.url), {
    workerData,
    env: { ...process.env, OG_BUDGET_MS: '0' },
    // Its stderr would name the waiting pictures a second time.
    stderr: true,
  })
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('a thread ended without an answer')))
  })
  // Ending a thread that was never asked leaves this unhandled otherwise.
  answered.catch(() => {})
  return {
    async render(pages) {
      worker.postMessage(pages)
      const answer = await answered
      if ('rendered' in answer) return answer.rendered
      const { message, code } = answer.failure
      throw Object.assign(new Error(message), code && { code })
    },
    async end() {
      await worker.terminate()
    },
  }
}

import { Worker } from 'node:worker_threads'
import type { Agency } from '@safar/shared/agency'
import type { LeftOut } from './bundle.ts'
import type { Content } from './content.ts'
import type { Place } from './render-page.ts'

/** What a thread needs to know; it is copied into it. */
export interface Part extends Place {
  bundle: string
  content: Content
  /** Paths of the pages. */
  pages: string[]
}
export interface Given extends Part {
  agency: Agency | undefined
}
interface Failure {
  message: string
  /** As an error of the system says it: a full disk ends a build, other failures have a second try. */
  code: string | undefined
}
export type Answer = { leftOut: LeftOut[] } | { failure: Failure }

/**
 * Renders pages of records in a thread of their own. Pictures for shared links must stand ready: the thread draws none.
 * @throws Error for whatever ends a build
 */
export async function renderInThread(part: Part): Promise<LeftOut[]> {
  const { safarAgency: agency } = globalThis as typeof globalThis & { safarAgency?: Agency }
  const workerData: Given = { ...part, agency }
  const worker = new Worker(new URL('./render-part.ts', import.meta.url), {
    workerData,
    env: { ...process.env, OG_BUDGET_MS: '0' },
    // It would name the pictures that wait once more.
    stderr: true,
  })
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('a thread ended without an answer')))
    })
    if ('leftOut' in answer) return answer.leftOut
    const { message, code } = answer.failure
    throw Object.assign(new Error(message), code && { code })
  } finally {
    await worker.terminate()
  }
}

import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Agency } from '@safar/shared/settings/agency'
import { COMPILED_FOLDER } from './bundle.ts'
import { holdContent } from './content.ts'
import { startFollowing } from './follow.ts'
import { openBundle, pagesOf, renderPages } from './render-page.ts'
import type { Answer, Given } from './render-thread.ts'

/*
 * The worker thread of `render-thread.ts`: it renders a part of the pages from the content and agency of the build that
 * started it.
 */

async function answer({ agency, bundle, content, ...place }: Given, port: MessagePort): Promise<Answer> {
  const asked: Promise<[string[]]> = once(port, 'message') as Promise<[string[]]>
  try {
    const held = globalThis as typeof globalThis & { safarAgency?: Agency }
    if (agency) held.safarAgency = agency
    enableCompileCache(join(bundle, COMPILED_FOLDER))
    holdContent(content)
    startFollowing()
    const app = await openBundle(bundle)
    // Paths listed any earlier would be those from before the build has drawn its pictures of shared links.
    const wanted = new Set((await asked)[0])
    const own = [...(await pagesOf(app))].filter(([page]) => wanted.has(page))
    return { rendered: await renderPages(app, own, place) }
  } catch (error) {
    const { message, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
    return { failure: { message, code } }
  }
}

if (parentPort) parentPort.postMessage(await answer(workerData as Given, parentPort))

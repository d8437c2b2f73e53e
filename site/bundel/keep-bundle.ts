import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import {
  type BundleState,
  leftOutFor,
  PAGES_FOLDER,
  type PrerenderApp,
  STATE_FILE,
  sayLeftOut,
} from './bundle.ts'
import { finishPage, writeFiles } from './finish-page.ts'

/** Thrown once a bundle is kept, in place of Astro's first page. */
export class BundleIsKept extends Error {
  override readonly name = 'BundleIsKept'
}

/** An Astro integration that finishes every page rendered into `outDir`. */
export function finishPages(outDir: string): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          async render(request, options) {
            try {
              const rendered = await standard.render(request, options)
              return await finish('response' in rendered ? rendered.response : rendered, outDir)
            } catch (error) {
              sayLeftOut(leftOutFor(new URL(request.url).pathname.replace(/\.html$/, ''), error))
              return new Response(null)
            }
          },
        }))
      },
    },
  }
}

/**
 * An Astro integration that keeps the compiled site in `target` before the first page: pages are rendered from there
 * (`renderRelease`) without compiling again. `outDir` is where this build writes.
 * @throws BundleIsKept out of the build
 */
export function keepBundle(outDir: string, target: string): AstroIntegration {
  return {
    name: 'keep-bundle',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          async setup() {
            const entry = await findEntry(outDir)
            const { app } = (await import(pathToFileURL(join(outDir, PAGES_FOLDER, entry)).href)) as {
              app: PrerenderApp
            }
            const heads = watchHeads(app)
            await standard.setup?.()
            await keep(outDir, target, { entry, ...heads() })
            throw new BundleIsKept()
          },
        }))
      },
    },
  }
}

async function finish(response: Response, outDir: string): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || (response.status >= 300 && response.status < 400)) return response
  const { html, files } = finishPage(await response.text())
  await writeFiles(outDir, files)
  return new Response(html, { status: response.status, headers: response.headers })
}

async function findEntry(outDir: string): Promise<string> {
  const entry = (await readdir(join(outDir, PAGES_FOLDER))).find((name) =>
    /^prerender-entry\..*\.mjs$/.test(name),
  )
  if (!entry) throw new Error('Astro made no prerender entry')
  return entry
}

/** Records the styles that Astro hands to its app for each page: the app alone knows them. */
function watchHeads(app: PrerenderApp): () => Omit<BundleState, 'entry'> {
  let seen: Omit<BundleState, 'entry'> = { styles: [], entries: [], scripts: [] }
  const { setInternals, setOptions } = app
  app.setInternals = (internals) => {
    const styles = [...internals.pagesByKeys].map(([key, page]): BundleState['styles'][number] => [
      key,
      page.styles,
    ])
    seen = { ...seen, styles, entries: [...internals.entrySpecifierToBundleMap] }
    setInternals.call(app, internals)
  }
  app.setOptions = (options) => {
    seen = { ...seen, scripts: options.settings.scripts }
    setOptions.call(app, options)
  }
  return () => seen
}

async function keep(outDir: string, target: string, state: BundleState): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(outDir, unfinished, { recursive: true })
  await writeFile(join(unfinished, STATE_FILE), JSON.stringify(state))
  // Another build of the same code may have been first: the two are equal, and the first stays.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
}

import { registerHooks } from 'node:module'
import { Memory } from '../src/memory.ts'

/*
 * Content enters by the site's own `content.config.ts` here as in a full build; only Astro's virtual modules around
 * it are given by hand.
 */

interface Entry {
  id: string
  data: Record<string, unknown>
}
interface LoaderContext {
  collection: string
  store: { clear(): void; set(entry: Entry): void }
  parseData(entry: Entry): Promise<Record<string, unknown>>
  logger: { info(text: string): void; warn(text: string): void; error(text: string): void }
}
interface Collection {
  schema: { parseAsync(data: unknown): Promise<Record<string, unknown>> }
  loader: { load(context: LoaderContext): Promise<void> }
}
export type Content = Map<string, Map<string, Entry>>

const CONTENT_MODULE = 'safar:astro-content'
const DATA_CHUNK = /\/_astro_data-layer-content[^/]*\.mjs$/
const shared = globalThis as typeof globalThis & { safarContent?: Content; safarEpoch?: number }

/** Every collection by its name; `configFile` is the site's `content.config.ts`. */
async function openContent(configFile: string): Promise<Record<string, Collection>> {
  giveVirtualModules()
  const { collections } = (await import(configFile)) as { collections: Record<string, Collection> }
  return collections
}

/** Runs every collection's loader, as Astro's content layer does; `tell` hears of what was left out. */
export async function loadContent(configFile: string, tell = say): Promise<Content> {
  const collections = await openContent(configFile)
  const content: Content = new Map(Object.keys(collections).map((name) => [name, new Map()]))
  await Promise.all(
    Object.entries(collections).map(async ([name, { schema, loader }]) => {
      const entries = content.get(name) ?? new Map<string, Entry>()
      const records = memoryOf(name)
      await loader.load({
        collection: name,
        store: { clear: () => entries.clear(), set: (entry) => entries.set(entry.id, entry) },
        parseData: ({ data }) => records.of(JSON.stringify(data), () => schema.parseAsync(data)),
        logger: { info: tell, warn: tell, error: tell },
      })
      records.turn()
    }),
  )
  hold(content)
  return content
}

const memories = new Map<string, Memory<Promise<Record<string, unknown>>>>()

/**
 * Returns the cache of a collection's records: an unchanged record stays the same object, so that what was derived from
 * it need not be derived again.
 */
function memoryOf(collection: string): Memory<Promise<Record<string, unknown>>> {
  const memory = memories.get(collection) ?? new Memory()
  memories.set(collection, memory)
  return memory
}

/** The content loaded ahead, with its warnings. */
let prepared: { versi: string; content: Content; said: string[] } | null = null

/** Preloads the content of a version, for a build that will probably be asked for. */
export async function prepareContent(configFile: string, versi: string): Promise<void> {
  prepared = null
  const said: string[] = []
  const content = await loadContent(configFile, (text) => said.push(text))
  prepared = { versi, content, said }
}

/** Takes the preloaded content, once, and only for its own version: a build may remove records from it. */
export function takePrepared(versi: string | undefined): Content | undefined {
  const taken = prepared?.versi === versi ? prepared : null
  prepared = null
  if (!taken) return undefined
  taken.said.forEach(say)
  hold(taken.content)
  return taken.content
}

/** Gives pages content that was loaded elsewhere. */
export function holdContent(content: Content): void {
  giveVirtualModules()
  hold(content)
}

function hold(content: Content): void {
  shared.safarContent = content
  contentChanged()
}

/** Invalidates the lists made before (`src/noun/list-of.ts`). */
export function contentChanged(): void {
  shared.safarEpoch = (shared.safarEpoch ?? 0) + 1
}

/** Drops the loaded content: whoever needs it loads it again. */
export function dropContent(): void {
  hold(new Map())
}

/** Removes a record from the loaded content. */
export function dropRecord(content: Content, { noun, slug }: { noun: string; slug: string }): void {
  const entries = content.get(noun)
  for (const [id, { data }] of entries ?? []) if (data.slug === slug) entries?.delete(id)
  contentChanged()
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

let isGiven = false

/** Replaces the bundle's chunk of content by the content loaded now. */
function giveVirtualModules(): void {
  if (isGiven) return
  isGiven = true
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== 'astro:content') return next(specifier, context)
      return { url: CONTENT_MODULE, format: 'module', shortCircuit: true }
    },
    load(url, context, next) {
      if (url === CONTENT_MODULE) {
        return { format: 'module', source: 'export const defineCollection = (it) => it', shortCircuit: true }
      }
      if (!DATA_CHUNK.test(url)) return next(url, context)
      return { format: 'module', source: 'export default globalThis.safarContent', shortCircuit: true }
    },
  })
}

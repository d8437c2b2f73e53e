import { PAKET_LISTS, type Paket } from '@safar/shared/content/paket/paket-schema'
import { readPaket, readPaketAnswer } from '@safar/shared/content/paket/read'
import { callJson, createHttp, type Http } from '@safar/shared/platform/http/http'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { isSlug } from '@safar/shared/platform/text/slug'
import { z } from 'zod'
import { Memory } from '../memory.ts'

/**
 * Slugs that an export cannot hold: its page for packages that came later has the first, and the second is cut from
 * every address.
 */
const OTHER_PAGE = /^404$|\.html$/
const TIMEOUT_MS = 30_000
const CALLS_AT_ONCE = 8
/** The most letters of a slug. The disk limits a file's name further, and names the package that it refuses. */
const MAX_SLUG_LENGTH = 2_000

const listSchema = z.object({ data: z.array(z.unknown()) })
const namesSchema = z.object({ slug: z.unknown(), nama_paket: z.unknown(), id: z.unknown() }).partial()

/**
 * Loads every package from the API at `apiUrl`. One that cannot be shown is left out and named to `warn`. Older hosts
 * leave nested lists out of their list call: those packages are fetched one by one.
 * @throws Error when the host gives no list at all.
 */
export async function loadPaket(
  apiUrl: string,
  warn: (message: string) => void,
  http: Http = createHttp({ baseUrl: apiUrl, timeout: TIMEOUT_MS }),
): Promise<Paket[]> {
  const items = await readItems(apiUrl, http)
  const bySlug = new Map<string, Paket>()
  for (const [item, paket] of await readAll(items, http)) {
    const problem = problemOf(paket, bySlug)
    if (paket && !problem) bySlug.set(paket.slug, paket)
    else warn(`left out paket ${nameOf(item)}: ${problem}`)
  }
  return [...bySlug.values()]
}

async function readItems(apiUrl: string, http: Http): Promise<unknown[]> {
  let answer: unknown
  try {
    answer = await callJson(() => http.get('api/paket'))
  } catch (cause) {
    throw new Error(`no list of packages from ${apiUrl}/api/paket (${String(cause)})`, { cause })
  }
  const list = listSchema.safeParse(answer)
  if (!list.success) throw new Error(`${apiUrl}/api/paket answered something other than { data: […] }`)
  return list.data.data
}

/** The packages parsed by this process before. */
const read = new Memory<Paket | null>()

/** Each item with its package, a few calls at a time where calls are needed. */
async function readAll(items: unknown[], http: Http): Promise<[unknown, Paket | null][]> {
  const all: [unknown, Paket | null][] = []
  for (let start = 0; start < items.length; start += CALLS_AT_ONCE) {
    const part = items.slice(start, start + CALLS_AT_ONCE)
    const paket = part.map((item) =>
      hasLists(item) ? read.of(JSON.stringify(item), () => readPaket(item)) : readWhole(item, http),
    )
    all.push(...(await Promise.all(paket)).map((one, index): [unknown, Paket | null] => [part[index], one]))
  }
  read.turn()
  return all
}

function hasLists(item: unknown): boolean {
  return typeof item === 'object' && item !== null && PAKET_LISTS.some((list) => list in item)
}

async function readWhole(item: unknown, http: Http): Promise<Paket | null> {
  const summary = readPaket(item)
  if (!summary) return null
  try {
    const path = `api/paket/${encodePart(summary.slug)}`
    return readPaketAnswer(await callJson(() => http.get(path))) ?? summary
  } catch {
    // The list's fields are better than no page at all.
    return summary
  }
}

/** Returns why a package cannot be shown, in Indonesian, since the admin shows it to staff; null if it can. */
function problemOf(paket: Paket | null, known: Map<string, Paket>): string | null {
  if (!paket) return 'tidak punya slug atau nama'
  if (!isSlug(paket.slug, MAX_SLUG_LENGTH) || OTHER_PAGE.test(paket.slug))
    return 'slug-nya tidak dapat menjadi alamat halaman'
  return known.has(paket.slug) ? 'slug-nya sama dengan paket lain' : null
}

function nameOf(item: unknown): string {
  const names = namesSchema.safeParse(item)
  return names.success ? JSON.stringify(names.data) : JSON.stringify(item)
}

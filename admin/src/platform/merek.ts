import { readObject, readText } from '@safar/shared/platform/text/read-raw'
import { create } from 'zustand'
import { apiHost } from './host.ts'

/** The agency's brand as the admin shows it. */
export interface Merek {
  /** Empty until it has loaded. */
  brand: string
  /** Name of the uploaded logo; empty without one. */
  logo: string
}

const KEY = 'safar-merek'
/** The most milliseconds that a first visit waits for the name. */
const WAIT_MS = 1_000

// Reading the property alone throws where cookies are blocked.
function remembered(): Merek {
  try {
    return read(JSON.parse(globalThis.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return { brand: '', logo: '' }
  }
}

function read(value: unknown): Merek {
  const { brand, logo } = readObject(value) ?? {}
  return { brand: readText(brand), logo: readText(logo) }
}

export const useMerek = create<Merek>(remembered)

/** Returns the agency's name as known now. */
export const brand = () => useMerek.getState().brand

/** Stores the brand of the settings, for this page and for the first paint of the next. */
export function setMerek({ brand, logo }: Merek): void {
  useMerek.setState({ brand, logo })
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ brand, logo }))
  } catch {
    // Where nothing can be kept, the next page asks first.
  }
}

async function load(): Promise<void> {
  // A plain fetch: the transport of other calls is not loaded for one name.
  const response = await fetch(`${apiHost}/api/pengaturan`)
  if (!response.ok) return
  const answer = readObject(await response.json())
  setMerek(read(answer?.data))
}

/** Loads the brand; resolves at once where it is known from before, else once it has loaded or a second has passed. */
export function merekRead(): Promise<unknown> {
  // Without an answer the pages are the same, without a name.
  const loaded = load().catch(() => {})
  const wait = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  return brand() ? Promise.resolve() : Promise.race([loaded, wait])
}

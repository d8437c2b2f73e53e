import { readObject, readText } from '@safar/shared/records/noun/tolerant'
import { create } from 'zustand'
import { apiHost } from './host.ts'

/** Whose admin this is. */
export interface Merek {
  /** Empty until it is known. */
  brand: string
  /** Name of the uploaded logo; empty without one. */
  logo: string
}

const KEY = 'safar-merek'
/** How long a first visit waits for the name before it goes on without. */
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

/** The agency's name as it is known now. */
export const brand = () => useMerek.getState().brand

/** Takes over what the settings say, for this page and for the next one's first moment. */
export function setMerek({ brand, logo }: Merek): void {
  useMerek.setState({ brand, logo })
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ brand, logo }))
  } catch {
    // Where nothing can be kept, the next page asks first.
  }
}

async function load(): Promise<void> {
  // The transport of the other calls is not loaded for one name.
  const response = await fetch(`${apiHost}/api/pengaturan`)
  if (!response.ok) return
  const answer = readObject(await response.json())
  setMerek(read(answer?.data))
}

/** Asks whose admin this is; waits for the answer where it was never known, and not for long. */
export function merekRead(): Promise<unknown> {
  // Without an answer the pages are the same, without a name.
  const loaded = load().catch(() => {})
  const wait = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  return brand() ? Promise.resolve() : Promise.race([loaded, wait])
}

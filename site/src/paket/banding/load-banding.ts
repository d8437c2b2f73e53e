import type { Paket } from '@safar/shared/content/paket/paket'
import { readPaketAnswer } from '@safar/shared/content/paket/read'
import { encodePart } from '@safar/shared/platform/text/encode-part'

const TIMEOUT_MS = 20_000

/** A column: a departure, or why there is none. */
export type Kolom =
  | { status: 'ada'; slug: string; paket: Paket }
  | { status: 'hilang' | 'putus' | 'memuat'; slug: string }
  /** The departure exists but cannot be rendered. */
  | { status: 'rusak'; slug: string; nama: string }

/**
 * Fetches one departure from the API; never throws. A host that fails (`putus`) is not one that no longer sells it
 * (`hilang`).
 */
export async function loadKolom(slug: string, apiHost: string): Promise<Kolom> {
  try {
    const response = await fetch(`${apiHost}/api/paket/${encodePart(slug)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 404 || response.status === 410) return { status: 'hilang', slug }
    if (!response.ok) return { status: 'putus', slug }
    const paket = readPaketAnswer(await response.json())
    return paket ? { status: 'ada', slug, paket } : { status: 'hilang', slug }
  } catch {
    return { status: 'putus', slug }
  }
}

/** Marks columns as `rusak` on which `draw` throws, so that the others can be compared. */
export function yangTergambar(kolom: readonly Kolom[], draw: (paket: Paket) => unknown): Kolom[] {
  return kolom.map((one) => {
    if (one.status !== 'ada') return one
    try {
      draw(one.paket)
      return one
    } catch {
      return { status: 'rusak', slug: one.slug, nama: one.paket.nama_paket }
    }
  })
}

/** Fills answers into the columns that wait for one: a column removed meanwhile stays out. */
export function isiKolom(kolom: readonly Kolom[], answers: readonly Kolom[]): Kolom[] {
  return kolom.map((one) =>
    one.status === 'memuat' ? (answers.find(({ slug }) => slug === one.slug) ?? one) : one,
  )
}

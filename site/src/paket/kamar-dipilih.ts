import { readKeluargaHash } from '@safar/shared/content/paket/hitung/keluarga'
import { KAMAR, type Kamar } from '@safar/shared/content/paket/kamar'
import { readKamarHash } from '@safar/shared/content/paket/kamar-alamat'
import { useSyncExternalStore } from 'react'

/* The room that a visitor looks at, of all islands of a page together: what the list brought along, until the calculator says another. */

let dipilih: Kamar | null | undefined
const listeners = new Set<() => void>()

/** The room that an address names, of the list or of the calculator; null where it names none. */
export function kamarDariHash(hash: string): Kamar | null {
  const known = readKamarHash(hash)?.kamar
  if (known) return known
  const keluarga = readKeluargaHash(hash)
  return KAMAR.find((kamar) => keluarga?.kamar.endsWith(kamar)) ?? null
}

function now(): Kamar | null {
  dipilih ??= kamarDariHash(location.hash)
  return dipilih
}

function subscribe(listener: () => void): () => void {
  // Another address of the same page is another choice, as where somebody goes back to it.
  const read = () => {
    const kamar = kamarDariHash(location.hash)
    if (kamar) pilihKamar(kamar)
  }
  if (listeners.size === 0) addEventListener('hashchange', read)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('hashchange', read)
  }
}

/** Shows prices of this room from now on; null for the one that the page shows by itself. */
export function pilihKamar(kamar: Kamar | null): void {
  dipilih = kamar
  for (const listener of listeners) listener()
}

/** The room that was chosen; null while none is, and in the page as it was built. */
export function useKamar(): Kamar | null {
  return useSyncExternalStore(subscribe, now, () => null)
}

import { readKeluargaHash } from '@safar/shared/content/paket/hitung/keluarga'
import { KAMAR, type Kamar } from '@safar/shared/content/paket/kamar'
import { readKamarHash } from '@safar/shared/content/paket/kamar-alamat'
import { useSyncExternalStore } from 'react'
import { landingHash } from '../islands/landing-hash.ts'

/*
 * The chosen room, shared by all islands of a page: the one that the list brought along, until the calculator sets
 * another.
 */

let dipilih: Kamar | null | undefined
const listeners = new Set<() => void>()

/** Returns the room in an address, of the list or of the calculator; null without one. */
export function kamarDariHash(hash: string): Kamar | null {
  const known = readKamarHash(hash)?.kamar
  if (known) return known
  const keluarga = readKeluargaHash(hash)
  return KAMAR.find((kamar) => keluarga?.kamar.endsWith(kamar)) ?? null
}

function now(): Kamar | null {
  if (dipilih === undefined) dipilih = kamarDariHash(location.hash) ?? kamarDariHash(landingHash())
  return dipilih
}

function subscribe(listener: () => void): () => void {
  // Another hash of the same page is another choice, as by going back to it.
  const read = () => {
    const kamar = kamarDariHash(location.hash)
    if (kamar) chooseKamar(kamar)
  }
  if (listeners.size === 0) addEventListener('hashchange', read)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('hashchange', read)
  }
}

/** Shows the prices of this room from now on; null for the page's own choice. */
export function chooseKamar(kamar: Kamar | null): void {
  dipilih = kamar
  for (const listener of listeners) listener()
}

/** Returns the chosen room; null while none is, and on the page as built. */
export function useKamar(): Kamar | null {
  return useSyncExternalStore(subscribe, now, () => null)
}

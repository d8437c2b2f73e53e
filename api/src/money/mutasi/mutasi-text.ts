import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import { foldLookup, lookupText, sealText } from '../../platform/vault/sealed-text.ts'
import type { CurrentKey, Vault } from '../../platform/vault/vault.ts'

/* The sealed text of a bank line, bound to its table, id and column. */

const PLACE = { noun: 'mutasi', field: 'keterangan' } as const

/** Seals the text of a line, with the hash by which an equal one is found. */
export function sealKeterangan({ nomor, key }: CurrentKey, id: number, keterangan: string) {
  return {
    keterangan: sealText(key, nomor, { ...PLACE, record: id }, Buffer.from(keterangan)),
    keterangan_kunci: lookupText(key, PLACE, foldLookup(keterangan)),
  }
}

/** Opens the text of a line. @throws HttpError 503 */
export function openKeterangan(vault: Vault, { id, keterangan }: { id: number; keterangan: string }): string {
  return openOrRefuse('Isian', () => vault.open({ ...PLACE, record: id }, keterangan)).toString()
}

/** Returns all hashes that equal texts may have beside them, by text. */
export function keteranganLookups(
  vault: Vault,
  texts: readonly string[],
): (text: string) => readonly string[] {
  const folded = [...new Set(texts.map(foldLookup))]
  const lookups = vault.lookupsOf(PLACE, folded)
  return (text) => lookups.get(foldLookup(text)) ?? []
}

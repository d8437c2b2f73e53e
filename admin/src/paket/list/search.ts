import type { Paket } from '@safar/shared/paket/schema'
import { foldText } from '@safar/shared/text'

/** SPEC section 2: what the free-text search looks at. */
export function searchText({ id, nama_paket, tipe_paket, durasi, maskapai }: Paket): string {
  return foldText([id, nama_paket, tipe_paket, durasi, maskapai].join('\n'))
}

export function searchWords(q: string): string[] {
  return foldText(q).split(/\s+/).filter(Boolean)
}

/** Every word must be found; accents and case do not matter. */
export function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

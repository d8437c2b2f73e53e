import type { Paket } from '@safar/shared/paket/schema'
import { foldText } from '@safar/shared/text'

/** SPEC section 2: free text over id, nama_paket, tipe_paket, durasi, maskapai. Every word must be found. */
export function matchesSearch(paket: Paket, q: string): boolean {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { id, nama_paket, tipe_paket, durasi, maskapai } = paket
  const text = foldText([id, nama_paket, tipe_paket, durasi, maskapai].join('\n'))
  return words.every((word) => text.includes(word))
}

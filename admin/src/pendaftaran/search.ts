import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { foldText } from '@safar/shared/text'
import type { ManifestState } from './manifest-state.ts'

/** Registrations of a status that hold every word searched for, in a person's data, package or notes. */
export function searchPendaftaran(
  list: readonly Pendaftaran[],
  { q, status }: Pick<ManifestState, 'q' | 'status'>,
  namePaket: (paket: string) => string,
): Pendaftaran[] {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  return list.filter((item) => {
    if (status && item.status !== status) return false
    const { nama, email, telepon, catatan, catatan_admin, paket } = item
    const text = foldText([nama, email, telepon, namePaket(paket), catatan, catatan_admin].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

import { GAMBAR_MAX_BYTES } from '../gambar/name.ts'

/** What a private file may be; its bytes say which. */
export const BERKAS_TIPE = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type TipeBerkas = (typeof BERKAS_TIPE)[number]

export const BERKAS_MAX_BYTES = GAMBAR_MAX_BYTES
/** Pictures with more pixels a side are scaled down to it: the small print of a scanned sheet stays legible. */
export const BERKAS_MAX_SIDE = 4096

/**
 * How far a file is: `baru` waits for its bytes and its record, `ada` belongs to its record, `hilang` is one whose bytes no backup brought
 * back, and `buang` goes with the next sweep.
 */
export const KEADAAN_BERKAS = ['baru', 'ada', 'hilang', 'buang'] as const
export type KeadaanBerkas = (typeof KEADAAN_BERKAS)[number]

const ID = /^[0-9a-f]{32}$/

/** Whether a text may be the id of a private file: no other reaches a folder or a bucket. */
export function isFileId(text: string): boolean {
  return text.length === 32 && ID.test(text)
}

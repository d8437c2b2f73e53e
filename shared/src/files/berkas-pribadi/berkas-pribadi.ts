import { GAMBAR_MAX_BYTES } from '../gambar/name.ts'

/** Types of a private file, told by its bytes. */
export const BERKAS_TIPE = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type TipeBerkas = (typeof BERKAS_TIPE)[number]

export const BERKAS_MAX_BYTES = GAMBAR_MAX_BYTES
/**
 * The longest side of a private picture, in pixels; larger ones are scaled down, and the small print of a scanned sheet
 * stays legible.
 */
export const BERKAS_MAX_SIDE = 4096

/**
 * States of a private file: `baru` waits for its bytes and its record, `ada` belongs to its record, `hilang` has lost
 * its bytes because no backup held them, and `buang` is deleted by the next sweep.
 */
export const KEADAAN_BERKAS = ['baru', 'ada', 'hilang', 'buang'] as const
export type KeadaanBerkas = (typeof KEADAAN_BERKAS)[number]

const ID = /^[0-9a-f]{32}$/

/** Tells whether a text may be the id of a private file; no other is looked up in folder or bucket. */
export function isFileId(text: string): boolean {
  return text.length === 32 && ID.test(text)
}

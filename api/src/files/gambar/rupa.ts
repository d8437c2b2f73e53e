import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import type { StoredRow } from '../../platform/db/tables.ts'

/* The details of a picture (alt text, decoration, focus) as columns of its row. */

const MILLION = 1_000_000

export function rupaOf({ nama, alt, hiasan, fokus_x, fokus_y }: StoredRow<'gambar'>): RupaGambar {
  const fokus = { x: fokus_x / MILLION, y: fokus_y / MILLION }
  return { image_name: nama, alt, hiasan: hiasan === 1, fokus }
}

export type Rupa = { [Name in 'alt' | 'hiasan' | 'fokus']?: RupaGambar[Name] | undefined }

/** Converts alt text, decoration and focus into columns. */
export function rupaColumns({ alt, hiasan, fokus }: Rupa) {
  return {
    ...(alt !== undefined && { alt }),
    ...(hiasan !== undefined && { hiasan: Number(hiasan) }),
    ...(fokus && { fokus_x: Math.round(fokus.x * MILLION), fokus_y: Math.round(fokus.y * MILLION) }),
  }
}

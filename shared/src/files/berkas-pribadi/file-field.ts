import type { Who } from '../../access/session/who.ts'
import type { TipeBerkas } from './berkas-pribadi.ts'

/** Audiences of private files, names of the one table of roles. */
export type FileAudience = Extract<Who, 'office' | 'staff' | 'admin'>

/** A field of private files: who reads and who writes them has no default. */
export interface FileField {
  read: FileAudience
  write: FileAudience
  /** The types that may be uploaded. */
  takes: readonly TipeBerkas[]
  /** The largest upload in bytes, at most `BERKAS_MAX_BYTES`. */
  max: number
  /** The most files of one record. */
  most: number
}

import type { Who } from '@safar/shared/access/session/who'
import type { TipeBerkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'

/** Who may read or write private files, by the one table of roles: people who are let in everywhere are none of them. */
export type FileAudience = Extract<Who, 'office' | 'staff' | 'admin'>

/** A field of files: who reads and who writes them is said for each, there is no default. */
export interface FileField {
  read: FileAudience
  write: FileAudience
  /** What may be brought. */
  takes: readonly TipeBerkas[]
  /** How many files a record may have in it. */
  most: number
}

/** A noun or a table whose records own private files; the column of its ids is `id`. */
export interface FileOwner {
  /** Name of the noun or the table. */
  jenis: string
  fields: Readonly<Record<string, FileField>>
}

/** Every owner of private files in the product: what is swept with its record goes by this list. */
export const FILE_OWNERS: readonly FileOwner[] = []

/** Which files of which record. */
export interface FilesOf {
  owner: FileOwner
  /** One of the owner's fields. */
  bidang: string
  data_id: number
}

/** The rules of a field. @throws Error for one that its owner does not have: whoever calls has mistyped it */
export function fieldOf({ owner, bidang }: Pick<FilesOf, 'owner' | 'bidang'>): FileField {
  const field = Object.hasOwn(owner.fields, bidang) ? owner.fields[bidang] : undefined
  if (!field) throw new Error(`${owner.jenis} has no files ${bidang}`)
  return field
}

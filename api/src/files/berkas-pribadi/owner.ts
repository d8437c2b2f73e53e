import type { FileField } from '@safar/shared/files/berkas-pribadi/file-field'

/** A noun or a table whose records own private files; its id column is `id`. */
export interface FileOwner {
  /** Name of the noun or the table. */
  jenis: string
  fields: Readonly<Record<string, FileField>>
}

/** The files of one field of one record. */
export interface FilesOf {
  owner: FileOwner
  /** One of the owner's fields. */
  bidang: string
  data_id: number
}

/**
 * Returns the rules of a field.
 * @throws Error for a field that its owner lacks, a programming error
 */
export function fieldOf({ owner, bidang }: Pick<FilesOf, 'owner' | 'bidang'>): FileField {
  const field = Object.hasOwn(owner.fields, bidang) ? owner.fields[bidang] : undefined
  if (!field) throw new Error(`${owner.jenis} has no files ${bidang}`)
  return field
}

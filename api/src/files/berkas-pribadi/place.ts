import type { StoredRow } from '../../platform/db/tables.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'

/**
 * Returns the place that a file is sealed for: record, field and its own name. Under another name, or for another
 * record, it does not open.
 */
export function placeOfFile({
  jenis,
  data_id,
  bidang,
  id,
}: Pick<StoredRow<'berkas_pribadi'>, 'jenis' | 'data_id' | 'bidang' | 'id'>): Place {
  return { noun: jenis, record: data_id, field: `${bidang}/${id}` }
}

/** Returns the place that a file's name is sealed for, as a cell of its table. */
export function placeOfName({ id }: Pick<StoredRow<'berkas_pribadi'>, 'id'>): Place {
  return { noun: 'berkas_pribadi', record: id, field: 'nama' }
}

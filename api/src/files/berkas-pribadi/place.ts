import type { BerkasPribadiRow } from '../../platform/db/tables.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'

/** What a file is sealed for: its record, its field and its own name. Under another name, or of another record, it does not open. */
export function placeOfFile({
  jenis,
  data_id,
  bidang,
  id,
}: Pick<BerkasPribadiRow, 'jenis' | 'data_id' | 'bidang' | 'id'>): Place {
  return { noun: jenis, record: data_id, field: `${bidang}/${id}` }
}

/** What the name of a file is sealed for, as a cell of its table. */
export function placeOfName({ id }: Pick<BerkasPribadiRow, 'id'>): Place {
  return { noun: 'berkas_pribadi', record: id, field: 'nama' }
}

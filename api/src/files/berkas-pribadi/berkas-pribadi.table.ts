import {
  BERKAS_MAX_BYTES,
  BERKAS_TIPE,
  KEADAAN_BERKAS,
} from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import {
  fieldNameRule,
  id,
  integer,
  nullable,
  oneOf,
  personal,
  randomIdRule,
  tableName,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'

/**
 * Private files of records; their bytes lie sealed in a folder or a bucket, under their ids: see
 * `createPrivateFiles`, which sweeps both, and `resealFiles`.
 */
export const BERKAS_PRIBADI = table({
  key: ['id'],
  people: { goes: 'with its record' },
  columns: {
    /** Random: nobody guesses it. */
    id: textOf(randomIdRule),
    /** The noun or the table of the record that owns it, the record, and which of its files it is. */
    jenis: tableName,
    data_id: id,
    bidang: textOf(fieldNameRule),
    /** The name as uploaded: people write names and numbers into it. It is sealed with the file's key. */
    nama: personal(sealed(sealedRule, { hasFile: true })),
    tipe: oneOf(BERKAS_TIPE),
    /** Bytes of the file before it was sealed. */
    besar: integer(1, BERKAS_MAX_BYTES),
    keadaan: oneOf(KEADAAN_BERKAS),
    created_at: time,
    /** Time when a file without an owner may be deleted; null for at once. */
    hapus_pada: nullable(time),
  },
  writtenAt: 'created_at',
})

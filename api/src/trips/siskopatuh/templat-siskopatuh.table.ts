import { SISKOPATUH_LIMITS } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { z } from 'zod'
import { counted, id, nullable, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Letters of the largest workbook in base64. */
const ISI_MOST = Math.ceil(SISKOPATUH_LIMITS.bytes / 3) * 4

/**
 * The ministry's workbooks as they were uploaded, the newest of which is filled. One with people in it is refused, so
 * that it holds nobody's data and needs no seal.
 */
export const TEMPLAT_SISKOPATUH = table({
  key: ['id'],
  people: { stays: 'Blank forms of the ministry: the names are those of files.' },
  columns: {
    id: counted,
    nama: text(SISKOPATUH_LIMITS.nama),
    /** The name of the ministry's system. */
    sistem: text(SISKOPATUH_LIMITS.sistem),
    /** The file's bytes in base64. */
    isi: textOf(
      z
        .string()
        .max(ISI_MOST)
        .refine((isi) => isi.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(isi), 'no base64'),
    ),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})

import { SEBAB_JENIS } from '@safar/shared/records/riwayat/sebab'
import { bigint, counted, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * The last changes of the content, each written in its own transaction: releases are named by it. The newest five
 * thousand versions: see `recordSebab`.
 */
export const SEBAB = table({
  key: ['id'],
  columns: {
    id: counted,
    /** The content's version since that change. */
    versi: bigint(),
    jenis: oneOf(SEBAB_JENIS),
    nama: text(),
    oleh: text(),
    waktu: time,
  },
  left: 'Releases that they name are in no backup.',
  outlivesRestore: true,
})

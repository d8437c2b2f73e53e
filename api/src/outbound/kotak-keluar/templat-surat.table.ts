import { TEMPLAT_LIMITS } from '@safar/shared/outbound/templat-surat/naskah-templat'
import { NAMA_TEMPLAT } from '@safar/shared/outbound/templat-surat/templat'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { counted, integer, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Versions of messages' words as staff keep them: the newest of each counts (see `saveTemplate`), and what is
 * empty is the product's own.
 */
export const TEMPLAT_SURAT = table({
  key: ['id'],
  columns: {
    id: counted,
    nama: oneOf(NAMA_TEMPLAT),
    versi: integer(1),
    perihal: text(TEMPLAT_LIMITS.perihal),
    judul: text(TEMPLAT_LIMITS.judul),
    isi: text(TEMPLAT_LIMITS.isi),
    /** The author. */
    oleh: text(MAX_ACTOR_LENGTH),
    created_at: time,
  },
  writtenAt: 'created_at',
})

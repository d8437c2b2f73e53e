import { PEMESANAN_LIMITS } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { id, nullable, omissible, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealedWords } from '../../platform/vault/sealed-column.ts'
import { forgetOldUndos } from './undo.repository.ts'

/** The last move or cancellation of each booking that can be taken back. */
export const URUNGAN = table({
  key: ['pemesanan_id'],
  columns: {
    pemesanan_id: id,
    /** The booking that some of its people moved to; null where all of them moved, or it was cancelled. */
    pecahan_id: nullable(id),
    /** The revision that tells how the booking was before. */
    riwayat_id: id,
    sejak: time,
    /** A hash of versions after it: of the booking, of its people, and of the booking that they moved to. */
    sesudah: text(64),
    /** The reason that its state had before. */
    alasan: omissible(sealedWords(PEMESANAN_LIMITS.alasan)),
  },
  left: 'Whoever restores a backup does not take a change back that was made before it.',
  expire: forgetOldUndos,
})

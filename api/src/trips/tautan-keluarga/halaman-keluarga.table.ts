import { id, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { deleteClosedPages } from './family-link.repository.ts'

/** Pages of families that are open by a link, for a while. */
export const HALAMAN_KELUARGA = table({
  key: ['token_hash'],
  columns: {
    /** SHA-256 of the page's own token, hex. */
    token_hash: text(64),
    tautan_id: id,
    created_at: time,
    berakhir_pada: time,
    /** A second expiry, by the newest time known to the data. */
    batas_dikenal: time,
  },
  left: 'A page is open for an hour or two; its family opens it anew.',
  expire: deleteClosedPages,
})

import { z } from 'zod'
import { flag, id, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed } from '../../platform/vault/sealed-column.ts'
import { deleteEndedTautanData } from './tautan.ts'

/** Links to the page of a person's own data, and sessions of that page. */
export const TAUTAN_DATA = table({
  key: ['token_hash'],
  people: { goes: 'with its request' },
  columns: {
    /** SHA-256 of the token, hex: a copy of the database opens no page. */
    token_hash: text(),
    email_kunci: personal(text()),
    permintaan_id: id,
    /**
     * 0 for the link of a message, which opens once; 1 for the page behind it, which is used until its time is
     * over.
     */
    halaman: flag,
    created_at: time,
    berakhir_pada: time,
    /** A second expiry, by the newest time known to the data: a clock that is set back revives no link. */
    batas_dikenal: text(),
    /** The result of the last action on the page, as JSON; empty for none. What was typed may stand in it. */
    kabar: sealed(z.string()),
  },
  left: "Whoever has the backup must not read a person's data by it; people ask for another link.",
  expire: deleteEndedTautanData,
})

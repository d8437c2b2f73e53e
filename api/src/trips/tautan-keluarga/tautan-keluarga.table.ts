import { TAUTAN_AKHIR } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import { counted, id, integer, nullable, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { deleteEndedFamilyLinks } from './family-link.repository.ts'

/** Links of families to their own page. A row of a link that is over stays until its days are, and says why. */
export const TAUTAN_KELUARGA = table({
  key: ['id'],
  people: { stays: 'It names a booking by its number and nobody; sixty days end it.' },
  columns: {
    id: counted,
    /** SHA-256 of the token, hex: a copy of the database opens no page. */
    token_hash: text(64),
    pemesanan_id: id,
    akun_id: nullable(id),
    token_id: nullable(id),
    created_at: time,
    berakhir_pada: time,
    /** A second expiry, by the newest time known to the data: a clock that is set back revives no link. */
    batas_dikenal: time,
    /** The reason of its end; empty while it opens. */
    akhir: oneOf([...TAUTAN_AKHIR, '']),
    /** Wrong digits so far. */
    salah: integer(0),
    dibuka_pada: nullable(time),
  },
  left: 'Whoever has the backup must not read a booking by it; the office sends another link.',
  expire: deleteEndedFamilyLinks,
})

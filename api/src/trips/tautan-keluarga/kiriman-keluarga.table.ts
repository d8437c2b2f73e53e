import {
  KIRIMAN_KELUARGA_JENIS,
  KIRIMAN_LIMITS,
  PERMINTAAN_STATUS,
} from '@safar/shared/trips/tautan-keluarga/kiriman'
import { counted, id, nullable, oneOf, personal, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealedWords } from '../../platform/vault/sealed-column.ts'

/**
 * Proofs, papers and requests that families sent. What became of a proof or a paper stands with the payment and the
 * paper; a request is answered here. Illnesses stand in requests and answers, so they lie sealed.
 */
export const KIRIMAN_KELUARGA = table({
  key: ['id'],
  people: { goes: 'with its booking' },
  columns: {
    id: counted,
    pemesanan_id: id,
    jenis: oneOf(KIRIMAN_KELUARGA_JENIS),
    pembayaran_id: nullable(id),
    dokumen_id: nullable(id),
    peserta_id: nullable(id),
    /** The words of a request; empty for files. */
    teks: personal(sealedWords(KIRIMAN_LIMITS.teks)),
    /** The state of a request; empty for files. */
    status: oneOf([...PERMINTAAN_STATUS, '']),
    jawaban: personal(sealedWords(KIRIMAN_LIMITS.jawaban)),
    /** The account of the family; null for its link. */
    akun_id: nullable(id),
    pada: time,
    dijawab_akun_id: nullable(id),
    dijawab_pada: nullable(time),
  },
  writtenAt: 'pada',
})

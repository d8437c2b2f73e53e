import {
  AKTIVITAS_AKSI,
  AKTIVITAS_BULAN,
  AKTIVITAS_JENIS,
} from '@safar/shared/records/riwayat/aktivitas-aksi'
import { AKTIVITAS_TEXT_MOST } from '../../access/session/note-activity.ts'
import { counted, id, integer, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { monthsBefore } from '../../platform/db/time.ts'
import { forgetOldAktivitas } from './aktivitas.repository.ts'

/** The activity log. Rows are appended, counted if they share a key, and deleted by age alone. */
export const AKTIVITAS = table({
  key: ['id'],
  people: { stays: 'Who did what is evidence for 24 months; of people it has numbers and codes.' },
  columns: {
    id: counted,
    waktu: time,
    oleh: personal(text(AKTIVITAS_TEXT_MOST)),
    akun_id: nullable(id),
    /** The token by which a program did it. */
    token_id: nullable(id),
    aksi: oneOf(AKTIVITAS_AKSI),
    jenis: oneOf(AKTIVITAS_JENIS),
    data_id: text(AKTIVITAS_TEXT_MOST),
    nama: personal(text(AKTIVITAS_TEXT_MOST)),
    rinci: text(AKTIVITAS_TEXT_MOST),
    kali: integer(1),
    /** The key of what is counted in one row; null if it is not counted. */
    kunci: nullable(text(100)),
  },
  writtenAt: 'waktu',
  expire: (db, now) => forgetOldAktivitas(db, monthsBefore(now, AKTIVITAS_BULAN)),
})

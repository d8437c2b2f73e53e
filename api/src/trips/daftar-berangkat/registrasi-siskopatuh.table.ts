import { SISKOPATUH_LIMITS } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { id, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Numbers that the ministry's system gave a participant of a departure; another departure gives another. */
export const REGISTRASI_SISKOPATUH = table({
  key: ['paket_id', 'peserta_id'],
  people: { goes: 'with its participant' },
  columns: {
    paket_id: id,
    peserta_id: id,
    nomor: personal(text(SISKOPATUH_LIMITS.nomor)),
    pada: time,
  },
  writtenAt: 'pada',
})

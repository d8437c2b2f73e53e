import { KEADAAN_KIRIMAN } from '@safar/shared/outbound/webhook/webhook'
import { counted, id, integer, nullable, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldKiriman } from './kiriman.repository.ts'

/** Deliveries to webhooks, waiting and done. */
export const KIRIMAN_HOOK = table({
  key: ['id'],
  people: { stays: 'It has numbers of records and nothing of people.' },
  columns: {
    id: counted,
    webhook_id: id,
    /** The id of the message, the same at each try. */
    pesan_id: text(),
    peristiwa: text(),
    /** The key of the event, of which a repetition sends nothing. */
    kunci: text(),
    /** JSON of numbers and codes. */
    isi: text(),
    keadaan: oneOf(KEADAAN_KIRIMAN),
    alasan: text(),
    /** HTTP status of the last answer. */
    kode: nullable(integer()),
    percobaan: integer(),
    berikutnya: text(),
    /** The process that sends it, and the end of its lease; empty without one. */
    pemegang: text(),
    dipegang_sampai: text(),
    dikirim_pada: nullable(time),
    created_at: time,
    updated_at: time,
  },
  left: 'What left since the backup would be sent once more, and what waits tells of records that are gone.',
  writtenAt: 'created_at',
  expire: forgetOldKiriman,
})

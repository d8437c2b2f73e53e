import { KEADAAN_SURAT, LEWAT, SALURAN } from '@safar/shared/outbound/kotak-keluar/keadaan'
import {
  counted,
  flag,
  integer,
  nullable,
  omissible,
  oneOf,
  personal,
  text,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldSurat } from './kotak-keluar.repository.ts'

/** Messages that are to leave, or left: one for each event. */
export const KOTAK_KELUAR = table({
  key: ['id'],
  people: { goes: 'with the record that it names' },
  columns: {
    id: counted,
    /** The event. */
    peristiwa: text(),
    /** The key of the event, of which a repetition sends nothing. */
    kunci: text(),
    saluran: oneOf(SALURAN),
    penerima: personal(text()),
    /** The mailbox behind it, however its address is written. */
    kotak: personal(omissible(text())),
    nama_pengirim: text(),
    /** The address for replies; empty for the sender's own. */
    balas_ke: personal(text()),
    /** The template and its version; version 0 is the product's own text. */
    templat: text(),
    versi: integer(),
    perihal: personal(text()),
    /** The message as text and HTML; both are empty once it left, since nobody needs them here. */
    teks: personal(text()),
    html: personal(text()),
    /** The record that it tells of: it goes with it. */
    rujukan: text(),
    /** 1 if it waits for the end of quiet hours. */
    tenang: flag,
    keadaan: oneOf(KEADAAN_SURAT),
    lewat: oneOf([...LEWAT, '']),
    alasan: text(),
    percobaan: integer(),
    berikutnya: text(),
    /** The process that sends it, and the end of its lease; empty without one. */
    pemegang: text(),
    dipegang_sampai: text(),
    dikirim_pada: nullable(time),
    /** The name under which a service tells of it later; empty where none does. */
    luar_id: omissible(text()),
    diterima_pada: nullable(time),
    dibaca_pada: nullable(time),
    created_at: time,
    updated_at: time,
  },
  left: 'What left since the backup would be sent once more.',
  writtenAt: 'created_at',
  expire: forgetOldSurat,
})

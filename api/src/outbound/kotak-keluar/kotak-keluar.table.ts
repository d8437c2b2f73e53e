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
  columns: {
    id: counted,
    /** What it tells of. */
    peristiwa: text(),
    /** Names the event: the same one is told of once. */
    kunci: text(),
    saluran: oneOf(SALURAN),
    penerima: personal(text()),
    /** The mailbox behind it, however its address is written. */
    kotak: personal(omissible(text())),
    nama_pengirim: text(),
    /** Where an answer goes; empty for the sender's own address. */
    balas_ke: personal(text()),
    /** What wrote it, and which version of that: 0 is the product's own words. */
    templat: text(),
    versi: integer(),
    perihal: personal(text()),
    /** Both empty once it left: nobody needs it here any more. */
    teks: personal(text()),
    html: personal(text()),
    /** The record that it tells of: it goes with it. */
    rujukan: text(),
    /** 1 where it is not sent at night. */
    tenang: flag,
    keadaan: oneOf(KEADAAN_SURAT),
    lewat: oneOf([...LEWAT, '']),
    alasan: text(),
    percobaan: integer(),
    berikutnya: text(),
    /** Who sends it now, and until when that is believed; empty while nobody does. */
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

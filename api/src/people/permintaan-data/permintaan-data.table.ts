import {
  JENIS_PERMINTAAN,
  KEADAAN_PERMINTAAN,
  LEWAT_PERMINTAAN,
  PENGENAL,
} from '@safar/shared/people/permintaan-data/jenis'
import { HASIL_TERSIMPAN_MOST } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { emailProblem } from '../../access/session/akun.repository.ts'
import { counted, nullable, omissible, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Requests of people about their own data. Once the data are erased they no longer say who asked: what stays is the
 * evidence.
 */
export const PERMINTAAN_DATA = table({
  key: ['id'],
  people: { goes: 'once no record is theirs; what stays names nobody' },
  columns: {
    id: counted,
    jenis: oneOf(JENIS_PERMINTAAN),
    email: personal(text(MAX_EMAIL_LENGTH)),
    /** Folded like an account's; empty once the person is forgotten. */
    email_kunci: personal(text()),
    diterima_pada: time,
    /** The deadline. */
    batas: time,
    /** Time when a link in that mailbox was opened; null while anybody might have asked. */
    dibuktikan_pada: nullable(time),
    keadaan: oneOf(KEADAAN_PERMINTAAN),
    hasil: personal(text(HASIL_TERSIMPAN_MOST)),
    selesai_pada: nullable(time),
    /** The person who settled it. */
    oleh: text(MAX_ACTOR_LENGTH),
    lewat: omissible(oneOf(LEWAT_PERMINTAAN)),
    /** The way in which the office verified the person; empty for one from the site. */
    pengenal: omissible(oneOf([...PENGENAL, ''])),
    /** The code of a registration without an address. */
    kode: omissible(text(20)),
    dicatat_oleh: omissible(text(MAX_ACTOR_LENGTH)),
    updated_at: time,
  },
  writtenAt: 'updated_at',
  together: ['email', 'email_kunci'],
  check: emailProblem,
})

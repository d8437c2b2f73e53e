import { ALASAN_AKSES_MAX, LOG_AKSES_BULAN } from '@safar/shared/access/log-akses/log-akses'
import { ROLES } from '@safar/shared/access/session/session-schema'
import { z } from 'zod'
import {
  counted,
  fieldNameRule,
  id,
  nullable,
  oneOf,
  personal,
  randomIdRule,
  tableName,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { monthsBefore } from '../../platform/db/time.ts'
import { forgetOldLooks } from './log-akses.ts'
import { AKTIVITAS_TEXT_MOST } from './note-activity.ts'

/** Accesses to private fields and files: rows are appended, never changed. */
export const LOG_AKSES = table({
  key: ['id'],
  people: { stays: 'Who looked is evidence for 24 months; whom it was about is a number.' },
  columns: {
    id: counted,
    waktu: time,
    jenis: tableName,
    data_id: text(AKTIVITAS_TEXT_MOST),
    bidang: textOf(fieldNameRule.or(z.literal(''))),
    /** Id of the file; empty for a field. */
    berkas: textOf(randomIdRule.or(z.literal(''))),
    /** The account, or null for who has none. */
    akun_id: nullable(id),
    token_id: nullable(id),
    /** The role of the account at that time; empty without an account. */
    role: oneOf([...ROLES, '']),
    /** The reason in the reader's words; empty if none was asked for. */
    alasan: personal(text(ALASAN_AKSES_MAX)),
  },
  writtenAt: 'waktu',
  expire: (db, now) => forgetOldLooks(db, monthsBefore(now, LOG_AKSES_BULAN)),
})

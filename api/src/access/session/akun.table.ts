import { MAX_NAMA_LENGTH, ROLES } from '@safar/shared/access/session/session-schema'
import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { z } from 'zod'
import {
  counted,
  flag,
  nullable,
  omissible,
  oneOf,
  personal,
  text,
  textOf,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { emailProblem } from './akun.repository.ts'
import { passwordHashRule } from './password-hash.ts'

/** Accounts of the office. */
export const AKUN = table({
  key: ['id'],
  people: { stays: 'An account is ended by its owner or an admin, with all that is its own.' },
  columns: {
    id: counted,
    /** The address as typed, for people. */
    email: personal(textOf(z.string().min(1).max(MAX_EMAIL_LENGTH))),
    /** The folded address for lookups, unique; folding may lengthen it, so it has no maximum. */
    email_kunci: personal(text()),
    nama: personal(text(MAX_NAMA_LENGTH)),
    role: oneOf(ROLES),
    password_hash: textOf(passwordHashRule),
    /** 1 where the password is known to be easily guessed: its owner is asked to change it. */
    password_lemah: omissible(flag),
    created_at: time,
    /** Time of the last sign-in; null for never, or before this was kept. */
    masuk_pada: nullable(time),
    /** Time of suspension; null while it can sign in. */
    ditangguhkan_pada: nullable(time),
    /** Time of the last invitation; null once its owner has set a password. */
    diundang_pada: nullable(time),
  },
  writtenAt: 'created_at',
  together: ['email', 'email_kunci'],
  check: emailProblem,
})

import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { z } from 'zod'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { nullable, personal, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetAddresses } from './stopped-addresses.ts'

/** Addresses of messages that nobody asked for, subscribed or not. */
export const ALAMAT_SURAT = table({
  key: ['alamat'],
  people: { goes: 'once no message to it is kept; of who stopped them, a hash stays for their sake' },
  columns: {
    /** The address as `kotakOf` returns it, or a WhatsApp number. */
    alamat: personal(textOf(z.string().min(1).max(MAX_EMAIL_LENGTH))),
    /** The token of the unsubscribe link in its messages; it can do nothing else. */
    token: textOf(z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'no token of ours')),
    /** The member of staff who unsubscribed it; empty if its owner did. */
    oleh: text(MAX_ACTOR_LENGTH),
    henti_pada: nullable(time),
    created_at: time,
  },
  writtenAt: 'created_at',
  expire: forgetAddresses,
})

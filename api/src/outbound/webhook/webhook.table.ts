import { KEADAAN_WEBHOOK } from '@safar/shared/outbound/webhook/webhook'
import { z } from 'zod'
import { counted, nullable, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'

/** Webhooks: other systems that are told of events. */
export const WEBHOOK = table({
  key: ['id'],
  columns: {
    id: counted,
    alamat: text(),
    /** Names of events, with blanks between. */
    peristiwa: text(),
    /** The secret that signs; whoever has it can speak in our name. */
    rahasia: sealed(),
    /** The former secret; empty without one. */
    rahasia_lama: sealed(sealedRule.or(z.literal(''))),
    rahasia_lama_sampai: nullable(time),
    keadaan: oneOf(KEADAAN_WEBHOOK),
    /** The reason why it stopped by itself. */
    alasan: text(),
    berhasil_pada: nullable(time),
    dibuat_oleh: text(),
    created_at: time,
    updated_at: time,
  },
  left: 'Whoever has the backup must not sign in our name; who is told is not undone by bringing a backup back.',
  writtenAt: 'updated_at',
  outlivesRestore: true,
})

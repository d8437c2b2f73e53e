import { base64url } from '@safar/shared/access/session/faktor-schema'
import { z } from 'zod'
import { bigint, id, nullable, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'

/** The TOTP secret of an account's app. */
export const TOTP = table({
  key: ['akun_id'],
  people: { goes: 'with its account' },
  columns: {
    akun_id: id,
    /**
     * The secret, with which a reader of the row can make codes only if they have the key. Until it is sealed, it is as
     * older versions hid it.
     */
    rahasia: sealed(z.union([sealedRule.max(300), base64url(200)])),
    /**
     * The last step of thirty seconds whose code was taken: it and all before it are used up. Below what a step of
     * this millennium can be: one far ahead would refuse every code to come.
     */
    langkah: bigint(0, 300_000_000),
    created_at: time,
    /** Time since which codes are asked for; null while it is being set up. */
    aktif_pada: nullable(time),
  },
  writtenAt: 'created_at',
})

import { HEAD_MOST } from '@safar/shared/money/mutasi/statement-heads'
import { z } from 'zod'
import { text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Heads of an account's statements, and the field that each means: asked once. */
export const JUDUL_MUTASI = table({
  key: ['rekening', 'judul'],
  columns: {
    rekening: textOf(z.string().regex(/^\d{0,60}$/, 'no account')),
    /** The head as heads are compared (`foldMutasiHead`). */
    judul: textOf(z.string().min(1).max(HEAD_MOST)),
    /** Empty where the column is left out. */
    isian: text(40),
    created_at: time,
  },
  writtenAt: 'created_at',
})

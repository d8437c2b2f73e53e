import { HEAD_MOST } from '@safar/shared/people/jamaah/import-heads'
import { z } from 'zod'
import { text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Heads of the office's own sheets of people, and the field that each means: asked once. */
export const JUDUL_JAMAAH = table({
  key: ['judul'],
  columns: {
    /** The head as heads are compared (`foldHead`): words of a table, and nothing of a person. */
    judul: textOf(z.string().min(1).max(HEAD_MOST)),
    /** The field that it means; empty where the column is left out. */
    isian: text(40),
    created_at: time,
  },
  writtenAt: 'created_at',
})

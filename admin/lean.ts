import type { Plugin } from 'vite'
import { leanEditor } from './lean-editor.ts'
import { leanRouter } from './lean-router.ts'
import { leanTable } from './lean-table.ts'
import { leanZod } from './lean-zod.ts'

/** Libraries without what the office never reaches of them. What is reached after all fails loudly. */
export const lean = (): Plugin[] => [leanTable(), leanEditor(), leanZod(), leanRouter()]

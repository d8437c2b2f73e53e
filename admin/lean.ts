import type { Plugin } from 'vite'
import { leanEditor } from './lean-editor.ts'
import { leanRouter } from './lean-router.ts'
import { leanTable } from './lean-table.ts'
import { leanZod } from './lean-zod.ts'

/** Returns the Vite plugins that cut out of libraries what the office never reaches; reaching it after all throws. */
export const lean = (): Plugin[] => [leanTable(), leanEditor(), leanZod(), leanRouter()]

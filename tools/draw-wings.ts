import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawWings } from './wings.ts'

/* Writes `docs/wings.md` anew from the table of wings: `node tools/draw-wings.ts`. */

await writeFile(join(import.meta.dirname, '../docs/wings.md'), drawWings())

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawWings } from './wings.ts'

/* Draws the table of wings anew, once it has changed: `node tools/draw-wings.ts`. */

await writeFile(join(import.meta.dirname, '../docs/wings.md'), drawWings())

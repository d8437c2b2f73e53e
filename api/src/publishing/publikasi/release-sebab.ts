import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Sebab, sebabSchema } from '@safar/shared/records/riwayat/sebab'
import { z } from 'zod'
import { writeDurably } from '../../platform/durable.ts'
import { RELEASE_FILE } from './release.ts'

/*
 * The causes of a release and their authors, stored beside the releases and in none of them, since they name people of
 * the office, and drafts. A release is served and copied whole; what names nobody may be in it.
 */

const FOLDER = 'sebab'
const listSchema = z.array(sebabSchema)

const fileOf = (dir: string, id: string) => join(dir, FOLDER, `${id}.json`)

/** Writes the causes of a release beside it. */
export async function writeSebab(dir: string, id: string, sebab: readonly Sebab[]): Promise<void> {
  if (sebab.length === 0) return
  await mkdir(join(dir, FOLDER), { recursive: true })
  await writeFile(fileOf(dir, id), JSON.stringify(sebab))
}

/** Reads the causes of a release; none if the file cannot be read, since a release is worth more than its name. */
export async function readSebab(dir: string, id: string): Promise<Sebab[]> {
  try {
    return listSchema.parse(JSON.parse(await readFile(fileOf(dir, id), 'utf8')))
  } catch {
    return []
  }
}

/** Deletes the causes of a deleted release. */
export async function dropSebab(dir: string, id: string): Promise<void> {
  await rm(fileOf(dir, id), { force: true })
}

const olderSchema = z.looseObject({ sebab: listSchema })

/** Moves the causes out of a release's description, where older versions wrote them. */
export async function moveSebab(dir: string, id: string): Promise<void> {
  const file = join(dir, id, RELEASE_FILE)
  try {
    const found = olderSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (!found.success) return
    const { sebab, ...rest } = found.data
    await writeSebab(dir, id, sebab)
    const next = `${file}.${process.pid}`
    await writeDurably(next, JSON.stringify(rest))
    await rename(next, file)
  } catch {
    // Whoever may not write there reads it as it is.
  }
}

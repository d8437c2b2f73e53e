import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Question } from './follow.ts'

/** The file of a release's trace; no front server gives out what begins with a dot. */
export const READINGS_FILE = '.readings.json'
/** The file that names, one a line, the files linked from the release before: whoever checks the release knows them. */
export const KEPT_FILE = '.kept'

/** A page of a release: its files by path, and the questions that it asked. */
export interface PageReading {
  files: string[]
  asked: Question[]
}

/** The trace of a release: what its pages were rendered from. */
export interface Readings {
  pages: Map<string, PageReading>
  answers: Map<Question, string>
}

const fileSchema = z.object({
  basis: z.string(),
  answers: z.array(z.tuple([z.string(), z.string()])),
  pages: z.array(z.tuple([z.string(), z.array(z.string()), z.array(z.number())])),
})

/** Hashes what every page is rendered from beside the content: the code, the day and the agency. */
export const basisOf = (...parts: unknown[]) => hash('sha1', JSON.stringify(parts), 'base64url')

/**
 * Reads the trace of the release in `dir`; null where there is none, or where every page has changed with its basis.
 */
export async function readReadings(dir: string, basis: string): Promise<Readings | null> {
  const text = await readFile(join(dir, READINGS_FILE), 'utf8').catch(() => null)
  if (!text) return null
  const file = fileSchema.parse(JSON.parse(text))
  if (file.basis !== basis) return null
  const questions = file.answers.map(([question]) => question)
  const asked = (indices: number[]) => indices.flatMap((index) => questions[index] ?? [])
  return {
    answers: new Map(file.answers),
    pages: new Map(file.pages.map(([page, files, indices]) => [page, { files, asked: asked(indices) }])),
  }
}

/** Writes the trace of the release in `dir`. */
export async function writeReadings(dir: string, basis: string, { pages, answers }: Readings): Promise<void> {
  const index = new Map([...answers.keys()].map((question, place) => [question, place]))
  const file: z.infer<typeof fileSchema> = {
    basis,
    answers: [...answers],
    pages: [...pages].map(([page, { files, asked }]) => [
      page,
      files,
      asked.map((question) => index.get(question) ?? -1),
    ]),
  }
  await writeFile(join(dir, READINGS_FILE), JSON.stringify(file))
}

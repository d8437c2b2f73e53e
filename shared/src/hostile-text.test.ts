import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paketInputSchema, paketUpdateSchema } from './paket/schema.ts'
import { pendaftaranInputSchema, pendaftaranUpdateSchema } from './pendaftaran/schema.ts'
import { gantiPasswordSchema, loginSchema, profilSchema } from './session/schema.ts'
import { HOSTILE_TEXTS } from './testing/hostile-text.ts'
import { requiredText, text } from './text.ts'

const SCHEMAS = {
  pendaftaranInputSchema,
  pendaftaranUpdateSchema,
  loginSchema,
  profilSchema,
  gantiPasswordSchema,
  paketInputSchema,
  paketUpdateSchema,
}

/** Processor time of one reading, in milliseconds. */
function work(read: () => unknown): number {
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe.each(Object.entries(SCHEMAS))('%s', (_name, schema) => {
  it.each(Object.entries(HOSTILE_TEXTS))(
    'reads 64 KB of %s in every field at little cost',
    (_kind, hostile) => {
      for (const field of Object.keys(schema.shape)) {
        for (const value of [hostile, [hostile], [{ [field]: hostile, name: hostile, nama: hostile }]]) {
          expect(work(() => schema.safeParse({ [field]: value }))).toBeLessThan(200)
        }
      }
    },
  )
})

it('asks nothing more of a text that is too long', () => {
  const asked: string[] = []
  const note = (value: string) => asked.push(value) > 0
  for (const schema of [text(5).refine(note), requiredText(5).refine(note)]) {
    const parsed = schema.safeParse('abcdef')
    expect(parsed.error && z.flattenError(parsed.error).formErrors).toEqual(['Paling banyak 5 huruf'])
  }
  expect(asked).toEqual([])
  expect(text(5).refine(note).safeParse('abcde').success).toBe(true)
  expect(asked).toEqual(['abcde'])
})

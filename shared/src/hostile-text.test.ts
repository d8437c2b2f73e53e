import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { searchTerms } from './cari.ts'
import { phoneDigits } from './chat.ts'
import { parseDurasi } from './format/durasi.ts'
import { readAngka, readBintang, readHitungan } from './format/read-angka.ts'
import { readDurasiTyped } from './format/read-durasi.ts'
import { parseTanggal, tanggalTypedMessage } from './format/tanggal.ts'
import { paketInputSchema, paketUpdateSchema } from './paket/schema.ts'
import { pendaftaranInputSchema, pendaftaranUpdateSchema } from './pendaftaran/schema.ts'
import { plainText } from './plain-text.ts'
import { gantiPasswordSchema, loginSchema, profilSchema } from './session/schema.ts'
import { slugify } from './slug.ts'
import { pastedDays, pastedText } from './tempelan.ts'
import { HOSTILE_TEXTS } from './testing/hostile-text.ts'
import { WORK_MS, workOf } from './testing/work.ts'
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

const readDays = (typed: string) => pastedDays(typed, 200)

describe.each(Object.entries(SCHEMAS))('%s', (_name, schema) => {
  it.each(Object.entries(HOSTILE_TEXTS))(
    'reads 64 KB of %s in every field at little cost',
    (_kind, hostile) => {
      for (const field of Object.keys(schema.shape)) {
        for (const value of [hostile, [hostile], [{ [field]: hostile, name: hostile, nama: hostile }]]) {
          expect(workOf(() => schema.safeParse({ [field]: value }))).toBeLessThan(WORK_MS)
        }
      }
    },
  )
})

it.each(Object.entries(HOSTILE_TEXTS))(
  'reads 64 KB of %s as anything typed at little cost',
  (_kind, hostile) => {
    for (const read of [
      parseTanggal,
      parseDurasi,
      readAngka,
      readBintang,
      readDurasiTyped,
      readHitungan,
      tanggalTypedMessage,
      searchTerms,
      plainText,
      (text: string) => slugify(text, 'paket'),
      phoneDigits,
      pastedText,
      readDays,
    ]) {
      expect(
        workOf(() => read(hostile)),
        read.name,
      ).toBeLessThan(WORK_MS)
    }
  },
)

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

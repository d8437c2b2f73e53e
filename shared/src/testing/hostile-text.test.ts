import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gantiPasswordSchema, loginSchema, profilSchema } from '../access/session/session-schema.ts'
import { paketInputSchema, paketUpdateSchema } from '../content/paket/paket-schema.ts'
import { pendaftaranInputSchema, pendaftaranUpdateSchema } from '../people/pendaftaran/pendaftaran-schema.ts'
import { phoneDigits } from '../platform/contact/chat.ts'
import { parseDurasi } from '../platform/format/durasi.ts'
import { readAngka, readBintang, readHitungan } from '../platform/format/read-angka.ts'
import { readDurasiTyped } from '../platform/format/read-durasi.ts'
import { parseTanggal, tanggalTypedMessage } from '../platform/format/tanggal.ts'
import { searchTerms } from '../platform/search.ts'
import { pastedDays, pastedText } from '../platform/tempelan.ts'
import { HOSTILE_TEXTS } from '../platform/testing/hostile-text.ts'
import { WORK_MS, workOf } from '../platform/testing/work.ts'
import { plainText } from '../platform/text/plain-text.ts'
import { slugify } from '../platform/text/slug.ts'
import { requiredText, text } from '../platform/text/text.ts'

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

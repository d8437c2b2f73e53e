import { lengkap, tanpaSatu } from '@safar/shared/records/noun/lengkap.testing'
import type { FormValues } from '@safar/shared/records/noun/values'
import { describe, expect, it } from 'vitest'
import { ARTIKEL_FORM } from '../content/artikel/form/artikel-form.ts'
import { GALERI_FORM } from '../content/galeri/form/galeri-form.ts'
import { LAYANAN_FORM } from '../content/layanan/form/layanan-form.ts'
import { PAKET_FORM } from '../content/paket/form/paket-form.ts'
import { PEMBIMBING_FORM } from '../content/pembimbing/form/pembimbing-form.ts'
import { SPANDUK_FORM } from '../content/spanduk/form/spanduk-form.ts'
import { TANYA_FORM } from '../content/tanya/form/tanya-form.ts'
import { TESTIMONI_FORM } from '../content/testimoni/form/testimoni-form.ts'
import { stateErrors } from '../records/form/schema-for.ts'
import type { FormShape } from '../records/form/shape.ts'
import { readinessOf } from '../records/form/terbitan/missing.ts'
import { fieldPath } from '../records/form/terbitan/use-readiness.ts'
import { validateValues } from '../records/form/validate.ts'

/* The other half, that the server refuses the same, is `api/src/content/siap-terbit.test.ts`. */

const SHAPES: FormShape[] = [
  PAKET_FORM,
  ARTIKEL_FORM,
  LAYANAN_FORM,
  PEMBIMBING_FORM,
  GALERI_FORM,
  SPANDUK_FORM,
  TESTIMONI_FORM,
  TANYA_FORM,
]
const STAMPS = { id: 1, slug: 'a', created_at: '2026-01-01', updated_at: '2026-01-01' }
const TIMES = { terbit_pada: '', turun_pada: '', kosong: '' }

describe.each(SHAPES.map((shape) => [shape.noun.name, shape] as const))('the form of a %s', (_, shape) => {
  const { fields } = shape.noun
  const valuesOf = (content: object, status: string): FormValues => {
    const record = { ...STAMPS, ...content, ...TIMES, status }
    return shape.valuesOf(record)
  }

  it('is ready with all that its fields ask for', () => {
    const values = valuesOf(lengkap(fields), 'draf')
    expect(readinessOf(shape, values, 'edit', values).missing).toEqual([])
    expect(readinessOf(shape, values, 'add', values).missing).toEqual([])
  })

  it('names what is left out before it goes live, also where the saved draft still had it', () => {
    for (const status of ['draf', 'arsip']) {
      const clean = valuesOf(lengkap(fields), status)
      for (const { path, content, wajib } of tanpaSatu(fields)) {
        const values = valuesOf(content, status)
        const missing = wajib ? [fieldPath(shape, path)] : []
        expect([path, readinessOf(shape, values, 'edit', clean).missing]).toEqual([path, missing])
        const live = { ...values, status: 'terbit' }
        expect([path, Object.keys(validateValues(shape, live, 'edit', clean))]).toEqual([path, missing])
        expect([path, readinessOf(shape, values, 'add', clean).missing]).toEqual([path, missing])
      }
    }
  })

  it('names what a live one cannot lose, and nothing that it can', () => {
    const clean = valuesOf(lengkap(fields), 'terbit')
    for (const { path, content, tetap } of tanpaSatu(fields)) {
      const errors = validateValues(shape, valuesOf(content, 'terbit'), 'edit', clean)
      expect([path, Object.keys(errors)]).toEqual([path, tetap ? [fieldPath(shape, path)] : []])
    }
  })
})

it('refuses a time of taking off that has passed, unless the saved copy has it', () => {
  const now = new Date('2026-11-21T03:00:00.000Z')
  const live = { status: 'terbit', terbit_pada: '2020-01-01T00:00:00.000Z', turun_pada: '' }
  const over = { ...live, turun_pada: '2026-01-01T00:00:00.000Z' }
  expect(Object.keys(stateErrors(over, now, live))).toEqual(['turun_pada'])
  expect(stateErrors(over, now, over)).toEqual({})
})

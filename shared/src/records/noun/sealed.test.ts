import { describe, expect, it } from 'vitest'
import { TERSEGEL } from '../../platform/text/mask.ts'
import { columnsOf, fromColumn } from './columns.ts'
import type { Noun } from './field.ts'
import { createSchema, recordSchema, updateSchema } from './noun-schema.ts'
import { readRecord } from './read.ts'
import { halfMaskError, maskIn, partMask } from './sealed.ts'
import { columnsOfSheet } from './sheet.ts'
import { valuesOf } from './values.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  nik: { kind: 'sealed', max: 16, required: 'create', opens: 'admin' },
} as const
const NOUN = {
  name: 'jamaah',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'none',
  draftsInBrowser: false,
  personal: { email: 'surel', shows: { nama: 'Nama' }, kept: [{ months: 24, since: 'created_at' }] },
  fields: FIELDS,
} as const satisfies Noun
const RECORD = { id: 1, nama: 'Siti', nik: '0123456789abcdef.1.cipher', created_at: '', updated_at: '' }

it('only private nouns whose drafts no browser keeps have sealed fields', () => {
  const { personal: _, ...nobodys } = NOUN
  // @ts-expect-error of nobody who could ask for it
  expect(nobodys satisfies Noun).toBeDefined()
  // @ts-expect-error published
  expect({ ...NOUN, published: true } satisfies Noun).toBeDefined()
  // @ts-expect-error kept by browsers
  expect({ ...NOUN, draftsInBrowser: true } satisfies Noun).toBeDefined()
})

it('a sealed value is a mask to whoever reads it, in whatever way', () => {
  expect(fromColumn(FIELDS.nik, RECORD.nik)).toBe(TERSEGEL)
  expect(fromColumn(FIELDS.nik, '')).toBe('')
  expect(recordSchema(NOUN).parse(RECORD).nik).toBe(TERSEGEL)
  expect(readRecord(NOUN, RECORD)?.nik).toBe(TERSEGEL)
  expect(valuesOf(FIELDS, { nama: 'Siti', nik: TERSEGEL }).nik).toBe(TERSEGEL)
  expect([...columnsOfSheet(NOUN).keys()]).toEqual(['nama', 'updated_at'])
})

it('a sealed value is no column that saving writes, but where it is emptied', () => {
  expect(columnsOf(FIELDS, { nama: 'Siti', nik: '3276' })).toEqual({ nama: 'Siti' })
  expect(columnsOf(FIELDS, { nama: 'Siti', nik: TERSEGEL })).toEqual({ nama: 'Siti' })
  expect(columnsOf(FIELDS, { nama: 'Siti', nik: '' })).toEqual({ nama: 'Siti', nik: '' })
})

it('a form sends a sealed value or its mask, within its bounds, and none where one must be', () => {
  expect(updateSchema(FIELDS).parse({ nik: TERSEGEL })).toEqual({ nik: TERSEGEL })
  expect(createSchema(FIELDS).parse({ nama: 'Siti', nik: ' 3276 ' }).nik).toBe('3276')
  for (const nik of ['', 'x'.repeat(17)])
    expect(createSchema(FIELDS).safeParse({ nama: 'Siti', nik }).success).toBe(false)
})

describe('a mask that shows the ends of a value', () => {
  const NIK = { kind: 'sealed', max: 40, opens: 'staff', shows: { first: 4, last: 4 } } as const
  const PASPOR = { ...NIK, shows: { first: 3, last: 1 } } as const

  it('hides all between them, and shows nothing of a value too short for that', () => {
    expect(partMask(NIK, '3602014107900001')).toBe('3602********0001')
    expect(partMask(PASPOR, 'X1234567')).toBe('X12****7')
    expect([partMask(PASPOR, 'X12345'), partMask(NIK, '1234567890'), partMask(NIK, '')]).toEqual([
      TERSEGEL,
      TERSEGEL,
      '',
    ])
    expect(partMask({}, '3602014107900001')).toBe(TERSEGEL)
  })

  it('is known by its form, and passes readers that let no value pass', () => {
    for (const mask of ['3602********0001', '3602***0001']) expect(maskIn(NIK, mask)).toBe(mask)
    for (const text of ['3602014107900001', '3602****7900001*', '****0001', '360*****0001', '36020001'])
      expect(maskIn(NIK, text), text).toBe(TERSEGEL)
    expect(halfMaskError(NIK, '3602*****')).not.toBeNull()
    expect([halfMaskError(NIK, '3602********0001'), halfMaskError(NIK, '3602014107900001')]).toEqual([
      null,
      null,
    ])
  })
})

it('takes no part of its mask, nor what was typed behind it, for a value', () => {
  const code = { ...FIELDS.nik, code: true } as const
  for (const schema of [updateSchema(FIELDS), updateSchema({ nik: code })]) {
    for (const nik of ['•', '•••••', '•••••••', '••••••3201', '3201••••••'])
      expect(schema.safeParse({ nik }).success, nik).toBe(false)
    expect(schema.parse({ nik: ` ${TERSEGEL} ` })).toEqual({ nik: TERSEGEL })
    expect(schema.safeParse({ nik: '• a • b' }).success).toBe(true)
  }
})

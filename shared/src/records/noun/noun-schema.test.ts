import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { fieldErrors } from '../../platform/http/errors.ts'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import { filled } from './given.ts'
import { FIELDS, WARUNG, WITHOUT_ADDRESS } from './noun.testing.ts'
import { createSchema, recordSchema, summarySchema, updateSchema } from './noun-schema.ts'
import type { InputOf, RecordOf, SummaryOf, UpdateOf } from './record.ts'

const create = createSchema(FIELDS)
const update = updateSchema(FIELDS)

const input = filled(FIELDS, {
  nama: 'Bu Sri',
  alamat: 'Jalan Melati',
  kelas: 'Besar',
  kursi: 4,
  sewa: 5_000_000_000,
  bintang: 4,
  buka: '2026-12-12',
  lama: '9 Hari',
  foto: 'warung-800x600.webp',
  menu: [{ urut: 1, nama: 'Soto' }],
})
const record = { id: 1, slug: 'bu-sri', created_at: 'a', updated_at: 'b', ...input }

function errorsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error) : {}
}

it('fills what was left out with nothing, in rows too', () => {
  expect(input).toMatchObject({ catatan: '', atap: '', lantai: null, uang_muka: null, juru_masak: [] })
  expect(input.menu).toEqual([{ urut: 1, nama: 'Soto', harga: null, foto: '' }])
})

it('has the types that its schemas check', () => {
  expectTypeOf<z.infer<typeof create>>().toEqualTypeOf<InputOf<typeof FIELDS>>()
  expectTypeOf<z.infer<typeof update>>().toExtend<UpdateOf<typeof FIELDS>>()
  const whole = recordSchema(WARUNG)
  expectTypeOf<z.infer<typeof whole>>().toEqualTypeOf<RecordOf<typeof WARUNG>>()
  const summary = summarySchema(WARUNG)
  expectTypeOf<z.infer<typeof summary>>().toEqualTypeOf<SummaryOf<typeof WARUNG>>()
  expectTypeOf(input.kelas).toEqualTypeOf<'kecil' | 'Besar'>()
  expectTypeOf(input.atap).toEqualTypeOf<'daun' | 'seng' | ''>()
  expectTypeOf(input.lantai).toEqualTypeOf<number | null>()
})

describe('a body that makes a record', () => {
  it('is taken as it is when it is complete', () => {
    expect(create.parse(input)).toEqual(input)
  })

  it('needs what is required, and nothing else', () => {
    const required = ['nama', 'alamat', 'kelas', 'kursi', 'sewa', 'bintang', 'buka', 'lama', 'foto', 'menu']
    const errors = errorsOf(create, {})
    expect(Object.keys(errors)).toEqual(required)
    for (const messages of Object.values(errors)) expect(messages).toEqual(['Data tidak boleh kosong'])
    const given = Object.fromEntries(Object.entries(input).filter(([name]) => required.includes(name)))
    expect(create.parse(given)).toEqual(input)
  })

  it('takes empty for what need not be filled, and says so', () => {
    const empty = { catatan: ' ', atap: '', lantai: '', uang_muka: null, tutup: '', juru_masak: null }
    expect(create.parse({ ...input, ...empty })).toEqual(input)
  })

  it.each([
    ['nama', 'x'.repeat(21), 'Paling banyak 20 huruf'],
    ['kelas', 'sedang', 'Pilih salah satu: kecil, Besar'],
    ['atap', 'beton', 'Pilih salah satu: daun, seng'],
    ['kursi', 1, 'Paling sedikit 2'],
    ['lantai', '4', 'Paling banyak 3'],
    ['uang_muka', -1, 'Paling sedikit 0'],
    ['bintang', 6, 'Paling banyak 5'],
    ['foto', '../rahasia.webp', 'Nama gambar tidak boleh memuat garis miring'],
    ['menu', [{ urut: 1 }], 'Data tidak boleh kosong'],
    ['menu', 7, 'Isi dengan daftar'],
    ['juru_masak', Array(4).fill({ nama: 'Sri' }), 'Paling banyak 3 baris'],
  ])('is refused with %s = %j', (name, value, message) => {
    expect(errorsOf(create, { ...input, [name]: value })).toEqual({ [name]: [message] })
  })

  it('leaves out rows that nobody filled, whatever number they carry', () => {
    const menu = [{ urut: 1, nama: ' ', harga: null }, { urut: 2, nama: 'Soto' }, {}]
    expect(create.parse({ ...input, menu }).menu).toEqual([{ urut: 2, nama: 'Soto', harga: null, foto: '' }])
  })
})

describe('short texts', () => {
  const wordsOf = (kata_kunci: unknown) => create.parse({ ...input, kata_kunci }).kata_kunci
  const wrongWith = (kata_kunci: unknown) => errorsOf(create, { ...input, kata_kunci })

  it('are kept in their order, none of them blank or twice, and may be none', () => {
    expect(wordsOf(['soto', ' ', 'rawon ', 'soto'])).toEqual(['soto', 'rawon'])
    expect([wordsOf(null), wordsOf(undefined), wordsOf([])]).toEqual([[], [], []])
    expect(update.parse({}).kata_kunci).toBeUndefined()
    expect(update.parse({ kata_kunci: null }).kata_kunci).toEqual([])
  })

  it.each([
    ['too many', ['a', 'b', 'c', 'd'], { kata_kunci: ['Paling banyak 3 baris'] }],
    ['no list', 7, { kata_kunci: ['Isi dengan daftar'] }],
    ['an object', { 0: 'soto' }, { kata_kunci: ['Isi dengan daftar'] }],
  ])('are refused where there is %s', (_what, sent, expected) => {
    expect(wrongWith(sent)).toEqual(expected)
    expect(errorsOf(update, { kata_kunci: sent })).toEqual(expected)
  })

  it.each([
    ['too long', ['a'.repeat(11)]],
    ['no text', [7]],
    ['an object', [{ a: 1 }]],
    ['half a letter', ['\uD800']],
    ['a sign that no keyboard types', ['so\u0000to']],
  ])('are refused at the one that is %s', (_what, sent) => {
    expect(Object.keys(wrongWith(sent))).toEqual(['kata_kunci.0'])
  })
})

// What was sent is looked into up to where it is too long: the rest of a list costs next to nothing.
it('refuses lists of many thousands by their length', () => {
  const many = <Item>(item: Item) => Array.from({ length: 300_000 }, () => item)
  for (const sent of [{ menu: many({ urut: 'x', nama: 7 }) }, { menu: many(7) }, { kata_kunci: many(7) }]) {
    const [name = ''] = Object.keys(sent)
    const errors = errorsOf(create, { ...input, ...sent })
    expect(errors[name]).toEqual(['Paling banyak 3 baris'])
    expect(Object.keys(errors).length).toBeLessThan(20)
  }
  expect(workOf(() => update.safeParse({ menu: many({}) }))).toBeLessThan(WORK_MS)
})

describe('a body that changes a record', () => {
  it('needs nothing and keeps what it leaves out', () => {
    expect(update.parse({})).toEqual({})
    expect(update.parse({ kursi: '3', updated_at: 'b', lain: 1 })).toEqual({ kursi: 3, updated_at: 'b' })
  })

  it('may empty what only a new record must have', () => {
    const emptied = { alamat: '', foto: '', menu: [] }
    expect(update.parse(emptied)).toEqual(emptied)
    expect(Object.keys(errorsOf(update, { nama: '', kelas: '', kursi: '', buka: '' }))).toHaveLength(4)
  })
})

describe('an answer', () => {
  it('has stamps around its fields, and lists last', () => {
    const names = Object.keys(recordSchema(WARUNG).parse(record))
    expect(names.slice(0, 3)).toEqual(['id', 'slug', 'nama'])
    expect(names.slice(-4)).toEqual(['created_at', 'updated_at', 'menu', 'juru_masak'])
    expect(recordSchema(WITHOUT_ADDRESS).shape).not.toHaveProperty('slug')
    expect(recordSchema(WITHOUT_ADDRESS).shape).toHaveProperty('nama')
  })

  it('of a list leaves out lists and whatever only a whole record has', () => {
    const { menu: _m, juru_masak: _j, cerita: _c, ...short } = record
    expect(summarySchema(WARUNG).parse(record)).toEqual(short)
  })

  it('reads rows from before there was such a field, and no list that is none', () => {
    const schema = recordSchema(WARUNG)
    expect(schema.parse({ ...record, menu: [{ urut: 1, nama: 'Soto' }] })).toEqual(record)
    expect(schema.safeParse({ ...record, juru_masak: undefined }).success).toBe(false)
    expect(schema.safeParse({ ...record, menu: [{ urut: 1 }] }).success).toBe(false)
  })
})

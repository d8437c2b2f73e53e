import { expect, it } from 'vitest'
import { errorBodySchema } from './error-body-schema.ts'
import { readErrorBody } from './read-error-body.ts'

it.each([
  { message: 'Tidak' },
  { message: 'Tidak', errors: {} },
  { message: 'Tidak', errors: { jumlah: ['Terlalu besar', 'Kosong'], 'hotels.0.nama': [] } },
  { message: 'Tidak', errors: undefined },
  { message: 'Tidak', errors: null },
  { message: 'Tidak', errors: [] },
  { message: 'Tidak', errors: { jumlah: 'Kosong' } },
  { message: 'Tidak', errors: { jumlah: [1] } },
  { message: 1 },
  { errors: {} },
  {},
  [],
  'Tidak',
  null,
  undefined,
])('reads the body of an error as its schema does: %j', (body) => {
  expect(readErrorBody(body)).toEqual(errorBodySchema.safeParse(body).data ?? null)
})

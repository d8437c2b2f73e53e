import { expect, it } from 'vitest'
import { fieldErrors } from '../../platform/http/errors.ts'
import { pendaftaranInputSchema } from './pendaftaran-schema.ts'

const filled = { nama: 'Siti Maryam', email: 'siti@contoh.test', paket: 'Umroh', setuju: true }

it('takes JSON and a plain form alike', () => {
  expect(pendaftaranInputSchema.parse(filled)).toMatchObject({
    setuju: true,
    setuju_pemasaran: false,
    telepon: '',
  })
  expect(
    pendaftaranInputSchema.parse({ ...filled, setuju: 'on', setuju_pemasaran: 'on', jumlah_pax: '2' }),
  ).toMatchObject({ setuju: true, setuju_pemasaran: true, jumlah_pax: 2 })
})

it('refuses without consent, name or a whole email, and says which', () => {
  const parsed = pendaftaranInputSchema.safeParse({
    nama: ' ',
    email: 'siti@',
    telepon: 'abc',
    jumlah_pax: 0,
  })
  expect(Object.keys(parsed.success ? {} : fieldErrors(parsed.error)).sort()).toEqual([
    'email',
    'jumlah_pax',
    'nama',
    'setuju',
    'telepon',
  ])
})

it('leaves what may be left empty', () => {
  expect(pendaftaranInputSchema.parse({ ...filled, jumlah_pax: '', paket: '' })).toMatchObject({
    jumlah_pax: null,
    paket: '',
  })
})

it.each([null, undefined, '', 1, [], true])('refuses %j, which is no registration', (value) => {
  expect(pendaftaranInputSchema.safeParse(value).success).toBe(false)
})

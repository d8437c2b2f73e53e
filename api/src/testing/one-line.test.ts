import { pendaftaranUpdateSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { isLine, isList, type SingleField } from '@safar/shared/records/noun/field'
import { updateSchema } from '@safar/shared/records/noun/noun-schema'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { NOUNS } from '../ops/tables/nouns.ts'

/*
 * What stands on one line of a form is one line however it was sent: by a call, a sheet, or from what somebody pasted.
 */

const isText = (field: SingleField) => field.kind === 'text' && isLine(field)
const EVERY = NOUNS.flatMap(({ noun }) =>
  Object.entries(noun.fields).flatMap(([name, field]): [string, z.ZodType, (value: string) => unknown][] => {
    const schema = updateSchema({ [name]: field })
    if (!isList(field))
      return isText(field) ? [[`${noun.name}.${name}`, schema, (value) => ({ [name]: value })]] : []
    return Object.entries(field.row)
      .filter(([, one]) => isText(one))
      .map(([cell]) => {
        const row = (value: string) => ({ [cell]: value })
        return [
          `${noun.name}.${name}.${cell}`,
          schema,
          (value) => ({ [name]: field.one ? row(value) : [row(value)] }),
        ]
      })
  }),
)

it.each(EVERY)('%s is one line', (_path, schema, sent) => {
  const found = JSON.stringify(z.looseObject({}).safeParse(sent('x')).data)
  const parsed = schema.safeParse(sent('Satu\r\n\tDua\vTiga\u2028Empat'))
  // What a row needs beside it is no matter here.
  const issues = parsed.error?.issues.map(({ message }) => message) ?? []
  expect(found).toContain('x')
  if (parsed.success) expect(JSON.stringify(parsed.data)).toContain('Satu Dua Tiga Empat')
  else expect(issues.join()).toMatch(/tidak boleh kosong/)
})

it('counts every name and title among them', () => {
  const paths = EVERY.map(([path]) => path)
  for (const { noun } of NOUNS) expect(paths).toContain(`${noun.name}.${noun.title}`)
  expect(paths).toEqual(
    expect.arrayContaining(['paket.keterangan', 'paket.hotels.nama_hotel', 'pengaturan.address']),
  )
})

it.each(['nama', 'usia', 'pendamping', 'kebutuhan', 'paket', 'alasan_batal'])(
  'of a registration %s is one line',
  (name) => {
    const { data } = pendaftaranUpdateSchema.safeParse({ [name]: 'Umur 6\r\n\tDua' })
    expect(data).toMatchObject({ [name]: 'Umur 6 Dua' })
  },
)

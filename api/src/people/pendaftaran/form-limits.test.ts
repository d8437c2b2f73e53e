import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import { expect, it } from 'vitest'
import { fieldOf, formValues } from './form-limits.ts'

it('reads each field by its name, and looks at no other', () => {
  const sent = new Proxy(
    { nama: 'Siti', [PENDAFTARAN_HONEYPOT]: 'x', email: 3 },
    {
      ownKeys() {
        throw new Error('all of it was looked at')
      },
    },
  )
  expect(fieldOf(sent, PENDAFTARAN_HONEYPOT)).toBe('x')
  expect(formValues(sent, ['nama', 'email', 'telepon', 'constructor'])).toEqual({ nama: 'Siti' })
  for (const nothing of [null, undefined, 'nama', 3, []]) expect(fieldOf(nothing, 'nama')).toBe('')
})

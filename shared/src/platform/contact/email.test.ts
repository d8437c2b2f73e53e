import { expect, it } from 'vitest'
import { isEmail, tidyEmail } from './email.ts'
import { emailSchema, optionalEmailSchema } from './email-schema.ts'

it.each([
  'a@x.id,',
  '<a@x.id>',
  'mailto:a@x.id',
  'MAILTO:a@x.id?subject=Umrah',
  ' "a@x.id" ',
  'a@x.id.',
  'a@x.id;',
  '(a@x.id)',
  'Siti, Aminah <a@x.id>,',
  '\u200ba@x.id\u00a0',
  'ａ＠ｘ．ｉｄ',
  '<mailto:a@x.id>',
])('takes %s for the address in it', (typed) => {
  expect(tidyEmail(typed)).toBe('a@x.id')
  expect(emailSchema.parse(typed)).toBe('a@x.id')
})

it.each([
  'a@x',
  'a@x.i',
  'a@@x.id',
  'a b@x.id',
  'a@x.id b@x.id',
  'a@x.id,b@x.id',
  '.a@x.id',
  'a..b@x.id',
  'a@-x.id',
  'a@x..id',
  'a@1.2.3.4',
  'é@x.id',
  'a@мир.рф',
  '<>',
  ',',
  `${'a'.repeat(65)}@x.id`,
  `a@${'x'.repeat(64)}.id`,
])('refuses %s, which no message reaches', (typed) => {
  expect(isEmail(tidyEmail(typed))).toBe(false)
  expect(optionalEmailSchema.safeParse(typed).error?.issues[0]?.message).toBe(
    'Tulis alamat email yang lengkap',
  )
})

it.each(["o'brien@x.id", 'siti+umrah@mail.x.co.id', 'a_b-c@x-y.travel', 'a@xn--mnchen-3ya.de'])(
  'takes %s',
  (typed) => expect(emailSchema.parse(typed)).toBe(typed),
)

it('tells none from one that is wrong', () => {
  expect(optionalEmailSchema.parse(' \u200b')).toBe('')
  expect(emailSchema.safeParse('').error?.issues[0]?.message).toBe('Data tidak boleh kosong')
})

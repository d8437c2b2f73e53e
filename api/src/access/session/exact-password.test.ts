import { MAX_PASSWORD_LENGTH } from '@safar/shared/access/session/password'
import { expect, it } from 'vitest'
import { createTestApp, PASSWORD } from '../../testing/test-app.ts'

const email = 'siti@safar.test'

it.each([
  ['spaces at its ends', '  teh tarik dingin  ', 'teh tarik dingin'],
  ['large letters', 'Teh TARIK dingin', 'teh tarik dingin'],
  ['signs outside the alphabet', 'teh 🫖 tarik\u0000 يا دينقن', 'teh  tarik يا دينقن'],
  ['an accent as one sign', 't\u00e9h tarik dingin', 'te\u0301h tarik dingin'],
  [
    'the most letters',
    'kopi'.padEnd(MAX_PASSWORD_LENGTH, 'x1 y2'),
    'kopi'.padEnd(MAX_PASSWORD_LENGTH - 1, 'x1 y2'),
  ],
])(
  'takes a password as it was typed, with %s, and no other for it, for as long as nobody changes it',
  async (_, exact, other) => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin', email)
    const changed = await test.call({
      method: 'POST',
      url: '/api/auth/password',
      headers,
      payload: { password_lama: PASSWORD, password_baru: exact },
    })
    expect(changed.status).toBe(200)
    test.advance(3 * 365 * 86_400_000)
    const login = async (password: string) =>
      (await test.call({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).status
    expect([await login(other), await login(exact)]).toEqual([401, 200])
  },
)

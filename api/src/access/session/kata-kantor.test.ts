import { expect, it } from 'vitest'
import { createTestApp, PASSWORD } from '../../testing/test-app.ts'
import { isMadeOf } from './kata-kantor.ts'

it.each([
  ['umrahsafar', true],
  ['tourstour', true],
  ['umrahx', false],
  ['', false],
])('%j is made of words: %s', (text, isMade) => {
  expect(isMadeOf(text, ['umrah', 'safar', 'tour', 'tours', ''])).toBe(isMade)
})

it('takes no time over a text that nearly is', () => {
  expect(isMadeOf(`${'a'.repeat(200)}b`, ['a', 'aa', 'aaa'])).toBe(false)
})

it('refuses the name of the agency as it stands in the settings, with words of the trade around it', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'siti@kantor.test')
  await test.call({ method: 'POST', url: '/api/pengaturan', headers, payload: { hours: 'Senin' } })
  const to = (password_baru: string) =>
    test.call({
      method: 'POST',
      url: '/api/auth/password',
      headers,
      payload: { password_lama: PASSWORD, password_baru },
    })
  const { brand } = test.deps.pengaturanAwal
  expect(await to(`Umrah ${brand} 2026!`)).toMatchObject({
    status: 422,
    body: { errors: { password_baru: [expect.stringContaining('mudah ditebak')] } },
  })
  expect((await to(`${brand} berlayar pelan`)).status).toBe(200)
})

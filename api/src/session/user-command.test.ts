import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { runUserCommand, type UserCommandValues } from './user-command.ts'

it('adds, lists, changes and removes accounts', async () => {
  await using test = await createTestApp()
  const run = (command: string, values: UserCommandValues = {}) =>
    runUserCommand(test.deps.database.db, [command], values, new Date())
  const login = async (password: string) =>
    (
      await test.call({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'siti@safar.test', password },
      })
    ).status

  expect(await run('list')).toBe('No accounts yet.')
  await run('add', { email: 'siti@safar.test', role: 'user', password: 'rahasia-satu', nama: 'Siti' })
  expect(await run('list')).toContain('user   siti@safar.test  Siti')
  expect(await login('rahasia-satu')).toBe(200)
  await expect(
    run('add', { email: 'SITI@safar.test', role: 'admin', password: 'rahasia-satu' }),
  ).rejects.toThrow('already')
  await run('passwd', { email: 'siti@safar.test', password: 'rahasia-dua' })
  expect(await login('rahasia-satu')).toBe(401)
  expect(await login('rahasia-dua')).toBe(200)
  await run('remove', { email: 'siti@safar.test' })
  expect(await login('rahasia-dua')).toBe(401)
  await expect(run('remove', { email: 'siti@safar.test' })).rejects.toThrow('no account')
})

it.each([
  ['add', { email: 'siti@safar.test', role: 'root', password: 'rahasia-satu' }, '--role'],
  ['add', { email: 'siti', role: 'user', password: 'rahasia-satu' }, '--email'],
  ['add', { email: 'siti@safar.test', role: 'user', password: 'pendek' }, '--password'],
  ['add', {}, 'Usage'],
  ['undo', {}, 'Usage'],
])('explains what is wrong with %s %j', async (command, values, words) => {
  await using test = await createTestApp()
  await expect(runUserCommand(test.deps.database.db, [command], values, new Date())).rejects.toThrow(words)
})

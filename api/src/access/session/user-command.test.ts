import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { readPassword } from './read-password.ts'
import { runUserCommand, type UserCommandValues } from './user-command.ts'

it('adds, lists, changes and removes accounts', async () => {
  await using test = await createTestApp()
  const run = (command: string, values: UserCommandValues = {}) =>
    runUserCommand(test.deps, [command], values)
  const login = async (password: string) =>
    (
      await test.call({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'siti@safar.test', password },
      })
    ).status

  expect(await run('list')).toBe('No accounts yet.')
  await run('add', { email: 'siti@safar.test', role: 'user', password: 'rahasia-pertama', nama: 'Siti' })
  expect(await run('list')).toContain('user      siti@safar.test  Siti')
  expect(await login('rahasia-pertama')).toBe(200)
  await expect(
    run('add', { email: 'SITI@safar.test', role: 'admin', password: 'rahasia-pertama' }),
  ).rejects.toThrow('already')
  await run('passwd', { email: 'siti@safar.test', password: 'rahasia-kedua' })
  expect(await login('rahasia-pertama')).toBe(401)
  expect(await login('rahasia-kedua')).toBe(200)
  await run('remove', { email: 'siti@safar.test' })
  expect(await login('rahasia-kedua')).toBe(401)
  await expect(run('remove', { email: 'siti@safar.test' })).rejects.toThrow('no account')
})

it('takes the second factors of an account away, for the last admin who lost everything, and notes it', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const headers = await test.signIn('admin', 'siti@safar.test')
  const [akun] = await db.selectFrom('akun').select('id').execute()
  const time = test.deps.now().toISOString()
  const totp = { akun_id: akun?.id ?? 0, rahasia: 'x', langkah: 1, created_at: time, aktif_pada: time }
  await db.insertInto('totp').values(totp).execute()
  const run = (email: string) => runUserCommand(test.deps, ['lepas-faktor'], { email })
  expect(await run('siti@safar.test')).toContain('sessions have ended')
  expect(await db.selectFrom('totp').selectAll().execute()).toEqual([])
  expect((await test.call({ url: '/api/auth/me', headers })).status).toBe(401)
  const noted = await db.selectFrom('aktivitas').select(['aksi', 'nama']).execute()
  expect(noted).toEqual([{ aksi: 'lepas-faktor', nama: 'siti@safar.test' }])
  await expect(run('siapa@safar.test')).rejects.toThrow('no account')
})

it.each([
  ['add', { email: 'siti@safar.test', role: 'root', password: 'rahasia-pertama' }, '--role'],
  ['add', { email: 'siti', role: 'user', password: 'rahasia-pertama' }, '--email'],
  ['add', { email: 'siti@safar.test', role: 'user', password: 'pendek' }, '--password'],
  ['add', { email: 'siti@safar.test', role: 'user', password: 'password1234' }, 'easily guessed'],
  ['passwd', { email: 'siti@safar.test', password: 'siti@safar.test' }, 'easily guessed'],
  ['add', {}, 'Usage'],
  ['undo', {}, 'Usage'],
])('explains what is wrong with %s %j', async (command, values, words) => {
  await using test = await createTestApp()
  await expect(runUserCommand(test.deps, [command], values)).rejects.toThrow(words)
})

it('takes a password from standard input, where no list of processes shows it', async () => {
  const prompts = new PassThrough()
  expect(await readPassword(Readable.from(['kata-sandi-', 'pertama\r\nlain\n']), prompts)).toBe(
    'kata-sandi-pertama',
  )
  await expect(readPassword(Readable.from([]), prompts)).rejects.toThrow('No password')
  await expect(readPassword(Readable.from(['\n']), prompts)).rejects.toThrow('No password')
})

it('asks for it twice at a terminal and never shows it', async () => {
  const typed = (...lines: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
    const prompts = new PassThrough()
    let at = 0
    prompts.on('data', (chunk) => {
      if (String(chunk).endsWith(': ')) setImmediate(() => input.write(`${lines[at++]}\r`))
    })
    return { input, prompts }
  }
  const same = typed('kata-sandi-pertama', 'kata-sandi-pertama')
  const shown: string[] = []
  same.prompts.on('data', (chunk) => shown.push(String(chunk)))
  expect(await readPassword(same.input, same.prompts)).toBe('kata-sandi-pertama')
  expect(shown.join('')).toBe('Password: \nOnce more: \n')
  const other = typed('kata-sandi-pertama', 'kata-sandi-kedua')
  await expect(readPassword(other.input, other.prompts)).rejects.toThrow('differ')
})

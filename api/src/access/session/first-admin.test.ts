import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { findAkun, listWeakAkun } from './akun.repository.ts'
import { ensureFirstAdmin } from './first-admin.ts'

it('starts with a password that is easily guessed, and says so', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const given = { ADMIN_EMAIL: 'siti@safar.test', ADMIN_PASSWORD: 'password' }
  expect(await ensureFirstAdmin(db, given, 'Safar', test.deps.now())).toEqual({
    email: 'siti@safar.test',
    password: null,
    weak: true,
  })
  expect(await listWeakAkun(db)).toEqual(['siti@safar.test'])
  expect(await ensureFirstAdmin(db, given, 'Safar', test.deps.now())).toBeNull()
})

it('chooses one itself where none is given', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const made = await ensureFirstAdmin(db, {}, 'Safar', test.deps.now())
  expect(made).toMatchObject({ email: 'admin@safar.test', password: expect.any(String), weak: false })
  expect(await findAkun(db, 'admin@safar.test')).toMatchObject({ role: 'admin', password_lemah: 0 })
})

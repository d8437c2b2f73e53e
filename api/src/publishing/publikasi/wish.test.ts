import { judulRilis } from '@safar/shared/records/riwayat/sebab'
import { expect, it } from 'vitest'
import { readSebab } from '../../records/noun/sebab.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('a wish for a rebuild is noted with who had it, and is a change that every process hears of', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin', 'rina@safar.test')
  const before = Number(await test.deps.database.kontenVersi())
  const { status } = await test.call({ method: 'POST', url: '/api/publikasi', headers })
  expect([status, test.publisher.told.wishes]).toEqual([202, 1])
  const after = Number(await test.deps.database.kontenVersi())
  expect(after).toBe(before + 1)
  const sebab = await readSebab(test.deps.database.db, before, after)
  expect(judulRilis({ sebab, jumlah: sebab.length })).toBe('Diterbitkan ulang, Nama rina@safar.test')
})

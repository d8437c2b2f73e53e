import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { transact } from './context.ts'
import { logActivities, noteActivity } from './note-activity.ts'

it('writes all of a change in one transaction, at one moment and in one name, or none of it', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const actor = { id: '1', nama: 'Rina', email: 'rina@safar.test', role: 'admin' } as const
  const rows = () =>
    db.selectFrom('aktivitas').select(['oleh', 'waktu']).where('aksi', '=', 'urutkan').execute()
  const failed = transact(test.deps, actor, async (context) => {
    await logActivities(context, { aksi: 'urutkan', jenis: 'paket' })
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await rows()).toEqual([])
  await noteActivity(test.deps, actor, { aksi: 'urutkan', jenis: 'paket' })
  expect(await rows()).toEqual([{ oleh: 'Rina', waktu: test.deps.now().toISOString() }])
})

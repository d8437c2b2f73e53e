import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { queueReleaseEvents } from './queue-release-events.ts'

it('notes whose changes a release brought, and of one that a new day made nothing', async () => {
  await using test = await createTestApp()
  const sebab = { jenis: 'ubah', nama: 'Umrah Hemat', kali: 1 } as const
  const both = [
    { ...sebab, oleh: 'Rina' },
    { ...sebab, oleh: 'Nisa' },
    { ...sebab, nama: 'Lain', oleh: 'Rina' },
  ]
  await queueReleaseEvents(test.deps, { id: 'r1', sebab: both, jumlah: 3 })
  const hari = { jenis: 'hari', nama: '', oleh: '', kali: 1 } as const
  await queueReleaseEvents(test.deps, { id: 'r2', sebab: [hari], jumlah: 1 })
  const rows = await test.deps.database.db.selectFrom('aktivitas').selectAll().execute()
  expect(rows).toMatchObject([
    { aksi: 'terbit', jenis: 'publikasi', oleh: '', rinci: '3 perubahan dari Rina dan Nisa' },
  ])
})

import type { Pendaftaran, PendaftaranUpdate } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { expect, it } from 'vitest'
import { pendaftaranRecord } from '../../testing/records.ts'
import { StaleEdit, saveBeside } from './save-beside.ts'

/** Answers as the API does: a stale copy is refused with the stored one. */
function clientOf(stored: Pendaftaran) {
  const sent: PendaftaranUpdate[] = []
  const update = async (_id: number, { updated_at, ...change }: PendaftaranUpdate): Promise<Pendaftaran> => {
    sent.push(change)
    if (updated_at !== stored.updated_at) {
      throw new ApiError(409, { message: 'Sudah diubah orang lain.', data: stored })
    }
    return { ...stored, ...(change as Partial<Pendaftaran>), updated_at: 'z' }
  }
  return { update, sent }
}

const base = pendaftaranRecord({ updated_at: 'a', catatan_admin: 'Awal' })

it('lets a change stand beside what a colleague changed elsewhere', async () => {
  const client = clientOf({ ...base, updated_at: 'b', status: 'lunas' })
  const saved = await saveBeside(client, 1, { base, change: { catatan_admin: 'Baru' } })
  expect(saved).toMatchObject({ status: 'lunas', catatan_admin: 'Baru' })
  expect(client.sent).toHaveLength(2)
})

it('overwrites nothing in the same place, and hands over the other side', async () => {
  const client = clientOf({ ...base, updated_at: 'b', catatan_admin: 'Milik Rina' })
  const failure = await saveBeside(client, 1, { base, change: { catatan_admin: 'Milik saya' } }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(StaleEdit)
  expect(failure).toMatchObject({ stored: { catatan_admin: 'Milik Rina' } })
  expect(client.sent).toHaveLength(1)
})

it('is content where both said the same', async () => {
  const client = clientOf({ ...base, updated_at: 'b', status: 'lunas' })
  expect(await saveBeside(client, 1, { base, change: { status: 'lunas' } })).toMatchObject({
    updated_at: 'b',
  })
})

it('passes every other failure on', async () => {
  const update = async () => {
    throw new ApiError(500, { message: 'x' })
  }
  await expect(saveBeside({ update }, 1, { base, change: { status: 'batal' } })).rejects.toMatchObject({
    status: 500,
  })
})

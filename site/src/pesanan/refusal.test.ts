import { ApiError } from '@safar/shared/platform/http/errors'
import { expect, it } from 'vitest'
import { readRefusal } from './refusal.ts'

const refusal = (status: number, body: object, retryAfter: number | null = null) =>
  readRefusal(new ApiError(status, { message: 'Tidak', ...body }, { retryAfter }))

it('says how many tries are left, and that none is', () => {
  expect(refusal(403, { sisa_coba: 7 })).toMatchObject({
    judul: 'Angkanya belum cocok.',
    isi: expect.stringContaining('Masih bisa dicoba 7 kali'),
    isOver: false,
  })
  expect(refusal(403, { sisa_coba: 0 })).toMatchObject({ isOver: true })
})

it.each(['waktu', 'dicabut', 'diganti', 'coba', 'terhapus'])('says why a link is over: %s', (sebab) => {
  const { isi, isOver } = refusal(410, { sebab })
  expect(isOver).toBe(true)
  expect(isi).toMatch(/kantor/i)
})

it('leads to the office where there is no such link, and lets everybody else try again', () => {
  expect(refusal(401, {}).isOver).toBe(true)
  expect(refusal(429, {}, 300)).toMatchObject({ isi: 'Tunggu 5 menit, lalu coba lagi.', isOver: false })
  for (const status of [0, 500, 503]) expect(refusal(status, {}).isOver).toBe(false)
  expect(readRefusal(new TypeError('x')).isOver).toBe(false)
})

import { expect, it } from 'vitest'
import { ApiError } from '../../../platform/http/errors.ts'
import { type Progress, type Send, sendFile } from './send-file.ts'

const photo = new File(['isi'], 'struk.jpg', { type: 'image/jpeg' })
const OFFLINE = new ApiError(0, { message: 'Putus' })

async function sent(send: Send, file = photo) {
  const seen: Progress[] = []
  const waits: number[] = []
  const isSent = await sendFile(file, send, {
    signal: new AbortController().signal,
    onProgress: (progress) => seen.push(progress),
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return { isSent, states: seen.map(({ keadaan }) => keadaan), last: seen.at(-1), waits }
}

it('goes on by itself after a break, with the same file', async () => {
  const files: File[] = []
  const { isSent, states, waits } = await sent(async (file) => {
    files.push(file)
    if (files.length < 3) throw OFFLINE
  })
  expect(isSent).toBe(true)
  expect(states).toEqual(['siap', 'kirim', 'putus', 'kirim', 'putus', 'kirim', 'terkirim'])
  expect(new Set(files).size).toBe(1)
  expect(waits).toEqual([2_000, 5_000])
})

it('stops after a while and may be tried again by hand', async () => {
  let tries = 0
  const { isSent, last } = await sent(async () => {
    tries += 1
    throw OFFLINE
  })
  expect(isSent).toBe(false)
  expect(tries).toBe(7)
  expect(last).toMatchObject({ keadaan: 'gagal', mayRetry: true })
})

it.each([
  [415, { message: 'Bukan gambar' }, 'Bukan gambar', false],
  [422, { message: 'Periksa', errors: { berkas: ['Gambar ini rusak'] } }, 'Gambar ini rusak', false],
  [
    429,
    { message: 'Terlalu banyak' },
    'Terlalu banyak kiriman sekaligus. Tunggu sebentar, lalu coba lagi.',
    true,
  ],
])('says what %i means', async (status, body, pesan, mayRetry) => {
  const { states, last } = await sent(() => Promise.reject(new ApiError(status, body)))
  expect(states).toEqual(['siap', 'kirim', 'gagal'])
  expect(last).toEqual({ keadaan: 'gagal', pesan, mayRetry })
})

it('sends nothing that cannot be a paper', async () => {
  const empty = await sent(
    () => Promise.reject(new Error('sent')),
    new File([], 'kosong.pdf', { type: 'application/pdf' }),
  )
  expect(empty.last).toMatchObject({ keadaan: 'gagal', mayRetry: false })
  const heic = await sent(() => Promise.reject(new Error('sent')), new File(['x'], 'IMG_1.HEIC'))
  expect(heic.last).toMatchObject({ pesan: expect.stringContaining('HEIC') })
})

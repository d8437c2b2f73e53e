import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useUploadQueue } from './upload-queue.ts'

afterEach(() => vi.unstubAllGlobals())

it('says of a tall picture what it is kept as, and of a photograph that nobody reads how it is sent', async () => {
  const sizes = [
    { width: 1080, height: 16_000 },
    { width: 1600, height: 1200 },
  ]
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    const size = sizes[name === 'tinggi.jpg' ? 0 : 1]
    if (name.endsWith('heic')) throw new Error('unknown')
    return { ...size, close: () => {} }
  })
  const uploaded: string[] = []
  const client = { upload: async ({ name }: File) => name }
  const { result } = renderHook(() => useUploadQueue({ client, onUploaded: (name) => uploaded.push(name) }))
  const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
  result.current.add([file('tinggi.jpg'), file('pas.jpg'), file('IMG_1.heic', 'image/heic')])
  await waitFor(() =>
    expect(result.current.files.map(({ status }) => status)).toEqual(['jadi', 'jadi', 'gagal']),
  )
  expect(uploaded).toEqual(['tinggi.jpg', 'pas.jpg'])
  const [tall, whole, heic] = result.current.files.map(({ message }) => message)
  expect(tall).toMatch(/^tinggi\.jpg: Gambar ini 1080 × 16000 piksel dan akan disimpan 432 × 6400 piksel/)
  expect(whole).toBe('')
  expect(heic).toContain('pilih Paling Kompatibel')
})

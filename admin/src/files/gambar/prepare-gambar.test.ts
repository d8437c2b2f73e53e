import { afterEach, expect, it, vi } from 'vitest'
import { prepareGambar } from './prepare-gambar.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Fakes a browser that decodes every picture at this size, and encodes it to this many bytes. */
function browser(width: number, height: number, bytes: number): { width: number; height: number }[] {
  const sizes: { width: number; height: number }[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: () => {} }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    sizes.push({ width: this.width, height: this.height })
    done(new Blob([new Uint8Array(bytes)], { type: type ?? '' }))
  })
  return sizes
}

const MB = 1024 * 1024
const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type })

it('makes a large photograph as large as it is kept before it is sent', async () => {
  const sizes = browser(6000, 4000, MB)
  const ready = await prepareGambar(file('foto.JPG', 'image/jpeg', 18 * MB))
  expect(sizes).toEqual([{ width: 1600, height: 1067 }])
  expect([ready.name, ready.type, ready.size]).toEqual(['foto.jpg', 'image/jpeg', MB])
})

it('keeps what shines through, as WebP', async () => {
  browser(3200, 1600, MB)
  expect((await prepareGambar(file('logo.png', 'image/png', 2 * MB))).type).toBe('image/webp')
})

it('makes a JPEG of an iPhone’s photograph where the browser reads one', async () => {
  browser(1200, 900, MB)
  const ready = await prepareGambar(file('IMG_1.HEIC', '', 2 * MB))
  expect([ready.name, ready.type]).toEqual(['IMG_1.jpg', 'image/jpeg'])
})

it('leaves a file as it is that is small, would not become smaller, or cannot be read', async () => {
  const sizes = browser(6000, 4000, 3 * MB)
  const small = file('kecil.jpg', 'image/jpeg', 1000)
  expect(await prepareGambar(small)).toBe(small)
  expect(sizes).toEqual([])
  const dense = file('padat.jpg', 'image/jpeg', 2 * MB)
  expect(await prepareGambar(dense)).toBe(dense)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
  const heic = file('IMG_1.heic', 'image/heic', 2 * MB)
  expect(await prepareGambar(heic)).toBe(heic)
})

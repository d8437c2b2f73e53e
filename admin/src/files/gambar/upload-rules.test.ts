import { GAMBAR_MAX_BYTES } from '@safar/shared/files/gambar/name'
import { ApiError } from '@safar/shared/platform/http/errors'
import { describe, expect, it } from 'vitest'
import { fileProblem, gambarAccept, isWorthSendingAgain, uploadProblem } from './upload-rules.ts'

const file = (overrides: Partial<File> = {}) => ({
  name: 'poster.jpg',
  type: 'image/jpeg',
  size: 1000,
  ...overrides,
})

describe('a chosen file', () => {
  it('may be a picture of exactly the largest size', () => {
    expect(fileProblem(file({ size: GAMBAR_MAX_BYTES }))).toBeNull()
    expect(fileProblem(file({ type: 'image/webp' }))).toBeNull()
  })

  it('is refused with its name and the reason', () => {
    expect(fileProblem(file({ size: GAMBAR_MAX_BYTES + 1 }))).toBe(
      'poster.jpg berukuran 10,1 MB. Paling besar 10 MB. Buka gambarnya, simpan ulang sebagai JPG dengan lebar 1600 piksel, lalu unggah lagi.',
    )
    expect(fileProblem(file({ type: 'image/svg+xml', name: 'logo.svg' }))).toContain('logo.svg bukan gambar')
    expect(fileProblem(file({ size: 0 }))).toContain('kosong')
    for (const heic of [{ type: 'image/heic' }, { type: '', name: 'IMG_1.HEIC' }])
      expect(fileProblem(file(heic))).toContain('pilih Paling Kompatibel')
  })
})

it('lets photographs of an iPhone be chosen, so that somebody says how they are sent, but where the phone makes them JPEG', () => {
  expect(gambarAccept({ vendor: 'Google Inc.', maxTouchPoints: 5 })).toContain('.heic,.heif')
  expect(gambarAccept({ vendor: '', maxTouchPoints: 0 })).toContain('.heic')
  expect(gambarAccept({ vendor: 'Apple Computer, Inc.', maxTouchPoints: 0 })).toContain('.heic')
  expect(gambarAccept({ vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 })).not.toContain('heic')
})

describe('a failed upload', () => {
  it('leaves an ended session to the overlay', () => {
    expect(uploadProblem(new ApiError(401, { message: 'no' }))).toBeNull()
  })

  it('offers the same file again where its content was not what was wrong', () => {
    for (const status of [0, 429, 500]) expect(isWorthSendingAgain(new ApiError(status, null))).toBe(true)
    for (const status of [413, 415, 422]) expect(isWorthSendingAgain(new ApiError(status, null))).toBe(false)
  })

  it('says what to do for each answer', () => {
    expect(uploadProblem(new ApiError(413, { message: 'x' }))).toContain('terlalu besar')
    expect(uploadProblem(new ApiError(415, { message: 'x' }))).toContain('bukan gambar')
    expect(uploadProblem(new ApiError(422, { message: 'x', errors: { image: ['Gambar rusak'] } }))).toBe(
      'Gambar rusak',
    )
    expect(uploadProblem(new ApiError(500, null))).toBe('Gambar gagal diunggah. Coba lagi.')
    expect(uploadProblem(new TypeError('?'))).toBe('Gambar gagal diunggah. Coba lagi.')
  })
})

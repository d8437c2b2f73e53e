import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { GambarField } from './gambar-field.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Renders a poster field, in a browser that decodes every picture at this size. */
function renderField(width: number, height: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))
  const busy: boolean[] = []
  const element = (
    <GambarField
      value=""
      onChange={() => {}}
      onBusy={(now) => busy.push(now)}
      label="Poster"
      frame="poster"
      client={{ upload: () => new Promise(() => {}) }}
      host=""
      data-path="thumbnail"
    />
  )
  const { unmount } = renderRoutes([{ path: '/', element }], '/')
  const choose = () =>
    userEvent.upload(screen.getByLabelText(/Poster/), new File(['x'], 'poster.jpg', { type: 'image/jpeg' }))
  return { unmount, choose, isBusy: () => busy.at(-1) ?? false }
}

it('holds the form until its question is answered, and no longer once it is gone', async () => {
  const { unmount, choose, isBusy } = renderField(120, 90)
  await choose()
  await screen.findByRole('button', { name: 'Tetap pakai' })
  expect(isBusy()).toBe(true)
  // The hotel that it belonged to was taken out.
  unmount()
  expect(isBusy()).toBe(false)
})

it('holds the form while a picture is on its way, and no longer once it is gone', async () => {
  const { unmount, choose, isBusy } = renderField(1600, 1200)
  await choose()
  await screen.findByText('Mengunggah poster.jpg')
  expect(isBusy()).toBe(true)
  unmount()
  expect(isBusy()).toBe(false)
})

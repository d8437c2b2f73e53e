import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function write(price: string) {
  const { user } = renderForm('/admin/packages/7')
  await screen.findByRole('textbox', { name: 'Harga double' })
  const input = field('Harga double')
  await user.clear(input)
  await user.type(input, price)
  await user.tab()
  return { user, input }
}

describe('a price as it is typed', () => {
  it.each(['31,5 juta', '31.5 jt', '31,5jt', 'Rp 31.500.000,-', '31 juta 500 ribu'])(
    'is whole rupiah from %s, in the field and in what is sent',
    async (price) => {
      const { user, input } = await write(price)
      expect(input.value).toBe('31.500.000')
      await user.click(button('Simpan Paket'))
      await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
      expect(api.sent[0]).toMatchObject({ harga_double: 31_500_000 })
    },
  )

  it.each(['31.5', '31,5', '31,500'])('is refused with words where two readings fit: %s', async (price) => {
    const { user, input } = await write(price)
    expect(input.value).toBe(price)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/dapat dibaca dua cara\. Tulis lengkap/)).toBeTruthy()
    await user.click(button('Simpan Paket'))
    expect(document.activeElement).toBe(input)
    expect(api.sent).toEqual([])
  })

  it('is doubted beside the field and beside the save button when it lacks zeros, and can be saved', async () => {
    const { user } = await write('315')
    const bar = await screen.findByRole('button', { name: /hal untuk diperiksa/ })
    expect(screen.getAllByText(/Rp 315 per pax di bawah Rp 1\.000\.000/).length).toBeGreaterThan(0)
    await user.click(bar)
    expect(document.activeElement?.getAttribute('data-path')).toMatch(/^harga_/)
    await user.click(button('Simpan Paket'))
    await screen.findByRole('dialog', { name: 'Data berhasil diupdate' })
    expect(api.sent[0]).toMatchObject({ harga_double: 315 })
  })
})

import { paketRecord } from '@safar/shared/paket/factory'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from './form.testing.tsx'

const { api, server } = fakeApi()
const now = paketRecord({ id: 7, sisa_pax: 9, maskapai: 'Garuda' })
const before = paketRecord({ id: 7 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = now
  server.use(
    http.get('*/api/paket/7/riwayat', () =>
      HttpResponse.json({
        data: [
          { id: 2, aksi: 'ubah', waktu: '2026-11-20T03:30:00.000Z', oleh: 'Siti', paket: now },
          { id: 1, aksi: 'buat', waktu: '2026-11-19T03:30:00.000Z', oleh: 'Budi', paket: before },
        ],
      }),
    ),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function openRiwayat() {
  const { user } = renderForm('/admin/packages/7')
  await screen.findByRole('textbox', { name: 'Maskapai' })
  await user.click(button('Riwayat'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Riwayat perubahan' }))
  await drawer.findByText('Paket dibuat')
  return { user, drawer }
}

describe('revisions', () => {
  it('say who did what when, and what changed', async () => {
    const { user, drawer } = await openRiwayat()
    expect(drawer.getByText('Paket diubah (sekarang)')).toBeTruthy()
    expect(drawer.getByText(/oleh Siti/).textContent).toContain('20 November 2026 pukul 10.30 WIB')
    await user.click(drawer.getByRole('button', { name: '2 isian berubah' }))
    expect(drawer.getByText('Garuda')).toBeTruthy()
    expect(drawer.getByText('Available pax')).toBeTruthy()
  })

  it('are brought back after a question, and the form shows it', async () => {
    server.use(
      http.post('*/api/paket/7/riwayat/1/pulihkan', () => {
        api.stored = { ...before, sisa_pax: 9 }
        return HttpResponse.json({
          data: api.stored,
          message: 'Kursi tidak ikut dipulihkan: tetap 9 dari 50.',
        })
      }),
    )
    const { user, drawer } = await openRiwayat()
    await user.click(drawer.getByRole('button', { name: 'Pulihkan versi ini' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Pulihkan versi ini?' }))
    expect(asked.getByText('Kursi tidak ikut dipulihkan: tetap 9 dari 50.')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Pulihkan' }))
    await waitFor(() => expect(field('Maskapai').value).toBe('Saudia'))
    expect(field('Available pax').value).toBe('9')
    expect(screen.getByText('Kursi tidak ikut dipulihkan: tetap 9 dari 50.')).toBeTruthy()
  })

  it('say so when they cannot be had, with another try', async () => {
    server.use(
      http.get('*/api/paket/7/riwayat', () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    await user.click(button('Riwayat'))
    await screen.findByText('Riwayat tidak dapat dimuat.')
    await user.click(button('Coba lagi'))
    expect(await screen.findByText('Paket dibuat')).toBeTruthy()
  })
})

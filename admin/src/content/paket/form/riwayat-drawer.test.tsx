import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
const now = paketRecord({ id: 7, sisa_pax: 9, maskapai: 'Garuda' })
const before = paketRecord({ id: 7 })

const REVISIONS = [
  {
    id: 2,
    aksi: 'ubah',
    waktu: '2026-11-20T03:30:00.000Z',
    oleh: 'Siti',
    akun: { id: 4, email: 'siti.aminah@safar.test' },
  },
  { id: 1, aksi: 'buat', waktu: '2026-11-19T03:30:00.000Z', oleh: 'Budi', akun: null },
]

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = now
  server.use(
    http.get('*/api/paket/7/riwayat', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json({ data: [REVISIONS[page - 1]], meta: { total: 2, page, per_page: 1 } })
    }),
    http.get('*/api/paket/7/riwayat/:id', ({ params }) => {
      const entry = REVISIONS.find(({ id }) => String(id) === params.id)
      return HttpResponse.json({ data: { ...entry, paket: entry?.id === 2 ? now : before } })
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function openRiwayat() {
  const { user } = renderForm('/admin/packages/7')
  await screen.findByRole('textbox', { name: 'Maskapai' })
  await user.click(button('Riwayat'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Riwayat perubahan' }))
  await user.click(await drawer.findByRole('button', { name: 'Tampilkan yang lebih lama' }))
  await drawer.findByText('Paket dibuat')
  expect(drawer.queryByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeNull()
  // The button goes with the last page: the focus moves to its first entry.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Paket dibuat'))
  return { user, drawer }
}

describe('revisions', () => {
  it('say who did what when, and what changed', async () => {
    const { user, drawer } = await openRiwayat()
    expect(drawer.getByText('Paket diubah (sekarang)')).toBeTruthy()
    const [newest, oldest] = drawer.getAllByText(/oleh/).map((line) => line.textContent)
    expect(newest).toBe('20 November 2026 pukul 10.30 WIB oleh Siti (siti.aminah@safar.test)')
    expect(oldest).toMatch(/oleh Budi$/)
    await user.click(drawer.getByRole('button', { name: 'Lihat perubahan' }))
    expect(await drawer.findByText('Garuda')).toBeTruthy()
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
    expect(await asked.findByText('Kursi tidak ikut dipulihkan: tetap 9 dari 50.')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Pulihkan' }))
    await waitFor(() => expect(field('Maskapai').value).toBe('Saudia'))
    expect(field('Available pax').value).toBe('9')
    expect(screen.getByText('Kursi tidak ikut dipulihkan: tetap 9 dari 50.')).toBeTruthy()
  })

  it('ask before a departure comes back beside another of its name and day, and bring it back once it is meant', async () => {
    const tanya = { judul: 'Keberangkatan ini sudah ada', teks: 'Pulihkan juga yang ini?' }
    const sent: string[] = []
    server.use(
      http.post('*/api/paket/7/riwayat/1/pulihkan', ({ request }) => {
        const { search } = new URL(request.url)
        sent.push(search)
        if (!search) return HttpResponse.json({ message: tanya.teks, tanya }, { status: 422 })
        api.stored = before
        return HttpResponse.json({ data: before })
      }),
    )
    const { user, drawer } = await openRiwayat()
    const ask = async () => {
      await user.click(drawer.getByRole('button', { name: 'Pulihkan versi ini' }))
      const asked = within(await screen.findByRole('dialog', { name: 'Pulihkan versi ini?' }))
      await user.click(asked.getByRole('button', { name: 'Pulihkan' }))
      expect((await asked.findByRole('alert')).textContent).toBe(`${tanya.judul}: ${tanya.teks}`)
      return asked
    }
    // Cancelling changes nothing, and asks anew the next time.
    await user.click((await ask()).getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pulihkan versi ini?' })).toBeNull())
    expect(field('Maskapai').value).toBe('Garuda')
    await user.click((await ask()).getByRole('button', { name: 'Ya, pulihkan juga' }))
    await waitFor(() => expect(field('Maskapai').value).toBe('Saudia'))
    expect(sent).toEqual(['', '', '?yakin=1'])
  })

  it('say so when they cannot be had, with another try', async () => {
    let isUp = false
    server.use(
      http.get('*/api/paket/7/riwayat', () =>
        isUp ? undefined : HttpResponse.json({ message: 'x' }, { status: 500 }),
      ),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    await user.click(button('Riwayat'))
    await screen.findByText('Riwayat tidak dapat dimuat.')
    isUp = true
    await user.click(button('Coba lagi'))
    expect(await screen.findByText('Paket diubah (sekarang)')).toBeTruthy()
  })
})

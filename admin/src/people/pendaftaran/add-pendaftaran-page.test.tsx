import { paketRecord } from '@safar/shared/content/paket/factory'
import { KANTOR_SETUJU } from '@safar/shared/people/pendaftaran/kantor'
import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()
const PAGE = '/admin/pendaftaran/add'

/**
 * Accepts registrations or refuses them with these errors; returns those received, once for each idempotency key, as
 * the server does.
 */
function serve(refuse?: Record<string, string[]>) {
  const sent: object[] = []
  const keys = new Set<string | null>()
  const stored = { ...pendaftaranRecord(), kontak: [], riwayat: [], kembaran: [], gabungan: [] }
  server.use(
    http.post('*/api/pendaftaran/kantor', async ({ request }) => {
      const key = request.headers.get(IDEMPOTENCY_HEADER)
      if (refuse || !keys.has(key)) sent.push(JSON.parse(await request.text()))
      keys.add(key)
      return refuse
        ? HttpResponse.json({ message: 'Ada isian yang perlu diperbaiki.', errors: refuse }, { status: 422 })
        : HttpResponse.json({ data: stored }, { status: 201 })
    }),
    http.get('*/api/pendaftaran/petugas', () => HttpResponse.json({ data: [] })),
    http.get('*/api/pendaftaran/1', () => HttpResponse.json({ data: stored })),
  )
  return sent
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const form = async () => within(await screen.findByRole('region', { name: 'Pendaftaran baru' }))

it('says what is missing at each field before anything is sent, and leads to the first of them', async () => {
  const sent = serve()
  const { user } = renderApp(PAGE)
  const page = await form()
  const save = page.getByRole('button', { name: 'Simpan pendaftaran' })
  fill(page.getByLabelText('Jumlah orang'), '101')
  await user.click(save)
  expect(page.getByRole('alert').textContent).toBe('4 isian perlu diperbaiki.')
  expect(document.activeElement).toBe(page.getByLabelText(/^Nama/))
  for (const name of [/^Nama/, 'Telepon', 'Jumlah orang', KANTOR_SETUJU])
    expect(page.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
  fill(page.getByLabelText(/^Nama/), 'Ibu Halimah')
  // One way to reach her is enough.
  fill(page.getByLabelText('Email'), 'halimah@contoh.test')
  expect(page.getByRole('alert').textContent).toBe('2 isian perlu diperbaiki.')
  await user.click(save)
  expect(document.activeElement).toBe(page.getByLabelText('Jumlah orang'))
  expect(sent).toEqual([])
})

it('sends who travels and what they need once, and goes on to what was stored', async () => {
  const sent = serve()
  const { user, address } = renderApp(PAGE)
  const page = await form()
  await user.selectOptions(page.getByLabelText('Mendaftar lewat'), 'Bertemu langsung')
  fill(page.getByLabelText(/^Nama/), 'Ibu Halimah')
  fill(page.getByLabelText('Telepon'), '0812 0000 1111')
  fill(page.getByLabelText('Jumlah orang'), '2')
  await user.selectOptions(page.getByLabelText('Pendaftar ikut berangkat'), 'Tidak, mendaftarkan orang lain')
  fill(page.getByLabelText('Usia yang berangkat'), '71, 45')
  fill(page.getByLabelText('Pendamping'), 'Anak kandung')
  await user.selectOptions(page.getByLabelText('Kursi roda'), 'Perlu, beserta pendorongnya')
  fill(page.getByLabelText('Kebutuhan lain'), 'Kamar dekat lift')
  await user.click(page.getByLabelText(KANTOR_SETUJU))
  const save = page.getByRole('button', { name: 'Simpan pendaftaran' })
  await user.click(save)
  await user.click(save)
  await waitFor(() => expect(address()).toBe('/admin/pendaftaran/1'))
  expect(sent).toEqual([
    expect.objectContaining({
      lewat: 'tatap-muka',
      jumlah_pax: 2,
      ikut: 'tidak',
      usia: '71, 45',
      pendamping: 'Anak kandung',
      kursi_roda: 'ya',
      kebutuhan: 'Kamar dekat lift',
      setuju: true,
    }),
  ])
})

it('says who has the number or the mail already, with the way there, and stands in nobody’s way', async () => {
  const sent = serve()
  const asked: object[] = []
  server.use(
    http.post('*/api/pendaftaran/sama', async ({ request }) => {
      const body = (await request.json()) as { telepon: string }
      asked.push(body)
      return HttpResponse.json({ data: body.telepon.endsWith('22') ? [pendaftaranRecord({ id: 7 })] : [] })
    }),
  )
  const { user } = renderApp(PAGE)
  const page = await form()
  fill(page.getByLabelText('Telepon'), '0812')
  fill(page.getByLabelText('Telepon'), '+62 812-1111-2222')
  fill(page.getByLabelText('Email'), 'siti@')
  const link = await page.findByRole('link', { name: 'Buka K7MD-3RTX (tab baru)' })
  expect(link.getAttribute('href')).toBe('/admin/pendaftaran/7')
  expect(page.getByText('Kemungkinan ganda')).toBeTruthy()
  expect(link.parentElement?.textContent).toMatch(/^Nomor telepon sama: Siti Maryam, Umroh, 20 Nov 2026/)
  expect(asked).toEqual([{ telepon: '+62 812-1111-2222', email: '' }])
  fill(page.getByLabelText(/^Nama/), 'Siti lagi')
  fill(page.getByLabelText('Email'), '')
  await user.click(page.getByLabelText(KANTOR_SETUJU))
  await user.click(page.getByRole('button', { name: 'Simpan pendaftaran' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('is not announced to who wrote it down, though what others send is', async () => {
  serve()
  const stored = { ...pendaftaranRecord({ id: 5 }), kontak: [], riwayat: [], kembaran: [], gabungan: [] }
  api.pendaftaran = [pendaftaranRecord({ id: 4 })]
  server.use(
    http.post('*/api/pendaftaran/kantor', () => {
      api.pendaftaran.push(stored)
      return HttpResponse.json({ data: stored })
    }),
    http.get('*/api/pendaftaran/5', () => HttpResponse.json({ data: stored })),
  )
  const { user, queryClient, address } = renderApp(PAGE)
  const page = await form()
  fill(page.getByLabelText(/^Nama/), 'Ibu Halimah')
  fill(page.getByLabelText('Telepon'), '0812 0000 1111')
  await user.click(page.getByLabelText(KANTOR_SETUJU))
  await user.click(page.getByRole('button', { name: 'Simpan pendaftaran' }))
  await waitFor(() => expect(address()).toBe('/admin/pendaftaran/5'))
  expect(await screen.findByText('2 pendaftaran baru belum dihubungi')).toBeTruthy()
  expect(screen.queryByText(/pendaftaran baru masuk/)).toBeNull()
  expect(document.title).not.toMatch(/^\(/)
  api.pendaftaran.push(pendaftaranRecord({ id: 6 }))
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText('1 pendaftaran baru masuk.')).toBeTruthy()
})

it('says what each need costs with the package that was chosen', async () => {
  const paket = paketRecord({
    harga_tidak_termasuks: [
      { keterangan: 'Kursi roda dan pendorong Rp 2.500.000' },
      { keterangan: 'Pembuatan paspor Rp 650.000' },
    ],
  })
  api.paket = [paket]
  server.use(http.get(`*/api/paket/${paket.slug}`, () => HttpResponse.json({ data: paket })))
  const { user } = renderApp(PAGE)
  const page = await form()
  expect(page.getByText('Biayanya kami sampaikan sebelum Anda membayar apa pun.')).toBeTruthy()
  await page.findByRole('option', { name: new RegExp(paket.nama_paket) })
  await user.selectOptions(page.getByLabelText('Paket'), paket.slug)
  expect(await page.findByText('Kursi roda dan pendorong Rp 2.500.000.')).toBeTruthy()
  expect(page.getByText(/Tidak termasuk harga paket: Pembuatan paspor Rp 650\.000\.$/)).toBeTruthy()
})

it('shows what the server alone could know at its field, and keeps what was typed', async () => {
  serve({ telepon: ['Nomor ini tidak dapat dipakai'] })
  const { user } = renderApp(PAGE)
  const page = await form()
  fill(page.getByLabelText(/^Nama/), 'Ibu Halimah')
  fill(page.getByLabelText('Telepon'), '0812 0000 1111')
  await user.click(page.getByLabelText(KANTOR_SETUJU))
  await user.click(page.getByRole('button', { name: 'Simpan pendaftaran' }))
  expect(await page.findByText('Nomor ini tidak dapat dipakai')).toBeTruthy()
  expect(page.getByRole('alert').textContent).toBe('1 isian perlu diperbaiki.')
  expect(document.activeElement).toBe(page.getByLabelText('Telepon'))
  expect(page.getByLabelText<HTMLInputElement>(/^Nama/).value).toBe('Ibu Halimah')
})

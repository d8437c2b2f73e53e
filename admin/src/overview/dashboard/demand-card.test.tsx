import { demandOf } from '@safar/shared/content/paket/demand'
import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()
const card = async () => within(await screen.findByRole('region', { name: 'Penjualan kursi' }))

it('tells weeks, what is open in each currency and who is behind, each with the way to its list', async () => {
  const base = { tanggal_keberangkatan: '2026-12-12', total_pax: 45, harga_triple: 0, harga_double: 0 }
  const whole = { paket_id: 1, aksi: 'ubah' as const, sisa_pax: 12, total_pax: 45, status: 'terbit' }
  api.laku = demandOf({
    paket: [
      paketRecord({
        ...base,
        id: 1,
        slug: 'desember',
        nama_paket: 'Umrah Desember',
        sisa_pax: 10,
        harga_quad: 30_000_000,
      }),
      paketRecord({
        ...base,
        id: 2,
        slug: 'turki',
        nama_paket: 'Turki',
        sisa_pax: 3,
        currency: 'USD',
        harga_quad: 2_000,
      }),
      paketRecord({ ...base, id: 3, slug: 'menyusul', nama_paket: 'Menyusul', sisa_pax: 5, harga_quad: 0 }),
    ],
    catatan: [
      { ...whole, waktu: '2026-11-01T00:00:00.000Z' },
      { ...whole, waktu: '2026-11-17T03:00:00.000Z', sisa_pax: 10 },
    ],
    pendaftaran: [{ created_at: '2026-11-18T03:00:00.000Z', paket_id: 1 }],
    terdaftar: new Map([[1, 3]]),
    sejak: '2026-11-01T00:00:00.000Z',
    today: '2026-11-22',
  })
  renderApp('/admin/dashboard')
  const laku = await card()
  const week = within((await laku.findByText('16 Nov – 22 Nov')).closest('tr') as HTMLElement)
  expect(week.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '0', '1'])
  expect(week.getByRole('link', { name: '1' }).getAttribute('href')).toBe(
    '/admin/pendaftaran?jenis=daftar&minggu=2026-11-16',
  )
  const user = userEvent.setup()
  await user.click(week.getByRole('button', { name: '2 terjual, paket mana saja' }))
  const sold = within(laku.getByRole('list', { name: 'Terjual 16 Nov – 22 Nov' }))
  expect(sold.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Umrah Desember 12 Des 2026: 2 terjual',
  ])
  expect(sold.getByRole('link', { name: 'Umrah Desember' }).getAttribute('href')).toBe(
    '/admin/packages/desember',
  )
  const departure = within(laku.getByRole('table', { name: 'Per keberangkatan' }))
  expect(departure.getByText('10 dari 45')).toBeTruthy()
  expect(departure.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    '/admin/pendaftaran?jenis=daftar&paket=desember',
  )
  expect(laku.getByText('Rp 300.000.000')).toBeTruthy()
  expect(laku.getByText('USD 6.000')).toBeTruthy()
  const unpriced = within(laku.getByText(/^5 kursi di 1 paket belum berharga/))
  expect(unpriced.getByRole('link', { name: 'Menyusul' }).getAttribute('href')).toBe(
    '/admin/packages/menyusul',
  )
  expect(laku.getByText(/sejak 1 Nov 2026/)).toBeTruthy()
  expect(laku.getByRole('link', { name: 'Nilai kursi yang masih kosong' }).getAttribute('href')).toBe(
    '/admin/packages?keadaan=terbuka',
  )
  const slow = within(laku.getByRole('list', { name: 'Paling tertinggal' }))
  expect(slow.getByRole('link', { name: 'Umrah Desember' }).getAttribute('href')).toBe(
    '/admin/packages/desember',
  )
  expect(slow.getByText('Perlu 4 kursi seminggu; 4 minggu terakhir terjual 2, 1 mendaftar')).toBeTruthy()
})

it('says where the figures come from while there are none, and reads again what could not be read', async () => {
  server.use(
    http.get('*/api/laku', () => HttpResponse.json({ message: 'Sedang gangguan' }, { status: 500 }), {
      once: true,
    }),
  )
  const { user } = renderApp('/admin/dashboard')
  const laku = await card()
  await user.click(await laku.findByRole('button', { name: /coba lagi/i }))
  expect(await laku.findByText(/^Belum ada kursi terjual/)).toBeTruthy()
})

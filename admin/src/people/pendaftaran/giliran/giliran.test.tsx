import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Giliran } from '@safar/shared/people/pendaftaran/giliran-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../../testing/records.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { api, server } = fakeApi()

const waits = (id: number, nama: string, over = {}) =>
  pendaftaranRecord({ id, nama, jenis: 'tunggu', paket_id: 7, paket: 'umrah-reguler-desember', ...over })

function turn(over: Partial<Giliran> = {}): Giliran {
  const { slug, nama_paket, tanggal_keberangkatan, total_pax } = paketRecord()
  return {
    paket: { id: 7, slug, nama_paket, tanggal_keberangkatan, total_pax, sisa_pax: 3 },
    jumlah: 2,
    orang: 6,
    antrean: [
      { urutan: 1, pendaftaran: waits(1, 'Rahma', { jumlah_pax: 4 }) },
      { urutan: 2, pendaftaran: waits(2, 'Hasan', { jumlah_pax: 2 }) },
    ],
    kabari: [],
    ...over,
  }
}

const card = async () => within(await screen.findByRole('region', { name: 'Ada yang menunggu kabar Anda' }))

it('names who waits in order beside free seats, with the words to send', async () => {
  api.giliran = [turn()]
  renderApp('/admin/dashboard')
  const at = await card()
  expect(at.getByText('3 kursi kosong, 2 menunggu (6 orang)')).toBeTruthy()
  expect(at.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Rahma',
    'Hasan',
  ])
  expect(at.getByText('Kursi belum cukup untuk semuanya')).toBeTruthy()
  const chat = at.getByRole('link', { name: 'Chat dengan Hasan (tab baru)' }).getAttribute('href') ?? ''
  expect(new URL(chat).searchParams.get('text')).toMatch(
    /Ada 3 kursi kosong untuk .+ antrean ke-2 untuk 2 orang/,
  )
  expect(at.getByRole('link', { name: 'Umrah Reguler Desember' }).getAttribute('href')).toBe(
    '/admin/packages/umrah-reguler-desember',
  )
})

it('marks somebody as called, and asks anew whose turn it is', async () => {
  api.pendaftaran = [waits(1, 'Rahma')]
  api.giliran = [turn()]
  const { user } = renderApp('/admin/pendaftaran')
  const at = await card()
  const asked = () => api.calls.filter((call) => call === 'GET /api/pendaftaran/giliran').length
  const before = asked()
  await user.selectOptions(at.getByLabelText('Status Rahma'), 'Dihubungi')
  await waitFor(() => expect(api.pendaftaran[0]?.status).toBe('dihubungi'))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

it('names who asked to be told of what is on sale now', async () => {
  const wish = pendaftaranRecord({
    id: 9,
    nama: 'Umar',
    jenis: 'kabari',
    paket: '',
    bulan: '2026-12',
    kota: 'Jakarta',
  })
  api.giliran = [turn({ jumlah: 0, orang: 0, antrean: [], kabari: [wish] })]
  renderApp('/admin/dashboard')
  const at = await card()
  expect(at.getByText('3 kursi kosong, 1 minta dikabari')).toBeTruthy()
  const chat = at.getByRole('link', { name: 'Chat dengan Umar (tab baru)' }).getAttribute('href') ?? ''
  expect(new URL(chat).searchParams.get('text')).toContain(
    'minta dikabari tentang Desember 2026 dari Jakarta',
  )
})

it('is away while there is nobody to tell', async () => {
  renderApp('/admin/dashboard')
  await screen.findByText('Keberangkatan berikutnya')
  await waitFor(() => expect(api.calls).toContain('GET /api/pendaftaran/giliran'))
  expect(screen.queryByRole('region', { name: 'Ada yang menunggu kabar Anda' })).toBeNull()
})

it('stands above the form of a departure, a full one as well', async () => {
  const paket = paketRecord({ id: 7 })
  api.paket = [paket]
  server.use(http.get('*/api/paket/:id', () => HttpResponse.json({ data: paket })))
  const full = turn()
  api.giliran = [{ ...full, paket: { ...full.paket, sisa_pax: 0 } }]
  renderApp('/admin/packages/7')
  const at = within(await screen.findByRole('region', { name: 'Daftar tunggu' }))
  expect(at.getByText('Penuh, 2 menunggu (6 orang)')).toBeTruthy()
  // Nothing is promised while there is nothing to promise.
  expect(at.getByRole('link', { name: /Chat dengan Rahma/ }).getAttribute('href')).not.toContain('kosong')
})

it('tells kinds apart in the manifest, and shows one of them alone', async () => {
  api.paket = [paketRecord()]
  api.pendaftaran = [
    pendaftaranRecord({ id: 3, nama: 'Biasa' }),
    waits(1, 'Rahma'),
    pendaftaranRecord({ id: 9, nama: 'Umar', jenis: 'kabari', paket: '', bulan: '2026-12', kota: 'Jakarta' }),
  ]
  const { user, address } = renderApp('/admin/pendaftaran')
  expect(await screen.findByText('Desember 2026 dari Jakarta')).toBeTruthy()
  const filter = screen.getByLabelText('Tampilkan jenis')
  await waitFor(() =>
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Semua jenis 3', 'Pendaftaran 1', 'Daftar tunggu 1', 'Beri tahu saya 1']),
  )
  await user.selectOptions(filter, 'Daftar tunggu 1')
  await waitFor(() => expect(screen.queryByText('Umar')).toBeNull())
  expect(screen.getByText('Rahma')).toBeTruthy()
  expect(address()).toBe('/admin/pendaftaran?jenis=tunggu')
})

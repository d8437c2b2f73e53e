import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

const people = (...over: Partial<Pendaftaran>[]) =>
  over.map((one, index) => pendaftaranRecord({ id: index + 1, nama: `Jamaah ${index + 1}`, ...one }))
const rows = async () => {
  await screen.findByRole('link', { name: 'Jamaah 1' })
  return within(screen.getByRole('region', { name: 'Daftar pendaftaran' })).getAllByRole('listitem')
}

it('says in a line who, which departure and day, what comes next and by whom, and the last talk', async () => {
  api.paket = [paketRecord({ slug: 'umrah-desember', tanggal_keberangkatan: '2026-12-27' })]
  api.pendaftaran = people(
    {
      paket: 'umrah-desember',
      status: 'dihubungi',
      tindak_lanjut: hariIni(),
      petugas: 'Nisa',
      petugas_id: 9,
      kontak_terakhir: {
        waktu: '2026-11-20T03:00:00.000Z',
        cara: 'telepon',
        hasil: 'tidak-diangkat',
        langkah: 'Kirim rincian',
        oleh: 'Nisa',
      },
      catatan: 'Kata pendaftar sendiri',
    },
    { status: 'dihubungi', tindak_lanjut: addDays(hariIni(), -3) },
  )
  renderApp('/admin/pendaftaran')
  const [first, second] = await rows()
  for (const words of [
    '27 Des 2026',
    'Hubungi hari ini · Kirim rincian',
    'Nisa',
    '20 Nov 2026, 10.00',
    'Telepon, tidak diangkat',
  ])
    expect(first?.textContent).toContain(words)
  // What people wrote and agreed to stands in the detail.
  expect(first?.textContent).not.toContain('Kata pendaftar')
  expect(second?.textContent).toMatch(/Terlambat sejak .*Tanpa penanggung jawabBelum dihubungi/)
})

it('leads from a row to its booking, by a link or by B, where somebody may come along', async () => {
  api.pendaftaran = people({}, { jenis: 'kabari' }, { status: 'batal' })
  // The form that is led to reads its registration.
  server.use(http.get('*/api/pendaftaran/1', () => HttpResponse.json({ data: api.pendaftaran[0] })))
  const { user, address } = renderApp('/admin/pendaftaran')
  await rows()
  const ways = screen.getAllByRole('link', { name: /^Jadikan pemesanan/ })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/admin/pemesanan/add?pendaftaran=1'])
  await user.keyboard('jjb')
  expect(address()).toBe('/admin/pendaftaran')
  await user.keyboard('kb')
  await waitFor(() => expect(address()).toBe('/admin/pemesanan/add?pendaftaran=1'))
  expect(await screen.findByRole('heading', { name: 'Tambah Pemesanan' })).toBeTruthy()
})

it('leads from a row that is booked already to that booking, by a link or by B, and books it no more', async () => {
  api.pendaftaran = people({ pemesanan: { id: 7, kode: 'SFR-2026-0007' } }, {})
  // The page that is led to reads its booking, and the list that it may stand in.
  const none = { data: [], jumlah: { '': 0, perlu: 0 }, meta: { total: 0, page: 1, per_page: 20 } }
  server.use(
    http.get('*/api/pemesanan', () => HttpResponse.json(none)),
    http.get('*/api/pemesanan/7', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
  )
  const { user, address } = renderApp('/admin/pendaftaran')
  await rows()
  const way = screen.getByRole('link', { name: 'Buka pemesanan SFR-2026-0007: Jamaah 1' })
  expect(way.getAttribute('href')).toBe('/admin/pemesanan/7')
  expect(screen.queryByRole('link', { name: 'Jadikan pemesanan: Jamaah 1' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Jadikan pemesanan: Jamaah 2' })).toBeTruthy()
  // A change in the row leaves it booked.
  await user.selectOptions(screen.getByLabelText('Status Jamaah 1'), 'Dihubungi')
  expect(await screen.findByText('Jamaah 1 menjadi Dihubungi.')).toBeTruthy()
  screen.getByRole('link', { name: 'Jamaah 1' }).focus()
  await user.keyboard('b')
  await waitFor(() => expect(address()).toBe('/admin/pemesanan/7'))
  expect(await screen.findByText('Pemesanan ini tidak ada.')).toBeTruthy()
})

it('is walked through by J and K, opened by Enter, and E marks what was to be done, which can be taken back', async () => {
  api.pendaftaran = people({}, { tindak_lanjut: hariIni(), status: 'dihubungi' }, {})
  const { user } = renderApp('/admin/pendaftaran')
  await rows()
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('Jamaah 2')
  await user.keyboard('e')
  await waitFor(() => expect(api.pendaftaran[1]?.tindak_lanjut).toBeNull())
  expect(await screen.findByText('Jamaah 2 ditandai selesai.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(api.pendaftaran[1]?.tindak_lanjut).toBe(hariIni()))
  screen.getByRole('link', { name: 'Jamaah 2' }).focus()
  await user.keyboard('k')
  expect(document.activeElement?.textContent).toBe('Jamaah 1')
  // Letters of who writes are theirs.
  await user.type(screen.getByLabelText('Cari pendaftaran'), 'je')
  expect(document.activeElement).toBe(screen.getByLabelText('Cari pendaftaran'))
  await user.clear(screen.getByLabelText('Cari pendaftaran'))
  // And whoever wants none switches them off.
  await user.click(await screen.findByRole('button', { name: 'Matikan tombol cepat' }))
  screen.getByRole('link', { name: 'Jamaah 1' }).focus()
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('Jamaah 1')
})

it('says what a change in a row came to, of status and of note, and takes each back', async () => {
  api.pendaftaran = people({}, { status: 'dihubungi', alasan_batal: '', catatan_admin: 'Lama' })
  const { user } = renderApp('/admin/pendaftaran')
  await rows()
  await user.selectOptions(screen.getByLabelText('Status Jamaah 1'), 'Dihubungi')
  expect(await screen.findByText('Jamaah 1 menjadi Dihubungi.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(api.pendaftaran[0]?.status).toBe('baru'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Catatan tentang Jamaah 2' }))
  await user.type(await screen.findByLabelText('Catatan staf'), ' dan baru')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Catatan tentang Jamaah 2 tersimpan.')).toBeTruthy()
  expect(api.pendaftaran[1]?.catatan_admin).toBe('Lama dan baru')
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(api.pendaftaran[1]?.catatan_admin).toBe('Lama'))
})

it('gives several to somebody and moves several on at once, says who was left, and takes it back', async () => {
  api.pendaftaran = people({}, { status: 'dihubungi' }, {})
  const handlers = [
    http.get('*/api/pendaftaran/petugas', () => HttpResponse.json({ data: [{ id: 5, nama: 'Nisa' }] })),
  ]
  server.use(...handlers)
  const { user } = renderApp('/admin/pendaftaran')
  await rows()
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Jamaah 3' }))
  const bar = within(screen.getByRole('region', { name: 'Pendaftaran yang dipilih' }))
  expect(bar.getByText('2 dipilih')).toBeTruthy()
  await user.selectOptions(
    bar.getByLabelText('Serahkan kepada'),
    await bar.findByRole('option', { name: 'Nisa' }),
  )
  expect(await screen.findByText('2 pendaftaran diserahkan kepada Nisa.')).toBeTruthy()
  expect(api.pendaftaran.map(({ petugas_id }) => petugas_id)).toEqual([5, 5, null])
  expect(screen.queryByRole('region', { name: 'Pendaftaran yang dipilih' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(api.pendaftaran.map(({ petugas_id }) => petugas_id)).toEqual([null, null, null]))

  server.use(
    http.patch('*/api/pendaftaran/2', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
    ...handlers,
  )
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  await user.selectOptions(screen.getByLabelText('Ubah status menjadi'), 'Batal')
  await user.selectOptions(await screen.findByLabelText('Mengapa batal?'), 'Biaya')
  await user.click(screen.getByRole('button', { name: 'Batalkan pendaftaran' }))
  expect(await screen.findByText(/2 pendaftaran menjadi Batal\. Belum tersimpan: Jamaah 2\./)).toBeTruthy()
  expect(api.pendaftaran.map(({ status }) => status)).toEqual(['batal', 'dihubungi', 'batal'])
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() =>
    expect(api.pendaftaran.map(({ status }) => status)).toEqual(['baru', 'dihubungi', 'baru']),
  )
})

it('offers who only reads no box and no key', async () => {
  api.pendaftaran = people({})
  renderApp('/admin/pendaftaran', 'keuangan')
  await rows()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/tombol cepat/)).toBeNull()
})

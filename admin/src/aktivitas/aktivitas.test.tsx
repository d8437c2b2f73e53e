import type { Aktivitas, AktivitasPage } from '@safar/shared/aktivitas/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
import { inisial, kalimatOf, perHari } from './kalimat.ts'

const { server } = fakeApi()

function aktivitas(given: Partial<Aktivitas> = {}): Aktivitas {
  return {
    id: 1,
    waktu: '2026-11-20T03:00:00.000Z',
    oleh: 'Rina Kusuma',
    akun_id: 7,
    token_id: null,
    aksi: 'ubah',
    jenis: 'paket',
    data_id: '12',
    nama: 'Umrah Akhir Tahun',
    rinci: '',
    kali: 1,
    ...given,
  }
}

/** A server with these; gives what it was asked. */
function done(list: Aktivitas[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/aktivitas', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const data = list.filter(({ jenis }) => (searchParams.get('jenis') ?? jenis) === jenis)
      const body: AktivitasPage = {
        data,
        meta: {
          total: data.length,
          page: 1,
          per_page: 50,
          last_page: 1,
          orang: [{ id: 7, nama: 'Rina Kusuma' }],
        },
      }
      return HttpResponse.json(body)
    }),
    http.get('*/api/aktivitas/ekspor.csv', () => new HttpResponse(null, { status: 503 })),
  )
  return asked
}

it('tells by days who did what, leads to the record, and narrows by person, kind and day', async () => {
  const asked = done([
    aktivitas({ id: 3, jenis: 'masuk', aksi: 'gagal-masuk', kali: 3, data_id: '', nama: '' }),
    aktivitas({ id: 2 }),
    aktivitas({ id: 1, waktu: '2026-11-19T03:00:00.000Z', aksi: 'hapus', nama: 'Umrah Lama' }),
  ])
  const { user } = renderApp('/admin/aktivitas')
  const card = within(await screen.findByRole('region', { name: 'Daftar aktivitas' }))
  expect(await card.findByRole('heading', { name: /Jumat, 20 November 2026/ })).toBeTruthy()
  expect(card.getByRole('heading', { name: /Kamis, 19 November 2026/ })).toBeTruthy()
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Rina Kusuma gagal masuk 3 kali'),
    expect.stringContaining('Rina Kusuma mengubah paket Umrah Akhir Tahun'),
    expect.stringContaining('Rina Kusuma menghapus paket Umrah Lama'),
  ])
  expect(card.getByRole('link', { name: 'Umrah Akhir Tahun' }).getAttribute('href')).toBe(
    '/admin/packages/12',
  )
  // What is gone is no link.
  expect(card.queryByRole('link', { name: 'Umrah Lama' })).toBeNull()

  await user.selectOptions(card.getByRole('combobox', { name: 'Tampilkan orang' }), 'Rina Kusuma')
  await user.selectOptions(card.getByRole('combobox', { name: 'Tampilkan jenis' }), 'Artikel')
  await user.type(card.getByLabelText('Dari tanggal'), '2026-11-01')
  await waitFor(() =>
    expect(new URLSearchParams(asked.at(-1)).toString()).toContain('siapa=7&jenis=artikel&dari=2026-11-01'),
  )
  await user.click(await card.findByRole('button', { name: 'Tampilkan semua' }))
  expect(await card.findByText('Umrah Lama', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('CSV gagal diunduh')
})

it('narrows by words and by groups, and marks what was read of people and what a program did', async () => {
  const asked = done([
    aktivitas({ id: 3, jenis: 'pendaftaran', aksi: 'unduh', nama: '', data_id: '', rinci: '12 baris' }),
    aktivitas({ id: 2, oleh: 'token: Toko daring', token_id: 4 }),
  ])
  const { user } = renderApp('/admin/aktivitas')
  const card = within(await screen.findByRole('region', { name: 'Daftar aktivitas' }))
  expect(await card.findByText('Data pribadi: Pendaftaran')).toBeTruthy()
  expect(card.getByText('token: Toko daring')).toBeTruthy()
  await user.type(card.getByRole('textbox', { name: 'Cari aktivitas' }), 'toko')
  await user.click(card.getByRole('radio', { name: 'Data pribadi' }))
  await waitFor(() =>
    expect(new URLSearchParams(asked.at(-1)).toString()).toContain('q=toko&kelompok=data-pribadi'),
  )
})

it('says where nothing has been done yet', async () => {
  done([])
  renderApp('/admin/aktivitas')
  expect(await screen.findByText('Belum ada aktivitas.')).toBeTruthy()
})

it('makes sentences of rows', () => {
  const said = (given: Partial<Aktivitas>) => {
    const { siapa, kata, apa, ke, rinci } = kalimatOf(aktivitas(given))
    return [siapa, kata, apa, ke, rinci]
  }
  expect(said({ aksi: 'kursi' })).toEqual([
    'Rina Kusuma',
    'mengubah sisa kursi',
    'Umrah Akhir Tahun',
    '/admin/packages/12',
    '',
  ])
  const masuk = { jenis: 'masuk', data_id: '', nama: '' } as const
  expect(said({ ...masuk, aksi: 'masuk', rinci: 'Chrome di Android' })).toEqual([
    'Rina Kusuma',
    'masuk',
    '',
    null,
    'Chrome di Android',
  ])
  const unknown = { oleh: '', akun_id: null, rinci: 'Email yang tidak dikenal' }
  expect(said({ ...masuk, aksi: 'gagal-masuk', ...unknown })[0]).toBe('Email yang tidak dikenal')
  expect(said({ ...masuk, aksi: 'masuk', oleh: '' })[0]).toBe('Akun yang sudah dihapus')
  expect(said({ oleh: '', akun_id: null, aksi: 'terbit' }).slice(0, 2)).toEqual([
    'Server',
    'menerbitkan paket',
  ])
  const terbit = {
    jenis: 'publikasi',
    aksi: 'terbit',
    nama: '',
    data_id: '',
    rinci: '2 perubahan dari Rina',
  } as const
  expect(said({ ...terbit, oleh: '', akun_id: null })).toEqual([
    'Situs',
    'terbit',
    '',
    null,
    'dengan 2 perubahan dari Rina',
  ])
  expect(said({ jenis: 'pendaftaran', nama: 'K7MD-3RTX' })[3]).toBe('/admin/manifest?q=K7MD-3RTX')
  expect(said({ jenis: 'gambar', data_id: 'a.webp', nama: '' })).toEqual([
    'Rina Kusuma',
    'mengubah gambar',
    'nomor a.webp',
    null,
    '',
  ])
  expect(['Rina Kusuma Dewi', 'a@safar.test', '', 'Budi'].map(inisial)).toEqual(['RK', 'AS', '', 'B'])
  // 23.30 and 00.30 in Jakarta.
  const days = perHari(
    [aktivitas({ waktu: '2026-11-20T17:30:00Z' }), aktivitas({ waktu: '2026-11-20T16:30:00Z' })],
    new Date('2026-11-21T03:00:00Z'),
  )
  expect(days.map(({ judul }) => judul)).toEqual([
    'Hari ini, Sabtu, 21 November 2026',
    'Jumat, 20 November 2026',
  ])
})

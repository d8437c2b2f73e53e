import type { Aktivitas, AktivitasPage } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { inisial, kalimatOf, perHari } from './kalimat.ts'

const { server } = fakeApi()

function aktivitas(given: Partial<Aktivitas> = {}): Aktivitas {
  return {
    id: 1,
    asal: 'aktivitas',
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

/** Serves these activities; returns the queries received. */
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
  // A deleted record is no link.
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
  expect(said({ jenis: 'pendaftaran', nama: 'K7MD-3RTX' })[3]).toBe('/admin/pendaftaran?q=K7MD-3RTX')
  expect(said({ jenis: 'gambar', data_id: 'a.webp', nama: '' })).toEqual([
    'Rina Kusuma',
    'mengubah gambar',
    'a.webp',
    null,
    '',
  ])
  expect(said({ jenis: 'gambar', data_id: 'x9f2k-1600x1000.webp', nama: '' })[2]).toBe('1600 × 1000')
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

describe('a row that opens to its difference', () => {
  const revisi = (id: number, waktu: string) => ({ id, aksi: 'ubah', waktu, oleh: 'Rina Kusuma', akun: null })
  const WAKTU = '2026-11-20T03:00:00.000Z'

  /** Serves two revisions a page of the row's package, newest first; returns the restores received. */
  function kept(list: object[]) {
    const restored: string[] = []
    server.use(
      http.get('*/api/paket/12/riwayat', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const data = list.slice((page - 1) * 2, page * 2)
        return HttpResponse.json({ data, meta: { total: list.length, page, per_page: 2 } })
      }),
      http.get('*/api/paket/12/riwayat/:id', ({ params }) => {
        const id = Number(params.id)
        const paket = paketRecord({ id: 12, nama_paket: id === 5 ? 'Umrah Akhir Tahun' : 'Umrah Lama' })
        return HttpResponse.json({ data: { ...revisi(id, WAKTU), paket } })
      }),
      http.post('*/api/paket/12/riwayat/:id/pulihkan', ({ params }) => {
        restored.push(String(params.id))
        return HttpResponse.json({ data: paketRecord({ id: 12 }) })
      }),
    )
    return restored
  }

  it('shows old and new of each field, however far back it lies, and takes it back', async () => {
    done([aktivitas(), aktivitas({ id: 2, jenis: 'masuk', aksi: 'masuk', data_id: '' })])
    const restored = kept([
      revisi(7, '2026-11-21T03:00:00.000Z'),
      revisi(6, '2026-11-20T09:00:00.000Z'),
      revisi(5, WAKTU),
      revisi(4, '2026-11-19T03:00:00.000Z'),
    ])
    const { user } = renderApp('/admin/aktivitas')
    const open = await screen.findByRole('button', { name: /^Perbedaan: Rina Kusuma mengubah paket/ })
    // A sign-in has no difference to unfold.
    expect(screen.getAllByRole('button', { name: /^Perbedaan/ })).toHaveLength(1)
    expect(open.getAttribute('aria-expanded')).toBe('false')
    await user.click(open)
    expect((await screen.findByText(/^Sebelumnya:/)).textContent).toBe('Sebelumnya: Umrah Lama')
    expect(screen.getByText(/^Menjadi:/).textContent).toBe('Menjadi: Umrah Akhir Tahun')
    await user.click(screen.getByRole('button', { name: 'Kembalikan' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pulihkan' }))
    expect(await screen.findByText('Dikembalikan ke sebelum perubahan ini.')).toBeTruthy()
    expect(restored).toEqual(['4'])
    await user.click(open)
    expect(screen.queryByText(/^Sebelumnya:/)).toBeNull()
  })

  it('says so where clicks were gathered, where nothing was before, and where the record is gone', async () => {
    done([
      aktivitas({ id: 3, aksi: 'kursi', waktu: '2026-11-20T02:59:00.000Z' }),
      aktivitas({ id: 2 }),
      aktivitas({ id: 1, data_id: '99' }),
    ])
    kept([revisi(5, WAKTU)])
    server.use(http.get('*/api/paket/99/riwayat', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
    const { user } = renderApp('/admin/aktivitas')
    const rows = await screen.findAllByRole('button', { name: /^Perbedaan/ })
    for (const row of rows) await user.click(row)
    expect(await screen.findByText(/tersimpan bersama perubahan berikutnya/)).toBeTruthy()
    expect(await screen.findByText('Tidak ada versi sebelumnya untuk dibandingkan.')).toBeTruthy()
    expect(await screen.findByText('Riwayatnya tidak dapat dimuat, atau sudah dihapus.')).toBeTruthy()
  })
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { getToken } from '../access/session/session-store.ts'
import { RenderFailure } from '../platform/ui/render-failure.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { pendaftaranRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'

const { api, server } = fakeApi()

describe('the shell', () => {
  it('marks the item of the current path, and leads to the site and the profile', async () => {
    renderApp('/admin/services')
    await screen.findByRole('heading', { name: 'Services' })
    const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }))
    expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Pendaftaran',
      'Pemesanan',
      'Masuk dari keluarga',
      'Jamaah',
      'Manifest',
      'Uang',
      'Kwitansi',
      'Packages',
      'Kalender',
      'Articles',
      'Services',
      'Pembimbing',
      'Tanya Jawab',
      'Spanduk',
      'Galeri',
      'Testimoni',
      'Media',
      'Publikasi',
      'Permintaan data',
      'Kotak keluar',
      'Aktivitas',
      'Akun dan peran',
      'Cadangan',
      'Pengaturan situs',
    ])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Services')
    expect(screen.getByRole('link', { name: 'Landing Page (tab baru)' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: /^Pengguna/ }).getAttribute('href')).toBe('/pengaturan/profile')
  })

  it('collapses by its button and by a click on the main area, of which its button alone is remembered', async () => {
    const { user } = renderApp('/admin/services')
    await user.click(await screen.findByRole('button', { name: 'Ciutkan menu' }))
    expect(localStorage.getItem('safar-menu')).toBe('ciut')
    await user.click(screen.getByRole('button', { name: 'Lebarkan menu' }))
    await user.click(screen.getByRole('main'))
    expect(await screen.findByRole('button', { name: 'Lebarkan menu' })).toBeTruthy()
    expect(localStorage.getItem('safar-menu')).toBeNull()
  })

  it('is found as it was left, and open where the browser keeps nothing', async () => {
    const { user } = renderApp('/admin/services')
    await user.click(await screen.findByRole('button', { name: 'Ciutkan menu' }))
    cleanup()
    const again = renderApp('/admin/services')
    await again.user.click(await screen.findByRole('button', { name: 'Lebarkan menu' }))
    cleanup()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    renderApp('/admin/services')
    expect(await screen.findByRole('button', { name: 'Ciutkan menu' })).toBeTruthy()
  })

  it('shows where publishing stands and asks for a rebuild', async () => {
    const { user } = renderApp('/admin/pendaftaran')
    expect(await screen.findByText('Terbit')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Terbitkan ulang situs' }))
    expect(await screen.findByText('Antre')).toBeTruthy()
  })

  it('says when it could not even ask for a rebuild, on the page of publishing too', async () => {
    server.use(http.post('*/api/publikasi', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    const { user } = renderApp('/admin/publikasi')
    await user.click(await screen.findByRole('button', { name: 'Terbitkan ulang situs' }))
    expect(await screen.findByText('Permintaan gagal')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Terbitkan ulang' }))
    expect(await screen.findByText('Belum dapat diterbitkan ulang. Coba lagi.')).toBeTruthy()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Terbitkan ulang situs' }))
    await waitFor(() => expect(screen.queryByText('Permintaan gagal')).toBeNull())
  })

  it('says why publishing failed', async () => {
    api.publikasi = { ...api.publikasi, status: 'gagal', pesan: 'Paket Umrah Reguler tidak dapat dibangun.' }
    const { user } = renderApp('/admin/services')
    expect(await screen.findByText('Gagal')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Sebabnya' }))
    expect(await screen.findByText('Paket Umrah Reguler tidak dapat dibangun.')).toBeTruthy()
  })

  it('says when the network is away', async () => {
    renderApp('/admin/services')
    await screen.findByRole('heading', { name: 'Services' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/Internet Anda sedang terputus/)).toBeTruthy()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/Internet Anda sedang terputus/)).toBeNull())
  })

  it('shows a user their own menu and the foot of the user layout', async () => {
    renderApp('/user/home', 'user')
    await screen.findByRole('heading', { name: 'Selamat datang, Siti Maryam' })
    const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }))
    expect(menu.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/user/home')
    expect(menu.getByText('Contact').closest('a')).toBeNull()
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.getByText('Created in 2024 by IT Team of Al Wafi IBS')).toBeTruthy()
    expect(foot.getByText('Version 2.2.1')).toBeTruthy()
  })

  it('says Unexpected Application Error! at an unknown address', async () => {
    renderApp('/admin/tidak/ada')
    expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy()
  })

  it('says Something went wrong when a page fails to render, and logs why', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new Error('broken page')
    const Broken = () => {
      throw failure
    }
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RenderFailure /> }])
    render(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    )
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy()
    expect(logged).toHaveBeenCalledWith(failure)
  })
})

describe('the dashboard', () => {
  it('shows true figures and the next departures with seats left', async () => {
    api.paket = [
      paketRecord({ id: 1, nama_paket: 'Umrah Terbuka', tanggal_keberangkatan: '2099-01-01' }),
      paketRecord({ id: 2, nama_paket: 'Umrah Penuh', sisa_pax: 0, tanggal_keberangkatan: '2099-01-02' }),
    ]
    api.pendaftaran = [pendaftaranRecord({ id: 1 }), pendaftaranRecord({ id: 2, status: 'lunas' })]
    renderApp('/admin/dashboard')
    expect(await screen.findByRole('link', { name: 'Umrah Terbuka' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Umrah Penuh' })).toBeNull()
    const figure = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent
    expect(figure('Terbuka')).toBe('Terbuka1paket')
    expect(figure('Penuh')).toBe('Penuh1paket')
    await waitFor(() => expect(figure('Pendaftaran baru')).toBe('Pendaftaran baru1belum dihubungi'))
  })

  it('says that departures could not be read, with a way to try again', async () => {
    server.use(http.get('*/api/paket', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    const { user } = renderApp('/admin/dashboard')
    expect(await screen.findByText('Daftar belum dapat dimuat.')).toBeTruthy()
    server.resetHandlers()
    api.paket = [paketRecord({ nama_paket: 'Umrah Terbuka', tanggal_keberangkatan: '2099-01-01' })]
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByRole('link', { name: 'Umrah Terbuka' })).toBeTruthy()
  })

  it('starts an add form with the name that was typed', async () => {
    const { user, address } = renderApp('/admin/dashboard')
    await user.type(await screen.findByLabelText('Nama Paket'), 'Umrah Juni')
    await user.click(screen.getByRole('button', { name: 'Tambah Paket' }))
    await waitFor(() => expect(address()).toBe('/admin/packages/add?nama=Umrah%20Juni'))
    expect(await screen.findByDisplayValue('Umrah Juni')).toBeTruthy()
  })
})

describe('consent to promotion', () => {
  it('is withdrawn by the person, who reads when', async () => {
    api.pendaftaran = [
      pendaftaranRecord({ setuju_pemasaran: true, pemasaran_pada: '2026-11-20T03:00:00.000Z' }),
    ]
    const { user } = renderApp('/finance/spp?row=10', 'user')
    expect(await screen.findByText(/Anda bersedia menerima kabar paket dan promo sejak/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tarik persetujuan' }))
    expect(await screen.findByText(/Anda menarik persetujuan menerima kabar promo/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tarik persetujuan' })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^Anda menarik persetujuan/)
  })
})

describe('the manifest', () => {
  it('lists registrations with package, status and a chat link, and searches them', async () => {
    api.paket = [paketRecord({ slug: 'umrah-juni', nama_paket: 'Umrah Juni' })]
    api.pendaftaran = [
      pendaftaranRecord({ id: 1, paket: 'umrah-juni' }),
      pendaftaranRecord({ id: 2, nama: 'Budi', email: 'budi@contoh.test', telepon: '' }),
    ]
    const { user } = renderApp('/admin/pendaftaran')
    expect(await screen.findByText('Umrah Juni')).toBeTruthy()
    const chat = screen.getByRole('link', { name: 'Chat dengan Siti Maryam (tab baru)' }).getAttribute('href')
    expect(chat).toMatch(/^https:\/\/wa\.me\/6281211112222\?text=.*Umrah%20Juni/)
    expect(screen.getByRole('link', { name: 'Kirim email kepada Budi' })).toBeTruthy()
    await user.type(screen.getByLabelText('Cari pendaftaran'), 'budi')
    await waitFor(() => expect(screen.queryByText('Siti Maryam')).toBeNull())
  })

  it('writes a chat link to whoever ended their note with an emoji where it is cut', async () => {
    const catatan = `Assalamu'alaikum${' '.repeat(383)}${'😀'.repeat(60)}`
    api.pendaftaran = [pendaftaranRecord({ id: 1, catatan }), pendaftaranRecord({ id: 2, nama: 'Budi' })]
    renderApp('/admin/pendaftaran')
    expect(await screen.findByText('Budi')).toBeTruthy()
    const chat = screen.getByRole('link', { name: 'Chat dengan Siti Maryam (tab baru)' }).getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toContain("Anda menulis: “Assalamu'alaikum”")
  })

  it('counts nothing before it knows', async () => {
    for (const path of ['*/api/pendaftaran', '*/api/pendaftaran/jumlah']) {
      server.use(http.get(path, () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    }
    const { user } = renderApp('/admin/pendaftaran')
    await screen.findByText('Daftar belum dapat dimuat.')
    const options = () =>
      within(screen.getByLabelText('Tampilkan status'))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(options()).toEqual(['Semua', 'Baru', 'Dihubungi', 'Lunas', 'Batal'])
    server.resetHandlers()
    api.pendaftaran = [pendaftaranRecord()]
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(options().slice(0, 3)).toEqual(['Semua 1', 'Baru 1', 'Dihubungi 0']))
  })

  it('turns to its last page where the address names one behind it, and leaves the way back as it was', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    const { router, address } = renderApp('/admin/services')
    await screen.findByRole('heading', { name: 'Services', level: 1 })
    await act(() => router.navigate('/admin/pendaftaran?page=9'))
    expect(await screen.findByText('Siti Maryam')).toBeTruthy()
    expect(address()).toBe('/admin/pendaftaran')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/admin/services'))
  })

  it('asks for nothing while the browser is offline, and goes on once it is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const counted = () => api.calls.filter((call) => call === 'GET /api/pendaftaran/jumlah').length
    try {
      renderApp('/admin/pendaftaran')
      expect(await screen.findByText('Belum ada pendaftaran.')).toBeTruthy()
      await act(() => vi.advanceTimersByTime(5_000))
      await waitFor(() => expect(counted()).toBe(2))
      await act(() => window.dispatchEvent(new Event('offline')))
      await act(() => vi.advanceTimersByTime(60_000))
      expect(counted()).toBe(2)
      await act(() => window.dispatchEvent(new Event('online')))
      await waitFor(() => expect(counted()).toBe(3))
    } finally {
      window.dispatchEvent(new Event('online'))
      vi.useRealTimers()
    }
  })

  it('keeps a status and a note, and erases nobody from its rows', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    const { user } = renderApp('/admin/pendaftaran')
    await user.selectOptions(await screen.findByLabelText('Status Siti Maryam'), 'Dihubungi')
    await waitFor(() => expect(api.pendaftaran[0]?.status).toBe('dihubungi'))
    await user.click(screen.getByRole('button', { name: 'Catatan tentang Siti Maryam' }))
    await user.type(await screen.findByLabelText('Catatan staf'), 'Minta kamar dekat lift')
    await user.click(screen.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(api.pendaftaran[0]?.catatan_admin).toBe('Minta kamar dekat lift'))
    expect(await screen.findByTitle('Catatan: Minta kamar dekat lift')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Hapus/ })).toBeNull()
  })

  it('asks why somebody calls off, takes it back, and asks before all is paid with nobody spoken to', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    const { user } = renderApp('/admin/pendaftaran')
    const status = await screen.findByLabelText('Status Siti Maryam')
    await user.selectOptions(status, 'Lunas')
    await user.click(await screen.findByRole('button', { name: 'Kembali' }))
    expect(api.pendaftaran[0]?.status).toBe('baru')
    await user.selectOptions(status, 'Batal')
    await user.click(await screen.findByRole('button', { name: 'Batalkan pendaftaran' }))
    expect(screen.getByText('Pilih atau tulis alasannya')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Mengapa batal?'), 'Biaya')
    await user.click(screen.getByRole('button', { name: 'Batalkan pendaftaran' }))
    await waitFor(() => expect(api.pendaftaran[0]).toMatchObject({ status: 'batal', alasan_batal: 'Biaya' }))
    expect(await screen.findByText('Siti Maryam dibatalkan.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    await waitFor(() => expect(api.pendaftaran[0]?.status).toBe('baru'))
    await user.selectOptions(screen.getByLabelText('Status Siti Maryam'), 'Lunas')
    await user.click(await screen.findByRole('button', { name: 'Ya, sudah lunas' }))
    await waitFor(() => expect(api.pendaftaran[0]?.status).toBe('lunas'))
  })
})

describe('a change of a registration', () => {
  it('stands at once, keeps the focus, and goes back when it fails', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    const held = Promise.withResolvers<void>()
    server.use(
      http.patch('*/api/pendaftaran/:id', async () => {
        await held.promise
        return HttpResponse.json({ message: 'x' }, { status: 500 })
      }),
    )
    const { user } = renderApp('/admin/pendaftaran')
    const status = await screen.findByLabelText<HTMLSelectElement>('Status Siti Maryam')
    status.focus()
    await user.selectOptions(status, 'Dihubungi')
    expect(status.value).toBe('dihubungi')
    expect(document.activeElement).toBe(status)
    held.resolve()
    expect(await screen.findByText('Data gagal diupdate')).toBeTruthy()
    expect(status.value).toBe('baru')
  })

  it('stands also where the list cannot be read anew', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    const { user } = renderApp('/admin/pendaftaran')
    const status = await screen.findByLabelText<HTMLSelectElement>('Status Siti Maryam')
    server.use(http.get('*/api/pendaftaran', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    await user.selectOptions(status, 'Dihubungi')
    await screen.findByText('Daftar belum dapat dimuat.')
    expect(status.value).toBe('dihubungi')
  })

  it('that takes a row out of the list leads on to the next one', async () => {
    api.pendaftaran = [1, 2, 3].map((id) => pendaftaranRecord({ id, nama: `Jamaah ${id}` }))
    const { user } = renderApp('/admin/pendaftaran?status=baru')
    const status = await screen.findByLabelText('Status Jamaah 2')
    status.focus()
    await user.selectOptions(status, 'Dihubungi')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Status Jamaah 3')))
    await user.selectOptions(screen.getByLabelText('Status Jamaah 3'), 'Dihubungi')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Status Jamaah 1')))
    await user.selectOptions(screen.getByLabelText('Status Jamaah 1'), 'Dihubungi')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  const openNote = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Catatan tentang Siti Maryam' }))
    return screen.findByLabelText<HTMLTextAreaElement>('Catatan staf')
  }
  const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Catatan staf')).toBeNull())

  it('keeps a note that could not be saved until it is saved or called off', async () => {
    api.pendaftaran = [pendaftaranRecord()]
    server.use(
      http.patch('*/api/pendaftaran/:id', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
    )
    const { user } = renderApp('/admin/pendaftaran')
    await user.type(await openNote(user), 'Telepon lagi Senin')
    await user.click(screen.getByRole('button', { name: 'Simpan' }))
    await screen.findByText('Data gagal diupdate')
    await user.keyboard('{Escape}')
    await isClosed()
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(true)

    expect((await openNote(user)).value).toBe('Telepon lagi Senin')
    expect(screen.getByText(/Tulisan ini belum disimpan\./)).toBeTruthy()
    // An error is shown once: nothing was sent since.
    expect(screen.queryByText('Data gagal diupdate')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Batal' }))
    await isClosed()
    expect(isAsked()).toBe(false)
    expect((await openNote(user)).value).toBe('')
    expect(screen.queryByText(/belum disimpan/)).toBeNull()
  })
})

describe('the own account', () => {
  it('changes the name', async () => {
    const { user } = renderApp('/pengaturan/profile', 'user')
    const nama = await screen.findByRole('textbox', { name: 'Nama' })
    await user.clear(nama)
    await user.click(screen.getByRole('button', { name: 'Simpan Nama' }))
    expect(await screen.findByText('Data tidak boleh kosong')).toBeTruthy()
    await user.type(nama, 'Siti Aisyah')
    await user.click(screen.getByRole('button', { name: 'Simpan Nama' }))
    expect(await screen.findByText('Data berhasil diupdate')).toBeTruthy()
    // Further input is not saved yet.
    await user.type(nama, 'h')
    expect(screen.queryByText('Data berhasil diupdate')).toBeNull()
  })

  it('says why the password could not be changed now, and when to try again', async () => {
    const { user } = renderApp('/pengaturan/profile', 'user')
    server.use(
      http.post('*/api/auth/password', () =>
        HttpResponse.json({ message: 'x' }, { status: 429, headers: { 'retry-after': '90' } }),
      ),
    )
    await user.type(await screen.findByLabelText(/Password lama/), 'salah')
    await user.type(screen.getByLabelText(/Password baru/), 'empat kata acak ini')
    await user.click(screen.getByRole('button', { name: 'Ganti Password' }))
    await screen.findByText('Data gagal diupdate')
    expect(screen.getAllByText(/Coba lagi dalam 1 menit 30 detik\./)).toHaveLength(2)
    server.use(http.post('*/api/auth/password', () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Ganti Password' }))
    expect(await screen.findByText(/Tidak dapat menghubungi server/)).toBeTruthy()
  })

  it('changes the password and goes on with the fresh token', async () => {
    const { user } = renderApp('/pengaturan/profile', 'user')
    await user.type(await screen.findByLabelText(/Password lama/), 'salah')
    await user.type(screen.getByLabelText(/Password baru/), 'rahasia-baru')
    await user.click(screen.getByRole('button', { name: 'Ganti Password' }))
    expect(await screen.findByText('Password lama tidak cocok')).toBeTruthy()
    expect(screen.getByText('Data gagal diupdate')).toBeTruthy()
    // A password manager stores the new one under this name.
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect([username?.type, username?.value]).toEqual(['text', 'user@safar.test'])
    await user.clear(screen.getByLabelText(/Password lama/))
    // Input that was not sent has not failed.
    expect(screen.queryByText('Password lama tidak cocok')).toBeNull()
    expect(screen.queryByText('Data gagal diupdate')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ganti Password' }))
    expect(await screen.findByText('Data tidak boleh kosong')).toBeTruthy()
    await user.clear(screen.getByLabelText(/Password lama/))
    await user.type(screen.getByLabelText(/Password lama/), 'rahasia-sekali')
    await user.click(screen.getByRole('button', { name: 'Ganti Password' }))
    await waitFor(() => expect(getToken()).toBe('token-baru'))
    expect(await screen.findByText('Data berhasil diupdate')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Password lama/).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(/Password baru/).value).toBe('')
  })

  it.each([
    ['/admin/profile', 'admin', 'admin@safar.test'],
    ['/user/profile', 'user', 'user@safar.test'],
  ] as const)('shows itself at %s', async (path, role, email) => {
    renderApp(path, role)
    expect(await screen.findByText(email)).toBeTruthy()
  })

  it('lists the own registrations, ten rows a page', async () => {
    api.pendaftaran = Array.from({ length: 12 }, (_, index) => pendaftaranRecord({ id: index + 1 }))
    renderApp('/finance/spp?row=10', 'user')
    expect(await screen.findByText('1–10 dari 12 pendaftaran')).toBeTruthy()
    expect(within(screen.getByRole('main')).getAllByText('Umroh')).toHaveLength(10)
  })
})

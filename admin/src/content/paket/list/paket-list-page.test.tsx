import { paketRecord } from '@safar/shared/content/paket/factory'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { api, server } = fakeApi()

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    paketRecord({
      id: index + 1,
      slug: `paket-${index + 1}`,
      nama_paket: `Paket ${String.fromCharCode(90 - (index % 26))}${index}`,
      tanggal_keberangkatan: `2099-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }),
  )
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent ?? '')
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) })

async function open(path = '/admin/packages') {
  const view = renderApp(path)
  await screen.findByRole('heading', { name: 'Paket Safar' })
  await waitFor(() => expect(screen.queryByText('LOADING')).toBeNull())
  return view
}

describe('the list of packages', () => {
  it('has the columns of the specification and seats, ten rows a page', async () => {
    api.paket = many(14)
    await open()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'No.',
      'Nama Paket',
      'Tipe',
      'Durasi',
      'Maskapai',
      'Kursi',
      'Detail',
      'Delete',
    ])
    await waitFor(() => expect(document.title).toBe('Packages | Safar'))
    expect(names()).toHaveLength(10)
    expect(screen.getByText('1–10 dari 14 paket')).toBeTruthy()
    const sizes = within(screen.getByLabelText('Baris per halaman')).getAllByRole('option')
    expect(sizes.map((option) => option.textContent)).toEqual(['10', '20', '50', '100'])
  })

  it('says of what nobody reads yet how far it is', async () => {
    const [first, second] = many(2)
    if (!first || !second) throw new Error('There are two')
    api.paket = [{ ...first, status: 'draf' }, second]
    const { slug, nama_paket } = first
    api.siap = [
      {
        id: 1,
        slug,
        nama_paket,
        status: 'draf',
        terbit_pada: '',
        siap: 12,
        dari: 14,
        kosong: [],
        kurang: ['visa'],
      },
    ]
    await open()
    expect(await screen.findByText(/^Draf, 12 dari 14 siap/)).toBeTruthy()
    expect(screen.getAllByText(/ siap/)).toHaveLength(1)
  })

  it('says Data not found when nothing is there', async () => {
    await open()
    expect(screen.getByText('Data not found')).toBeTruthy()
  })

  it('stays silent and empty when it cannot be read, with a way to try again', async () => {
    server.use(
      http.get('*/api/paket', () => HttpResponse.json({ message: 'x' }, { status: 500 }), { once: true }),
    )
    api.paket = many(1)
    const { user } = await open()
    expect(await screen.findByText('Data not found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByText('Paket Z0')).toBeTruthy()
  })

  it('counts nothing before it knows', async () => {
    const held = Promise.withResolvers<void>()
    api.paket = many(3)
    server.use(
      http.get('*/api/paket', async () => {
        await held.promise
        return HttpResponse.json({ message: 'x' }, { status: 500 })
      }),
    )
    renderApp('/admin/packages')
    const states = await screen.findByRole('radiogroup', { name: 'Keadaan' })
    expect(states.textContent).toBe('SemuaTerbukaPenuhSudah berangkat')
    held.resolve()
    await screen.findByText('Data not found')
    expect(states.textContent).toBe('SemuaTerbukaPenuhSudah berangkat')
    server.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(states.textContent).toBe('Semua 3Terbuka 3Penuh 0Sudah berangkat 0'))
  })

  it('sorts up, down and not at all, and keeps it in the address', async () => {
    api.paket = many(3)
    const { user, address } = await open()
    const click = () => user.click(within(head('Nama Paket')).getByText('Nama Paket'))
    await click()
    await waitFor(() => expect(address()).toBe('/admin/packages?sort=nama_paket'))
    await waitFor(() => expect(head('Nama Paket').getAttribute('aria-sort')).toBe('ascending'))
    expect(names()[0]).toContain('Paket X2')
    await click()
    await waitFor(() => expect(address()).toBe('/admin/packages?sort=-nama_paket'))
    await waitFor(() => expect(names()[0]).toContain('Paket Z0'))
    await click()
    await waitFor(() => expect(address()).toBe('/admin/packages'))
  })

  it('sorts by a second column with ctrl', async () => {
    api.paket = many(3)
    const { user, address } = await open()
    await user.click(within(head('Tipe')).getByText('Tipe'))
    await user.keyboard('{Control>}')
    await user.click(within(head('Nama Paket')).getByText('Nama Paket'))
    await user.keyboard('{/Control}')
    await waitFor(() => expect(address()).toBe('/admin/packages?sort=tipe_paket%2Cnama_paket'))
  })

  it('searches, goes back to the first page, and keeps both in the address', async () => {
    api.paket = many(14)
    const { user, address } = await open('/admin/packages?page=2')
    expect(names()).toHaveLength(4)
    await user.type(screen.getByLabelText('Cari paket'), 'z0')
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Paket Z0')]))
    await waitFor(() => expect(address()).toBe('/admin/packages?q=z0'))
  })

  it('filters by state and type', async () => {
    api.paket = [
      paketRecord({ id: 1, nama_paket: 'Penuh Satu', sisa_pax: 0, tanggal_keberangkatan: '2099-01-01' }),
      paketRecord({
        id: 2,
        nama_paket: 'Haji Terbuka',
        tipe_paket: 'Haji',
        tanggal_keberangkatan: '2099-01-01',
      }),
      paketRecord({ id: 3, nama_paket: 'Sudah Lewat', tanggal_keberangkatan: '2001-01-01' }),
      // The server fills a draft's missing type with the first one.
      paketRecord({ id: 4, nama_paket: 'Draf Baru', status: 'draf', kosong: 'tipe_paket,harga_quad' }),
    ]
    const { user, address } = await open()
    expect(screen.getAllByText('Belum dipilih')).toHaveLength(1)
    await user.click(screen.getByText('Penuh 1'))
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Penuh Satu')]))
    await user.click(screen.getByText('Semua 4'))
    await user.selectOptions(screen.getByLabelText('Tipe'), 'Haji')
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Haji Terbuka')]))
    expect(address()).toBe('/admin/packages?tipe=Haji')
    await user.selectOptions(screen.getByLabelText('Tipe'), 'Umroh')
    await waitFor(() =>
      expect(names()).toEqual([
        expect.stringContaining('Penuh Satu'),
        expect.stringContaining('Sudah Lewat'),
      ]),
    )
  })

  it('goes back through pages and filters, but not through the letters of a search', async () => {
    api.paket = many(14)
    const { user, router, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }))
    await waitFor(() => expect(address()).toBe('/admin/packages?page=2'))
    await user.selectOptions(screen.getByLabelText('Tipe'), 'Umroh')
    await waitFor(() => expect(address()).toBe('/admin/packages?tipe=Umroh'))
    await user.type(screen.getByLabelText('Cari paket'), 'z0')
    await waitFor(() => expect(address()).toBe('/admin/packages?q=z0&tipe=Umroh'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/admin/packages?page=2'))
    await waitFor(() => expect(names()).toHaveLength(4))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/admin/packages'))
  })

  it.each([
    ['the breadcrumb of a package', 'Detail Paket Z0', 'link', 'Paket Safar'],
    ['Batal of a package', 'Detail Paket Z0', 'button', 'Batal'],
    ['Batal of a new one', 'Tambah Paket', 'button', 'Batal'],
  ] as const)('comes back from %s as it was left', async (_way, there, role, back) => {
    api.paket = many(2)
    server.use(http.get('*/api/paket/:id', () => HttpResponse.json({ data: api.paket[0] })))
    const left = '/admin/packages?tipe=Umroh&sort=-nama_paket'
    const { user, address } = await open(left)
    await user.click(await screen.findByRole('link', { name: there }))
    await user.click(await screen.findByRole(role, { name: back }))
    await waitFor(() => expect(address()).toBe(left))
  })

  it('comes back from a copy as it was left', async () => {
    api.paket = many(2)
    server.use(http.get('*/api/paket/:id', () => HttpResponse.json({ data: api.paket[0] })))
    const { user, address } = await open('/admin/packages?row=20')
    await user.click(screen.getByRole('button', { name: 'Pilihan lain untuk Paket Z0' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Salin untuk keberangkatan lain' }))
    await user.click(await screen.findByRole('link', { name: 'Paket Safar' }))
    await waitFor(() => expect(address()).toBe('/admin/packages?row=20'))
  })

  it('hides a column and remembers it', async () => {
    api.paket = many(1)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Pilih kolom' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Durasi' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Durasi' })).toBeNull())
    expect(localStorage.getItem('safar-kolom-paket')).toBe('["durasi"]')
  })

  it('offers a copy for the next departure and the public page in the menu of a row', async () => {
    api.paket = many(1)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Pilihan lain untuk Paket Z0' }))
    const copy = await screen.findByRole('menuitem', { name: 'Salin untuk keberangkatan lain' })
    expect(copy.getAttribute('href')).toBe('/admin/packages/add?salin=1')
    const site = screen.getByRole('menuitem', { name: 'Buka di situs (tab baru)' })
    expect(site.getAttribute('href')).toBe('/admin/lihat/data_produk/paket-1')
    expect(screen.getByRole('link', { name: 'Detail Paket Z0' }).getAttribute('href')).toBe(
      '/admin/packages/paket-1',
    )
  })
})

describe('deleting a package', () => {
  it('asks first, and Batal leaves everything as it is', async () => {
    api.paket = many(1)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Z0' }))
    expect(await screen.findByText('Apakah anda yakin untuk menghapus data Paket Z0?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  })

  it('says so, reads the list anew on Ok, and brings the package back on Urungkan', async () => {
    api.paket = many(2)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Z0' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findByText('Data berhasil dihapus')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(names()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    await waitFor(() => expect(names()).toHaveLength(2))
  })

  const removeFirst = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Z0' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    await screen.findByText('Data berhasil dihapus')
    await user.click(screen.getByRole('button', { name: 'Ok' }))
    await screen.findByRole('button', { name: 'Urungkan' })
  }

  it('offers no Urungkan for what came back from the trash', async () => {
    api.paket = many(2)
    const { user } = await open()
    await removeFirst(user)
    await user.click(screen.getByRole('button', { name: 'Sampah' }))
    await user.click(await screen.findByRole('button', { name: 'Pulihkan Paket Z0' }))
    await screen.findByText('Sampah kosong.')
    expect(screen.queryByText(/Paket Z0 dihapus/)).toBeNull()
  })

  it('asks before a departure comes back beside another of its name and day, from the notice and from the trash', async () => {
    const tanya = { judul: 'Keberangkatan ini sudah ada', teks: 'Pulihkan juga yang ini?' }
    const sent: string[] = []
    server.use(
      http.post('*/api/sampah/paket/:id/pulihkan', ({ request }) => {
        const { search } = new URL(request.url)
        sent.push(search)
        // Once it is meant, the next handler brings it back.
        return search ? undefined : HttpResponse.json({ message: tanya.teks, tanya }, { status: 422 })
      }),
    )
    api.paket = many(2)
    const { user } = await open()
    await removeFirst(user)
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    const asked = () => screen.findByRole('dialog', { name: tanya.judul })
    expect((await asked()).textContent).toContain(tanya.teks)
    expect(screen.queryByText(/gagal dipulihkan/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Periksa dulu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Sampah' }))
    await user.click(await screen.findByRole('button', { name: 'Pulihkan Paket Z0' }))
    await asked()
    await user.click(screen.getByRole('button', { name: 'Ya, pulihkan juga' }))
    expect(await screen.findByText('Sampah kosong.')).toBeTruthy()
    expect(sent).toEqual(['', '', '?yakin=1'])
  })

  it('takes Urungkan for done where somebody else was quicker, and says so where nothing is left', async () => {
    api.paket = many(2)
    const back = { paket: api.paket[0] }
    server.use(
      http.post('*/api/sampah/paket/:id/pulihkan', () =>
        HttpResponse.json({ message: 'x' }, { status: 404 }),
      ),
      http.get('*/api/paket/:id', () =>
        back.paket
          ? HttpResponse.json({ data: back.paket })
          : HttpResponse.json({ message: 'x' }, { status: 404 }),
      ),
    )
    const { user } = await open()
    await removeFirst(user)
    back.paket = undefined
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    expect(await screen.findByText('Paket Z0 gagal dipulihkan.')).toBeTruthy()
    // The next deletion has not failed to be taken back.
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Y1' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    await screen.findByText('Data berhasil dihapus')
    await user.click(screen.getByRole('button', { name: 'Ok' }))
    expect(await screen.findByText(/^Paket Y1 dihapus/)).toBeTruthy()
    back.paket = many(1)[0]
    api.paket = many(2)
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    await waitFor(() => expect(names()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull())
  })

  it('says why where others need it', async () => {
    api.paket = many(1)
    const message = 'Paket ini masih dipakai 2 Pemesanan.'
    server.use(http.delete('*/api/paket/:id', () => HttpResponse.json({ message }, { status: 409 })))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Z0' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('says when it failed', async () => {
    api.paket = many(1)
    server.use(http.delete('*/api/paket/:id', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Hapus Paket Z0' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findByText('Data gagal dihapus')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toHaveLength(1)
  })

  it('restores from the trash', async () => {
    api.sampah = many(2)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Sampah' }))
    await user.click(await screen.findByRole('button', { name: 'Pulihkan Paket Z0' }))
    const other = screen.getByRole('button', { name: 'Pulihkan Paket Y1' })
    await waitFor(() => expect(document.activeElement).toBe(other))
    await user.click(other)
    expect(await screen.findByText('Sampah kosong.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    expect(api.paket).toHaveLength(2)
  })
})

import { paketInput, paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
  api.uploads = 0
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' })

describe('adding a package', () => {
  it('refuses an empty form with Data tidak boleh kosong beside each field, counts by section, goes to the first', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.click(button('Simpan Paket'))
    expect(screen.getAllByText('Data tidak boleh kosong')).toHaveLength(23)
    expect(screen.getByText('23 isian perlu diperbaiki.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Nama paket'))
    const index = within(screen.getByRole('navigation', { name: 'Bagian formulir' }))
    expect(index.getByRole('button', { name: /Identitas 5 isian perlu diperbaiki/ })).toBeTruthy()
    expect(index.getByRole('button', { name: /Itinerary \(belum lengkap\)/ })).toBeTruthy()
    expect(api.sent).toEqual([])
    type('Nama paket', 'Umrah')
    expect(await screen.findByText('22 isian perlu diperbaiki.')).toBeTruthy()
    await user.click(button('Ke isian pertama'))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Tipe' }))
  })

  it('has 20 rows of description and takes a name given to it', () => {
    renderForm('/admin/packages/add?nama=Umrah%20Ramadhan')
    expect(field('Nama paket').value).toBe('Umrah Ramadhan')
    expect(field('Deskripsi').getAttribute('rows')).toBe('20')
  })

  it('uploads a chosen picture at once and shows it; choosing nothing does nothing', async () => {
    const { user } = renderForm('/admin/packages/add')
    const input = screen.getByLabelText<HTMLInputElement>(/^Poster/)
    fireEvent.change(input, { target: { files: [] } })
    expect(api.uploads).toBe(0)
    await user.upload(input, picture('poster.png'))
    const poster = await screen.findByRole('group', { name: 'Poster' })
    expect(within(poster).getByRole('img').getAttribute('src')).toBe(
      '/storage/img_uploads/baru1-1600x1200.webp',
    )
    expect(within(poster).getByRole('button', { name: 'Lihat Gambar' })).toBeTruthy()
  })

  it('says why a file is not taken, without sending it', async () => {
    renderForm('/admin/packages/add')
    const input = screen.getByLabelText<HTMLInputElement>(/^Flyer/)
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'surat.pdf', { type: 'application/pdf' })] },
    })
    expect(await screen.findByText(/surat.pdf bukan gambar/)).toBeTruthy()
    expect(api.uploads).toBe(0)
  })

  it('says why an upload failed and tries again', async () => {
    server.use(
      http.post('*/api/upload-image', () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = renderForm('/admin/packages/add')
    await user.upload(screen.getByLabelText(/^Poster/), picture('poster.png'))
    expect(await screen.findByText(/Gambar gagal diunggah/)).toBeTruthy()
    await user.click(button('Coba lagi'))
    expect(await screen.findByRole('group', { name: 'Poster' })).toBeTruthy()
  })

  it('sends a copy with its new date and moved dates, says so, and Ok leads to the list', async () => {
    const { user } = renderForm('/admin/packages/add?salin=7')
    await screen.findByText(/Disalin dari Umrah Reguler Desember/)
    type('Tanggal keberangkatan', '16/1/2027')
    expect(await screen.findByText(/sudah ikut bergeser ke 16 Januari 2027/)).toBeTruthy()
    type('Available pax', '50')
    await user.keyboard('{Control>}s{/Control}')
    const done = await dialog('Data berhasil ditambahkan')
    expect(api.sent[0]).toEqual({
      ...paketInput({ tanggal_keberangkatan: '2027-01-16', sisa_pax: 50 }),
      hotels: [{ ...paketInput().hotels[0], check_in: '2027-01-16', check_out: '2027-01-24' }],
      itineraris: [{ ...paketInput().itineraris[0], tanggal: '2027-01-16' }],
      maskapais: [{ ...paketInput().maskapais[0], date_departure: '2027-01-16', date_arrival: '2027-01-16' }],
    })
    await user.click(within(done).getByRole('button', { name: 'Ok' }))
    await screen.findByRole('heading', { name: 'Packages' })
  })

  it('moves the days of a copy along with its departure, there and back, and names what is another departure’s still', async () => {
    api.stored = paketRecord({
      id: 7,
      keterangan: 'Kumpul 12 Desember 2026 malam',
      syarat_ketentuans: [{ keterangan: 'Lunas 1 Oktober' }, { keterangan: 'Visa mulai 13/12/2026' }],
    })
    const { user } = renderForm('/admin/packages/add?salin=7')
    await user.click(await screen.findByRole('button', { name: 'Isi tanggal keberangkatan' }))
    expect(document.activeElement).toBe(field('Tanggal keberangkatan'))
    expect(screen.queryByText(/Masih menyebut/)).toBeNull()
    type('Tanggal keberangkatan', '16/1/2027')
    expect(await screen.findByText(/sudah ikut bergeser ke 16 Januari 2027/)).toBeTruthy()
    expect(field('Tanggal berangkat').value).toBe('16 Jan 2027')
    type('Tanggal keberangkatan', '20/2/2027')
    expect(await screen.findByText(/sudah ikut bergeser ke 20 Februari 2027/)).toBeTruthy()
    expect(field('Check-in').value).toBe('20 Feb 2027')

    const said = (await screen.findByText('Masih menyebut tanggal yang lama:')).closest('[role="status"]')
    expect(said?.textContent).toMatch(/Keterangan “12 Desember 2026”.*“13\/12\/2026”/)
    await user.click(button('Keterangan'))
    expect(document.activeElement).toBe(field('Keterangan'))
    type('Keterangan', 'Kumpul malam')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keterangan' })).toBeNull())
    await user.click(button('Ganti menjadi Umrah Reguler Februari'))
    expect(field('Nama paket').value).toBe('Umrah Reguler Februari')

    await user.click(button('Kembalikan ke tanggal lama'))
    expect(screen.getByText(/masih mengikuti 12 Desember 2026/)).toBeTruthy()
    expect(field('Tanggal berangkat').value).toBe('12 Des 2026')
    await user.click(button('Simpan Paket'))
    const asked = await dialog('Tanggalnya sebelum keberangkatan')
    expect(asked.textContent).toContain('penerbangan Saudia (12 Desember 2026)')
    expect(api.sent).toEqual([])
    await user.click(within(asked).getByRole('button', { name: 'Periksa dulu' }))
    await user.click(await screen.findByRole('button', { name: 'Geser 70 hari ke depan' }))
    await user.click(button('Simpan Paket'))
    await dialog('Data berhasil ditambahkan')
    expect(api.sent).toMatchObject([{ maskapais: [{ date_departure: '2027-02-20' }] }])
  })

  it('starts from another package that is found by its words', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.click(button('Salin dari paket lain'))
    const choice = await dialog('Salin dari paket lain')
    const search = within(choice).getByRole('textbox', { name: 'Cari paket' })
    await within(choice).findByRole('button', { name: /Umrah Reguler Desember/ })
    await user.type(search, 'haji')
    expect(within(choice).getByText('Tidak ada paket yang cocok.')).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'desember umroh')
    await user.click(within(choice).getByRole('button', { name: /Umrah Reguler Desember/ }))
    expect(await screen.findByText(/Disalin dari Umrah Reguler Desember/)).toBeTruthy()
    expect(field('Tanggal keberangkatan').value).toBe('')
    expect(field('Available pax').value).toBe('50')
  })

  it('says Data gagal ditambahkan, is busy meanwhile, and stays with what was typed', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.post('*/api/paket', async () => {
        await answered
        return HttpResponse.json({ message: 'Server penuh' }, { status: 503 })
      }),
    )
    const { user } = renderForm('/admin/packages/add?salin=7')
    await screen.findByText(/Disalin dari/)
    type('Tanggal keberangkatan', '16 Januari 2027')
    await user.click(button('Simpan Paket'))
    await waitFor(() => expect(button('Simpan Paket').getAttribute('aria-busy')).toBe('true'))
    expect((button('Simpan Paket') as HTMLButtonElement).disabled).toBe(true)
    answer()
    const failed = await dialog('Data gagal ditambahkan')
    await user.click(within(failed).getByRole('button', { name: 'Ok' }))
    expect(field('Tanggal keberangkatan').value).toBe('16 Januari 2027')
  })
})

describe('lists', () => {
  it('grow with a button or Enter and shrink only while more than one entry exists', async () => {
    const { user } = renderForm('/admin/packages/add')
    expect(screen.queryByRole('button', { name: 'Hapus Pembimbing 1' })).toBeNull()
    await user.type(field('Pembimbing 1'), 'Fahri{Enter}')
    expect(document.activeElement).toBe(field('Pembimbing 2'))
    await user.keyboard('Laila')
    await user.click(button('Tambah pembimbing'))
    await user.keyboard('Umar')
    await user.click(button('Hapus Pembimbing 1'))
    expect([field('Pembimbing 1').value, field('Pembimbing 2').value]).toEqual(['Laila', 'Umar'])
    await user.click(button('Hapus Pembimbing 2'))
    expect(field('Pembimbing 1').value).toBe('Laila')
    expect(screen.queryByRole('button', { name: 'Hapus Pembimbing 1' })).toBeNull()
  })

  it('are put in order by the arrow keys and by a panel of moves, and the focus stays with the row', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.type(field('Fasilitas 1'), 'A{Enter}B{Enter}C')
    const values = () => [1, 2, 3].map((row) => field(`Fasilitas ${row}`).value).join('')
    expect(values()).toBe('ABC')
    button('Pindahkan Fasilitas 3').focus()
    await user.keyboard('{ArrowUp}')
    expect(values()).toBe('ACB')
    expect(document.activeElement).toBe(button('Pindahkan Fasilitas 2'))
    await user.click(button('Pindahkan Fasilitas 1'))
    await user.click(button('Ke paling bawah'))
    expect(values()).toBe('CBA')
    expect(screen.getByText('Fasilitas 1 dipindahkan ke urutan 3 dari 3.')).toBeTruthy()
  })

  it('take pasted lines as rows of their own', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.click(field('Harga termasuk 1'))
    await user.paste('1. Tiket pesawat\n2. Visa umrah\n\n- Makan 3x')
    expect([1, 2, 3].map((row) => field(`Harga termasuk ${row}`).value)).toEqual([
      'Tiket pesawat',
      'Visa umrah',
      'Makan 3x',
    ])
  })

  it('open a folded entry when a message leads into it', async () => {
    api.stored = paketRecord({ id: 7, hotels: [1, 2].map(() => ({ ...paketInput().hotels[0] })) as never })
    server.use(
      http.post('*/api/paket', () =>
        HttpResponse.json(
          { message: 'x', errors: { 'hotels.1.lokasi': ['Lokasi tidak dikenal'] } },
          { status: 422 },
        ),
      ),
    )
    const { user } = renderForm('/admin/packages/add?salin=7')
    await screen.findByText(/Disalin dari/)
    type('Tanggal keberangkatan', '12 Des 2026')
    const second = screen.getByRole('group', { name: 'Hotel 2' })
    expect(within(second).queryByRole('textbox', { name: 'Lokasi' })).toBeNull()
    await user.click(button('Simpan Paket'))
    await user.click(within(await dialog('Data gagal ditambahkan')).getByRole('button', { name: 'Ok' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(within(second).getByRole('textbox', { name: 'Lokasi' })),
    )
    expect(within(second).getByText('Lokasi tidak dikenal')).toBeTruthy()
  })
})

describe('numbers and dates', () => {
  it('are written with dots, and a date that is none is refused as it was typed', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.type(field('Harga double'), '32000000')
    expect(field('Harga double').value).toBe('32.000.000')
    await user.type(field('Tanggal keberangkatan'), '30 Februari 2027')
    await user.tab()
    expect(field('Tanggal keberangkatan').value).toBe('30 Februari 2027')
    expect(screen.getByText('30 Februari 2027 tidak ada: bulan itu berakhir tanggal 28.')).toBeTruthy()
    await user.clear(field('Tanggal keberangkatan'))
    await user.type(field('Tanggal keberangkatan'), 'Jumat, 6 Maret 2027')
    await user.tab()
    expect(screen.getByText('6 Maret 2027 jatuh pada hari Sabtu. Periksa hari atau tanggalnya.')).toBeTruthy()
    await user.clear(field('Tanggal keberangkatan'))
    await user.type(field('Tanggal keberangkatan'), 'Sabtu, 6 Maret 2027')
    await user.tab()
    expect(field('Tanggal keberangkatan').value).toBe('6 Maret 2027')
  })

  it('keep a minus as it was typed and refuse it beside the field', async () => {
    const { user } = renderForm('/admin/packages/add')
    await user.type(field('Available pax'), '-3')
    expect(field('Available pax').value).toBe('-3')
    await user.tab()
    expect(await screen.findByText('Paling sedikit 0')).toBeTruthy()
    expect(field('Available pax').getAttribute('aria-invalid')).toBe('true')
    await user.type(field('Available pax'), '{ArrowUp}')
    expect(field('Available pax').value).toBe('0')
  })

  it('are picked from the calendar by keys alone', async () => {
    const { user } = renderForm('/admin/packages/add?salin=7')
    await screen.findByText(/Disalin dari/)
    type('Tanggal keberangkatan', '16 Januari 2027')
    button('Kalender Tanggal keberangkatan').focus()
    await user.keyboard('{Enter}')
    const calendar = await dialog('Kalender Tanggal keberangkatan')
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true))
    within(calendar).getByRole('button', { name: '16 Januari 2027' }).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(field('Tanggal keberangkatan').value).toBe('24 Januari 2027')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Kalender Tanggal keberangkatan'))
  })
})

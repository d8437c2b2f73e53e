import { paketRecord } from '@safar/shared/content/paket/factory'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftKey, readDrafts, removeDraft, tabId, writeDraft } from '../../../records/form/draft/draft.ts'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'
import { PAKET_FORM } from './paket-form.ts'
import { valuesFromPaket } from './values.ts'

const { api, server } = fakeApi()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7 })
  api.sent = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('editing a package', () => {
  it('shows a spinner, then the form with what is stored and 30 rows of description', async () => {
    renderForm('/admin/packages/7')
    expect(screen.getByRole('status', { name: 'Memuat paket' })).toBeTruthy()
    await screen.findByRole('textbox', { name: 'Nama paket' })
    expect(field('Nama paket').value).toBe('Umrah Reguler Desember')
    expect(field('Harga double').value).toBe('32.000.000')
    expect(field('Tanggal keberangkatan').value).toBe('12 Desember 2026')
    expect(field('Deskripsi').getAttribute('rows')).toBe('30')
    expect(screen.getAllByRole('button', { name: 'Lihat Gambar' }).length).toBe(2)
  })

  it('says Data berhasil diupdate, and Ok loads the data anew', async () => {
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Available pax' })
    type('Available pax', '9')
    await user.click(button('Simpan Paket'))
    const done = await dialog('Data berhasil diupdate')
    // The change counts; the number stands for hosts that know no change.
    expect(api.sent[0]).toMatchObject({ ubah_kursi: -3, sisa_pax: 9, updated_at: paketRecord().updated_at })
    api.stored = { ...api.stored, maskapai: 'Garuda' }
    await user.click(within(done).getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(field('Maskapai').value).toBe('Garuda'))
    expect(field('Available pax').value).toBe('9')
  })

  it('says Data gagal diupdate and keeps everything typed', async () => {
    server.use(http.post('*/api/paket/7', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    await user.click(button('Simpan Paket'))
    const failed = await dialog('Data gagal diupdate')
    await user.click(within(failed).getByRole('button', { name: 'Ok' }))
    expect(field('Maskapai').value).toBe('Garuda')
  })

  it('puts what the server refuses beside the fields it names', async () => {
    server.use(
      http.post('*/api/paket/7', () =>
        HttpResponse.json(
          { message: 'Periksa isian', errors: { 'hotels.0.nama_hotel': ['Hotel tidak dikenal'] } },
          { status: 422 },
        ),
      ),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    await user.click(button('Simpan Paket'))
    await user.click(within(await dialog('Data gagal diupdate')).getByRole('button', { name: 'Ok' }))
    const hotel = screen.getByRole('group', { name: 'Hotel 1' })
    expect(within(hotel).getByText('Hotel tidak dikenal')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(within(hotel).getByRole('textbox', { name: 'Nama hotel' })),
    )
  })

  it('shows what another person saved meanwhile and lets one choose by field', async () => {
    const theirs = paketRecord({
      id: 7,
      maskapai: 'Qatar',
      sisa_pax: 4,
      updated_at: '2026-12-01T00:00:00.000Z',
    })
    let asked = 0
    server.use(
      http.post('*/api/paket/7', async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>
        asked += 1
        if (asked === 1) {
          return HttpResponse.json({ message: 'Lebih baru', data: theirs }, { status: 409 })
        }
        api.sent.push(body)
        return HttpResponse.json({ data: { ...theirs, ...body } })
      }),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    type('Keterangan', 'Kamar sendiri')
    await user.click(button('Simpan Paket'))
    const choice = await dialog('Paket ini baru saja diubah orang lain')
    const maskapai = within(choice).getByRole('radiogroup', { name: 'Maskapai' })
    expect(within(maskapai).getByRole<HTMLInputElement>('radio', { name: /Punya Anda/ }).checked).toBe(true)
    await user.click(within(maskapai).getByRole('radio', { name: /Qatar/ }))
    await user.click(within(choice).getByRole('button', { name: 'Simpan pilihan ini' }))
    await dialog('Data berhasil diupdate')
    expect(api.sent[0]).toMatchObject({
      maskapai: 'Qatar',
      sisa_pax: 4,
      keterangan: 'Kamar sendiri',
      updated_at: theirs.updated_at,
    })
  })

  it('counts the seats of both without asking, and says what came of it', async () => {
    const theirs = paketRecord({
      id: 7,
      maskapai: 'Qatar',
      sisa_pax: 9,
      updated_at: '2026-12-01T00:00:00.000Z',
    })
    server.use(
      http.post(
        '*/api/paket/7',
        () => HttpResponse.json({ message: 'Lebih baru', data: theirs }, { status: 409 }),
        {
          once: true,
        },
      ),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Available pax' })
    type('Available pax', '11')
    await user.click(button('Simpan Paket'))
    const choice = within(await dialog('Paket ini baru saja diubah orang lain'))
    expect(
      choice.getByText(/Sisa kursi disesuaikan dengan perubahan orang lain: menjadi 8 dari 50\./),
    ).toBeTruthy()
    expect(choice.queryByText('Available pax')).toBeNull()
    await user.click(choice.getByRole('button', { name: 'Simpan pilihan ini' }))
    await dialog('Data berhasil diupdate')
    expect(api.sent[0]).toMatchObject({ maskapai: 'Qatar', ubah_kursi: -1, sisa_pax: 8 })
  })

  it('lets one choose where there is no room for both changes of seats', async () => {
    const theirs = paketRecord({ id: 7, sisa_pax: 1, updated_at: '2026-12-01T00:00:00.000Z' })
    server.use(
      http.post('*/api/paket/7', () =>
        HttpResponse.json({ message: 'Lebih baru', data: theirs }, { status: 409 }),
      ),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Available pax' })
    type('Available pax', '9')
    await user.click(button('Simpan Paket'))
    const choice = within(await dialog('Paket ini baru saja diubah orang lain'))
    expect(choice.getByRole('radiogroup', { name: 'Available pax' })).toBeTruthy()
  })

  it('says so when somebody else sold seats meanwhile and the save went through', async () => {
    server.use(
      http.post('*/api/paket/7', () => {
        api.stored = { ...api.stored, sisa_pax: 5 }
        return HttpResponse.json({ data: api.stored })
      }),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Available pax' })
    type('Available pax', '11')
    await user.click(button('Simpan Paket'))
    const done = within(await dialog('Data berhasil diupdate'))
    expect(done.getByText('Kursi sekarang 5 dari 50: orang lain juga mengubahnya.')).toBeTruthy()
    await user.click(done.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(field('Available pax').value).toBe('5'))
  })

  it('a draft of another day still sends seats as a change to those it began with', async () => {
    const values = { ...valuesFromPaket(api.stored), sisa_pax: 10 }
    const draft = { id: 'lama', tab: 'lain', values, savedAt: Date.now(), base: '2026-10-01T00:00:00.000Z' }
    writeDraft(PAKET_FORM, draftKey(PAKET_FORM, '', 7), { ...draft, counted: 12, resume: false })
    api.stored = { ...api.stored, sisa_pax: 6 }
    const { user } = renderForm('/admin/packages/7')
    await user.click(await screen.findByRole('button', { name: /^Lanjutkan isian/ }))
    await user.click(button('Simpan Paket'))
    await dialog('Data berhasil diupdate')
    expect(api.sent[0]).toMatchObject({ ubah_kursi: -2, updated_at: draft.base })
  })

  it('fetches the newer copy when the answer to a late save does not carry it', async () => {
    server.use(
      http.post('*/api/paket/7', () => HttpResponse.json({ message: 'Lebih baru' }, { status: 409 })),
    )
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    api.stored = { ...api.stored, maskapai: 'Qatar' }
    await user.click(button('Simpan Paket'))
    const choice = await dialog('Paket ini baru saja diubah orang lain')
    expect(await within(choice).findByText('Qatar')).toBeTruthy()
    await user.click(within(choice).getAllByRole('button', { name: 'Kembali ke formulir' })[0] as HTMLElement)
    expect(field('Maskapai').value).toBe('Saudia')
  })

  it('points out contradictions without refusing them', async () => {
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Harga quad' })
    type('Harga quad', '40000000')
    const summary = await screen.findByRole('region', { name: '1 hal untuk diperiksa' })
    expect(within(summary).getByRole('button', { name: 'Harga quad' })).toBeTruthy()
    expect(screen.getAllByText(/Harga quad lebih mahal/)).toHaveLength(2)
    await user.click(button('Simpan Paket'))
    await dialog('Data berhasil diupdate')
  })

  it('clears a picture for a new one with Update, and takes that back', async () => {
    const { user } = renderForm('/admin/packages/7')
    const poster = await screen.findByRole('group', { name: 'Poster' })
    await user.click(within(poster).getByRole('button', { name: 'Update' }))
    expect(screen.getByLabelText(/^Poster/).getAttribute('type')).toBe('file')
    await user.click(button('Pakai lagi gambar tadi'))
    expect(screen.getByRole('group', { name: 'Poster' })).toBeTruthy()
  })

  it('zooms the preview by tenths between half and one and a half, and turns it by quarters', async () => {
    const { user } = renderForm('/admin/packages/7')
    const poster = await screen.findByRole('group', { name: 'Poster' })
    await user.click(within(poster).getByRole('button', { name: 'Lihat Gambar' }))
    const preview = await dialog('Poster')
    for (let step = 0; step < 5; step++) {
      await user.click(within(preview).getByRole('button', { name: 'Perbesar' }))
    }
    expect(within(preview).getByText('150%')).toBeTruthy()
    const zoomIn = within(preview).getByRole('button', { name: 'Perbesar' })
    expect(zoomIn.getAttribute('aria-disabled')).toBe('true')
    await user.click(within(preview).getByRole('button', { name: 'Putar ke kanan' }))
    expect(within(preview).getByAltText('Poster').style.transform).toBe('rotate(90deg) scale(1.5)')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(within(poster).getByRole('button', { name: 'Lihat Gambar' })),
    )
  })

  it('says with dignity when the package cannot be loaded, with a way back', async () => {
    renderForm('/admin/packages/404')
    await screen.findByRole('heading', { name: 'Paket tidak ditemukan' })
    expect(screen.getByRole('link', { name: 'Kembali ke daftar paket' })).toBeTruthy()
  })
})

describe('a package that somebody deleted meanwhile', () => {
  const NOTHING = { message: 'Paket yang anda tuju tidak tersedia' }
  /** Serves a deleted package; once restored it can be saved. */
  const deleted = (inTrash: boolean) => {
    let gone = true
    const missing = () => HttpResponse.json(NOTHING, { status: 404 })
    server.use(
      http.post('*/api/paket/7', () => (gone ? missing() : undefined)),
      http.get('*/api/sampah', () =>
        HttpResponse.json({
          data: inTrash
            ? [{ id: 7, dihapus_pada: '2026-11-20T03:30:00.000Z', dihapus_oleh: 'Laila', paket: api.stored }]
            : [],
        }),
      ),
      http.post('*/api/sampah/paket/7/pulihkan', () => {
        gone = false
        return HttpResponse.json({ data: api.stored })
      }),
    )
  }
  const saveTyped = async () => {
    const { user, router } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    deleted(true)
    type('Maskapai', 'Garuda')
    await user.click(button('Simpan Paket'))
    return { user, router, asked: await dialog('Data gagal diupdate') }
  }

  it('is brought back from the trash and saved', async () => {
    const { user, asked } = await saveTyped()
    expect(await within(asked).findByText(/dihapus Laila pada 20 November 2026/)).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: 'Pulihkan dari Sampah lalu simpan' }))
    await dialog('Data berhasil diupdate')
    expect(api.sent).toMatchObject([{ maskapai: 'Garuda' }])
  })

  it('is asked about where another of its name and day went on offer meanwhile, and comes back once it is meant', async () => {
    const tanya = { judul: 'Keberangkatan ini sudah ada', teks: 'Pulihkan juga yang ini?' }
    const { user, asked } = await saveTyped()
    const sent: string[] = []
    server.use(
      http.post('*/api/sampah/paket/7/pulihkan', ({ request }) => {
        const { search } = new URL(request.url)
        sent.push(search)
        return search ? undefined : HttpResponse.json({ message: tanya.teks, tanya }, { status: 422 })
      }),
    )
    await user.click(await within(asked).findByRole('button', { name: 'Pulihkan dari Sampah lalu simpan' }))
    expect((await within(asked).findByRole('alert')).textContent).toBe(`${tanya.judul}: ${tanya.teks}`)
    expect(api.sent).toEqual([])
    await user.click(within(asked).getByRole('button', { name: 'Ya, pulihkan juga lalu simpan' }))
    await dialog('Data berhasil diupdate')
    expect(sent).toEqual(['', '?yakin=1'])
    expect(api.sent).toMatchObject([{ maskapai: 'Garuda' }])
  })

  it('is saved as a new one, and Ok leads to the list', async () => {
    const { user, asked } = await saveTyped()
    await user.click(within(asked).getByRole('button', { name: 'Simpan sebagai paket baru' }))
    const done = await dialog('Data berhasil ditambahkan')
    expect(api.sent).toMatchObject([{ maskapai: 'Garuda' }])
    expect(api.sent[0]).not.toHaveProperty('updated_at')
    expect(readDrafts(PAKET_FORM, draftKey(PAKET_FORM, '', 7))).toEqual([])
    await user.click(within(done).getByRole('button', { name: 'Ok' }))
    await screen.findByRole('heading', { name: 'Packages' })
  })

  it('keeps the form whatever one does about it', async () => {
    const { user, asked } = await saveTyped()
    await user.click(within(asked).getAllByRole('button', { name: 'Kembali ke formulir' })[1] as HTMLElement)
    expect(field('Maskapai').value).toBe('Garuda')
  })

  it('can only be saved as new when the trash is empty, and says what a new one lacks', async () => {
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    deleted(false)
    type('Maskapai', '')
    await user.click(button('Simpan Paket'))
    const asked = await dialog('Data gagal diupdate')
    expect(await within(asked).findByText(/tidak ada lagi di Sampah/)).toBeTruthy()
    expect(within(asked).queryByRole('button', { name: /^Pulihkan/ })).toBeNull()
    await user.click(within(asked).getByRole('button', { name: 'Simpan sebagai paket baru' }))
    const failed = await dialog('Data gagal ditambahkan')
    await user.click(within(failed).getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Maskapai')))
    expect(screen.getByText('Data tidak boleh kosong')).toBeTruthy()
    expect(api.sent).toEqual([])
  })
})

describe('unsaved changes', () => {
  const KEY = draftKey(PAKET_FORM, '', 7)

  it('are asked about before the page is left; staying keeps them', async () => {
    const { user, router } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    await user.click(button('Batal'))
    const asked = await dialog('Perubahan belum disimpan')
    await user.click(within(asked).getAllByRole('button', { name: 'Tetap di sini' })[1] as HTMLElement)
    expect(router.state.location.pathname).toBe('/admin/packages/7')
    expect(field('Maskapai').value).toBe('Garuda')
    await waitFor(() => expect(document.activeElement).toBe(button('Batal')))
  })

  it('do not ask when there are none', async () => {
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    await user.click(button('Batal'))
    await screen.findByRole('heading', { name: 'Packages' })
  })

  it('are offered back after a crash, with their time', async () => {
    const first = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    await waitFor(() => expect(readDrafts(PAKET_FORM, KEY)).toHaveLength(1), { timeout: 3000 })
    first.unmount()
    const { user } = renderForm('/admin/packages/7')
    await user.click(await screen.findByRole('button', { name: /^Lanjutkan isian \d+ \S+ \d{4}/ }))
    expect(field('Maskapai').value).toBe('Garuda')
  })

  it('come back by themselves when the session ended under them', async () => {
    server.use(http.post('*/api/paket/7', () => HttpResponse.json({ message: 'x' }, { status: 401 })))
    const first = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    await first.user.click(button('Simpan Paket'))
    await waitFor(() => expect(readDrafts(PAKET_FORM, KEY)[0]?.resume).toBe(true))
    expect(screen.queryByRole('dialog')).toBeNull()
    await first.router.navigate('/login')
    await screen.findByRole('heading', { name: 'Login Safar' })
    first.unmount()
    renderForm('/admin/packages/7')
    await waitFor(() => expect(field('Maskapai').value).toBe('Garuda'))
    expect(screen.getByText(/sudah dipulihkan/)).toBeTruthy()
  })

  it('leave nothing behind once they are saved', async () => {
    const { user } = renderForm('/admin/packages/7')
    await screen.findByRole('textbox', { name: 'Maskapai' })
    type('Maskapai', 'Garuda')
    await waitFor(() => expect(readDrafts(PAKET_FORM, KEY)).toHaveLength(1), { timeout: 3000 })
    await user.click(button('Simpan Paket'))
    await dialog('Data berhasil diupdate')
    expect(Object.keys(localStorage).filter((name) => name.startsWith(KEY))).toEqual([])
  })

  describe('in two tabs', () => {
    const other = (id: string, maskapai: string, savedAt = Date.now()) => {
      const values = { ...valuesFromPaket(api.stored), maskapai }
      const draft = { id, tab: 'lain', values, savedAt, base: api.stored.updated_at, resume: false }
      writeDraft(PAKET_FORM, KEY, draft)
      return draft
    }
    const kept = () =>
      readDrafts(PAKET_FORM, KEY)
        .map(({ values }) => values.maskapai)
        .sort()
    /** Simulates the storage event by which a change in the other tab reaches this one. */
    const hear = (id: string) =>
      act(() => window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}.${id}`, newValue: null })))

    it('never write over or throw away the other tab\u2019s', async () => {
      other('tab-lain', 'Tab dua')
      const { user } = renderForm('/admin/packages/7')
      await screen.findByRole('textbox', { name: 'Maskapai' })
      type('Maskapai', 'Tab satu')
      await waitFor(() => expect(kept()).toEqual(['Tab dua', 'Tab satu']), { timeout: 3000 })
      await user.click(button('Simpan Paket'))
      await dialog('Data berhasil diupdate')
      expect(kept()).toEqual(['Tab dua'])
    })

    it('are told apart by what was typed, and each is taken on its own', async () => {
      other('a', 'Tab satu')
      other('b', 'Tab dua')
      const { user } = renderForm('/admin/packages/7')
      await user.click(await screen.findByRole('button', { name: /^Lanjutkan isian .+Maskapai: Tab satu/ }))
      expect(field('Maskapai').value).toBe('Tab satu')
      // The other one is still to be had, and so is what stands in the form.
      expect(kept()).toEqual(['Tab dua', 'Tab satu'])
      await user.click(screen.getByRole('button', { name: /^Lanjutkan isian/ }))
      expect(field('Maskapai').value).toBe('Tab dua')
      await user.click(await screen.findByRole('button', { name: /^Lanjutkan isian/ }))
      expect(field('Maskapai').value).toBe('Tab satu')
      expect(kept()).toEqual(['Tab dua', 'Tab satu'])
    })

    it('are no longer offered once the other tab took them', async () => {
      other('a', 'Tab satu')
      renderForm('/admin/packages/7')
      await screen.findByRole('button', { name: /^Lanjutkan isian/ })
      removeDraft(PAKET_FORM, KEY, 'a')
      hear('a')
      expect(screen.queryByText('Ada isian yang belum disimpan')).toBeNull()
    })

    it('are kept again when another tab took them from under the open form', async () => {
      renderForm('/admin/packages/7')
      await screen.findByRole('textbox', { name: 'Maskapai' })
      type('Maskapai', 'Tab satu')
      await waitFor(() => expect(readDrafts(PAKET_FORM, KEY)).toHaveLength(1), { timeout: 3000 })
      const [{ id } = { id: '' }] = readDrafts(PAKET_FORM, KEY)
      removeDraft(PAKET_FORM, KEY, id)
      hear(id)
      expect(kept()).toEqual(['Tab satu'])
    })

    it('come back after a session that ended, each in its own tab', async () => {
      writeDraft(PAKET_FORM, KEY, { ...other('a', 'Tab lain'), resume: true })
      writeDraft(PAKET_FORM, KEY, { ...other('b', 'Tab ini'), tab: tabId(), resume: true, savedAt: 1 })
      renderForm('/admin/packages/7')
      await screen.findByRole('textbox', { name: 'Maskapai' })
      expect(field('Maskapai').value).toBe('Tab ini')
      expect(kept()).toEqual(['Tab ini', 'Tab lain'])
    })
  })
})

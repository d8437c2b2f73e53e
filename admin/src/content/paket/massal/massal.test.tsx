import { paketRecord } from '@safar/shared/content/paket/factory'
import type { HasilMassal } from '@safar/shared/content/paket/massal'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { emptyIsian, readIsian } from './isian.ts'

const { api, server } = fakeApi()

const paket = (id: number) =>
  paketRecord({
    id,
    slug: `paket-${id}`,
    nama_paket: `Umrah ${id}`,
    tanggal_keberangkatan: `2099-01-0${id}`,
    updated_at: `2026-11-0${id}T02:00:00.000Z`,
  })
const raised = (id: number, updated_at = `2026-11-0${id}T02:00:00.000Z`): HasilMassal['paket'][number] => ({
  id,
  nama_paket: `Umrah ${id}`,
  updated_at,
  ubah: [{ kolom: 'harga_quad', dari: '29500000', ke: '30000000' }],
  sebelum: { harga_quad: 29_500_000 },
})
const GALAT = { id: 2, nama_paket: 'Umrah 2', kolom: 'currency', pesan: 'Harga paket ini dalam USD' }

const GONE = { ...GALAT, kolom: 'terbit_pada', pesan: 'Waktu terbit sudah lewat' }

/** Records each call's path and body; each is answered by the next of `answers`. */
function answering(...answers: (() => Response)[]) {
  const sent: [string, unknown][] = []
  const answer = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    sent.push([`${pathname.replace('/api/paket/massal', '')}${search}`, await request.json()])
    return answers.shift()?.() ?? HttpResponse.error()
  }
  server.use(http.post('*/api/paket/massal', answer), http.post('*/api/paket/massal/urung', answer))
  return sent
}
const data = (hasil: HasilMassal) => () => HttpResponse.json({ data: hasil })

async function open() {
  api.paket = [paket(1), paket(2), paket(3)]
  const view = renderApp('/admin/packages')
  await screen.findByText('Umrah 1')
  await view.user.click(screen.getByRole('button', { name: 'Pilih' }))
  return view
}

/** Opens the dialog for the first two, and asks for prices to go up. */
async function raise() {
  const view = await open()
  await view.user.click(screen.getByRole('checkbox', { name: 'Pilih Umrah 1' }))
  await view.user.click(screen.getByRole('checkbox', { name: 'Pilih Umrah 2' }))
  await view.user.click(screen.getByRole('button', { name: 'Ubah sekaligus' }))
  await screen.findByRole('dialog', { name: 'Ubah 2 paket sekaligus' })
  await view.user.selectOptions(screen.getByLabelText('Harga'), 'Naikkan')
  await view.user.type(screen.getByLabelText('Sebesar (Rp)'), '500 ribu')
  await view.user.click(screen.getByRole('button', { name: 'Periksa perubahan' }))
  return view
}
const notice = () => screen.findByRole('button', { name: 'Urungkan' })

it('shows old and new of the picked packages, saves what was shown, and takes it back', async () => {
  const after = (id: number) => raised(id, '2026-11-20T02:00:00.000Z')
  const sent = answering(
    data({ paket: [raised(1), raised(2)], galat: [] }),
    data({ paket: [after(1), after(2)], galat: [] }),
    data({ paket: [], galat: [] }),
  )
  const { user } = await raise()
  const heading = await screen.findByRole('heading', { name: '2 paket berubah' })
  expect(document.activeElement).toBe(heading)
  const table = within(screen.getByRole('table', { name: 'Yang akan berubah' }))
  expect(table.getAllByRole('row')[1]?.textContent).toBe(
    'Umrah 11 Januari 2099Harga quad Rp 29.500.000 menjadi Rp 30.000.000',
  )
  await user.click(screen.getByRole('button', { name: 'Simpan 2 paket' }))
  expect(await notice()).toBe(document.activeElement)
  expect(screen.queryByRole('checkbox')).toBeNull()

  // Also once somebody was elsewhere meanwhile.
  await user.click(screen.getByRole('button', { name: /^Situs/ }))
  await user.click(await screen.findByRole('link', { name: 'Services' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Produk/ }))
  await user.click(await screen.findByRole('link', { name: 'Packages' }))
  expect(document.activeElement).not.toBe(await notice())
  await user.click(await notice())
  expect(await screen.findByText('2 paket kembali seperti semula.')).toBeTruthy()
  const close = screen.getByRole('button', { name: 'Tutup pemberitahuan perubahan' })
  expect(document.activeElement).toBe(close)
  await user.click(close)
  expect(screen.queryByText('2 paket kembali seperti semula.')).toBeNull()
  expect(document.activeElement?.id).toBe('isi')
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  const wish = { ids: [1, 2], ubah: { harga_tambah: 500_000, currency: 'Rp' } }
  const kept = { updated_at: '2026-11-20T02:00:00.000Z', sebelum: { harga_quad: 29_500_000 } }
  expect(sent).toEqual([
    ['?periksa=1', wish],
    ['', { ...wish, versi: { 1: '2026-11-01T02:00:00.000Z', 2: '2026-11-02T02:00:00.000Z' } }],
    [
      '/urung',
      {
        paket: [
          { id: 1, ...kept },
          { id: 2, ...kept },
        ],
      },
    ],
  ])
})

it('names what cannot be changed so, and goes on without it', async () => {
  const sent = answering(
    data({ paket: [raised(1), { ...raised(2), ubah: [] }], galat: [GALAT] }),
    data({ paket: [raised(1)], galat: [] }),
    data({ paket: [raised(1)], galat: [] }),
  )
  const { user } = await raise()
  await screen.findByRole('heading', { name: '1 paket tidak dapat diubah begitu' })
  const table = within(screen.getByRole('table', { name: 'Yang tidak dapat diubah' }))
  expect(table.getAllByRole('row')[1]?.textContent).toBe(
    'Umrah 22 Januari 2099Mata uang: Harga paket ini dalam USD',
  )
  expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Lanjut tanpa 1 paket ini' }))
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 paket' }))
  expect(await screen.findByText('1 paket diubah, 1 tetap.')).toBeTruthy()
  expect(sent[1]).toEqual(['?periksa=1', { ids: [1], ubah: { harga_tambah: 500_000, currency: 'Rp' } }])
})

it('keeps what was typed where nothing could be looked at or saved, and looks again after a change', async () => {
  answering(
    () => HttpResponse.error(),
    data({ paket: [raised(1), raised(2)], galat: [] }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ message: 'x', data: { paket: [], galat: [GALAT] } }, { status: 409 }),
  )
  const { user } = await raise()
  expect(await screen.findByText(/^Belum dapat diperiksa\. Tidak dapat menghubungi server/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Periksa perubahan' }))
  await user.click(await screen.findByRole('button', { name: 'Simpan 2 paket' }))
  expect(await screen.findByText(/^Belum pasti tersimpan\. Tidak dapat menghubungi server/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Simpan 2 paket' }))
  expect(await screen.findByText('Belum ada yang disimpan: ada yang berubah sejak diperiksa.')).toBeTruthy()
  const jumlah = screen.getByLabelText<HTMLInputElement>('Sebesar (Rp)')
  expect(jumlah.value).toBe('500 ribu')
  await user.type(jumlah, '1')
  expect(screen.queryByRole('table', { name: 'Yang tidak dapat diubah' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Periksa perubahan' })).toBeTruthy()
})

it('says who changed a package since, takes nothing back, and then the others alone', async () => {
  const sent = answering(
    data({ paket: [raised(1), raised(2)], galat: [] }),
    data({ paket: [raised(1), raised(2)], galat: [] }),
    () =>
      HttpResponse.json(
        { message: 'x', data: { paket: [], galat: [{ ...GALAT, kolom: 'updated_at' }] } },
        { status: 409 },
      ),
    () => HttpResponse.json({ message: 'x', data: { paket: [], galat: [GONE] } }, { status: 422 }),
    data({ paket: [], galat: [] }),
  )
  const { user } = await raise()
  await user.click(await screen.findByRole('button', { name: 'Simpan 2 paket' }))
  await user.click(await notice())
  expect(await screen.findByText('Tidak diurungkan, karena sudah berubah lagi: Umrah 2.')).toBeTruthy()
  const rest = screen.getByRole('button', { name: 'Urungkan 1 lainnya' })
  expect(document.activeElement).toBe(rest)
  await user.click(rest)
  expect(await screen.findByText('Tidak diurungkan. Umrah 2: Waktu terbit sudah lewat.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan 1 lainnya' }))
  expect(await screen.findByText('1 paket kembali seperti semula.')).toBeTruthy()
  expect(sent[3]).toEqual(['/urung', { paket: [expect.objectContaining({ id: 1 })] }])
})

it('picks a page, a range, and all that a search leaves, over its pages', async () => {
  const { user } = await open()
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(screen.queryByRole('button', { name: 'Hapus Umrah 1' })).toBeNull()
  const heads = screen.getAllByRole('columnheader')
  expect(within(heads[0] ?? document.body).getByRole('checkbox')).toBe(box('Pilih semua di halaman ini'))
  await user.click(box('Pilih semua di halaman ini'))
  expect(screen.getByText('3 paket dipilih')).toBeTruthy()
  await user.click(box('Pilih Umrah 2'))
  expect(box('Pilih semua di halaman ini').indeterminate).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Pilih semua 3' }))
  expect(screen.getByText('3 paket dipilih')).toBeTruthy()
  await user.click(box('Pilih semua di halaman ini'))
  expect(screen.getByText('Centang paket yang akan diubah')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ubah sekaligus' })).toBeNull()
  await user.click(box('Pilih Umrah 1'))
  await user.keyboard('{Shift>}')
  await user.click(box('Pilih Umrah 3'))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 paket dipilih')).toBeTruthy()
  await user.type(screen.getByLabelText('Cari paket'), 'Umrah 2')
  expect(await screen.findByText('3 paket dipilih, 2 di luar pencarian ini')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(box('Pilih Umrah 2').checked).toBe(true)
  await user.clear(screen.getByLabelText('Cari paket'))
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Umrah 1' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pilih' }))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Selesai memilih paket' }))
  expect(screen.getByRole('button', { name: 'Hapus Umrah 1' })).toBeTruthy()
})

it('asks for one change at least, and for numbers that can be', () => {
  const isian = emptyIsian('Rp')
  expect(readIsian(isian)).toEqual({ masalah: { semua: 'Pilih sedikitnya satu perubahan.' } })
  const read = (part: Partial<typeof isian>) => readIsian({ ...isian, ...part })
  expect(read({ arah: 'turun', jumlah: 'Rp 500.000', anak: true })).toMatchObject({
    ubah: { harga_tambah: -500_000, currency: 'Rp' },
  })
  expect(read({ arah: 'naik', jumlah: '' })).toHaveProperty('masalah.jumlah')
  expect(read({ arah: 'naik', jumlah: '0' })).toHaveProperty('masalah.jumlah')
  expect(read({ arah: 'naik', jumlah: '31.5' })).toHaveProperty('masalah.jumlah')
  expect(read({ pelunasan: 'isi', hari: '366' })).toHaveProperty('masalah.hari')
  expect(read({ pelunasan: 'isi', hari: '0' })).toEqual({ ubah: { pelunasan_hari: 0 } })
  expect(read({ pelunasan: 'kosong', status: 'arsip' })).toEqual({
    ubah: { pelunasan_hari: null, status: 'arsip' },
  })
})

it('asks before people read departures that are dated before they depart', async () => {
  const late = { ...raised(2), tertinggal: 'Paket ini berangkat 9 Januari 2027, tetapi hotel X lebih awal.' }
  const hasil = { paket: [raised(1), late], galat: [] }
  answering(data(hasil), data(hasil))
  const { user } = await raise()
  const group = await screen.findByRole('group', { name: 'Ada yang tanggalnya sebelum keberangkatan' })
  expect(group.textContent).toContain('Umrah 2: Paket ini berangkat 9 Januari 2027')
  const save = screen.getByRole('button', { name: 'Simpan 2 paket' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Ya, memang begitu' }))
  await user.click(save)
  expect(await notice()).toBeTruthy()
})

it('asks before departures come to stand beside others of one name and day, and names texts that answer of money themselves', async () => {
  const kembar = {
    ...raised(2),
    ubah: [{ kolom: 'status', dari: 'draf', ke: 'terbit' }],
    kembar: 'umrah-2-lama',
    teks: ['Teks ini menyebut uang kembali.', 'Tertulis 45 hari.'],
  }
  const hasil = { paket: [raised(1), kembar], galat: [] }
  const sent = answering(
    data(hasil),
    data(hasil),
    () => HttpResponse.json({ message: 'x', data: hasil, errors: {} }, { status: 422 }),
    data(hasil),
  )
  const { user } = await raise()
  const group = await screen.findByRole('group', { name: /Memang dimaksud/ })
  expect(group.textContent).toContain('Umrah 2: sama dengan umrah-2-lama')
  const teks = screen.getByRole('region', {
    name: '1 paket berisi teks yang menjawab sendiri soal bayar dan batal',
  })
  expect(teks.textContent).toContain('Umrah 2: Teks ini menyebut uang kembali. Dan 1 lagi.')
  const save = screen.getByRole('button', { name: 'Simpan 2 paket' })
  expect(save.hasAttribute('disabled')).toBe(true)
  fireEvent.submit(save)
  await user.click(screen.getByRole('checkbox', { name: /Ya, simpan/ }))
  await user.click(save)
  await user.click(await notice())
  expect(await screen.findByRole('dialog', { name: 'Keberangkatan ini sudah ada' })).toBeTruthy()
  expect(
    screen.getByText(
      '1 keberangkatan bernama dan bertanggal sama dengan yang sudah terbit. Memang dimaksud? Umrah 2: sama dengan umrah-2-lama.',
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ya, urungkan juga' }))
  expect(await screen.findByText('2 paket kembali seperti semula.')).toBeTruthy()
  expect(sent.map(([path]) => path)).toEqual(['?periksa=1', '', '/urung', '/urung?yakin=1'])
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

// Today is 22 November 2026.
const DESEMBER = paketRecord({
  id: 1,
  slug: 'umrah-desember',
  nama_paket: 'Umrah Desember',
  tanggal_keberangkatan: '2026-12-12',
  durasi: '9 Hari',
  total_pax: 45,
  sisa_pax: 4,
})

/** Opens the calendar of a year, unless told otherwise. */
async function open(query = '?tahun=2026') {
  const view = renderApp(`/admin/calendar${query}`)
  await screen.findByText(/^Januari 20/, { selector: 'h2' })
  return view
}
/** Finds a month by its heading: to ask a year of days for their roles takes a test's whole time. */
function month(name: string) {
  const section = screen.getByText(name, { selector: 'h2' }).closest('section')
  if (!section) throw new Error(`No ${name}`)
  return within(section)
}

it('shows the year: departures with their seats in words, drafts as drafts, and holidays by name', async () => {
  const draf = { ...DESEMBER, id: 2, slug: 'rencana', nama_paket: 'Rencana', status: 'draf' as const }
  const arsip = { ...DESEMBER, id: 3, slug: 'lama', nama_paket: 'Lama', status: 'arsip' as const }
  api.paket = [DESEMBER, { ...draf, kosong: 'harga_double,hotels' }, arsip]
  await open()
  expect(screen.getAllByText(/ 2026$/, { selector: 'h2' })).toHaveLength(12)
  const desember = month('Desember 2026')
  const list = desember.getByRole('list', { name: 'Keberangkatan Desember 2026' })
  await waitFor(() => expect(desember.getByText('Libur akhir tahun')).toBeTruthy())
  expect(list.textContent).toContain('Sisa 4 dari 45 kursi, hampir penuh')
  expect(list.textContent).toContain('9 Hari · sampai 20 Des 2026')
  expect(list.textContent).toContain('Draf, 2 isian kurang')
  expect(screen.queryByText('Lama')).toBeNull()
  expect(desember.getByRole('link', { name: 'Umrah Desember' }).getAttribute('href')).toBe(
    '/admin/packages/umrah-desember',
  )
  expect(month('Januari 2026').getByText('Tidak ada keberangkatan')).toBeTruthy()
  expect(document.title).toBe('Kalender | Safar')
  expect(screen.getByText('Atur libur').closest('a')?.getAttribute('href')).toBe('/admin/calendar/libur')
})

it('leaves out months gone by in which nobody left where months stand one below another, until asked', async () => {
  api.paket = [DESEMBER, { ...DESEMBER, id: 2, slug: 'maret', tanggal_keberangkatan: '2026-03-12' }]
  const { user } = await open()
  const folded = () => document.querySelectorAll('section[data-folded]').length
  await waitFor(() => expect(folded()).toBe(9))
  await user.click(screen.getByText('Tampilkan 9 bulan yang sudah lewat'))
  expect(folded()).toBe(0)
  expect(screen.queryByText(/bulan yang sudah lewat$/)).toBeNull()
})

it('marks the days of a journey while it is looked at', async () => {
  api.paket = [DESEMBER]
  const { user } = await open()
  const marked = () => document.querySelectorAll('td[data-trip]').length
  expect(marked()).toBe(0)
  await user.hover(screen.getByText('Umrah Desember'))
  expect(marked()).toBe(9)
  await user.unhover(screen.getByText('Umrah Desember'))
  expect(marked()).toBe(0)
})

it('goes by arrows from day to day of a month, with one stop for Tab, and offers no day gone by', async () => {
  api.paket = [DESEMBER]
  const { user } = await open()
  const desember = month('Desember 2026')
  const stops = desember.getAllByRole('link', { name: /Tambah paket/ }).filter((day) => day.tabIndex === 0)
  expect(stops).toHaveLength(1)
  stops[0]?.focus()
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '12 Desember 2026, 1 keberangkatan. Tambah paket',
  )
  await user.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^31 Desember 2026/)
  expect(month('Oktober 2026').queryAllByRole('link')).toEqual([])
  expect(month('November 2026').getAllByRole('link', { name: /Tambah paket/ })).toHaveLength(9)
})

it('begins a package of a day with that day', async () => {
  const { user } = await open()
  await user.click(month('Desember 2026').getByRole('link', { name: /^5 Desember 2026/ }))
  await screen.findByRole('heading', { name: 'Tambah Paket', level: 1 })
  await waitFor(() => expect(document.body.innerHTML).toContain('5 Desember 2026'))
})

it('keeps year, kind and city in the address', async () => {
  api.paket = [DESEMBER, { ...DESEMBER, id: 2, nama_paket: 'Haji', tipe_paket: 'Haji' }]
  const { user } = await open('?tahun=2026&tipe=Haji')
  expect(screen.queryByText('Umrah Desember')).toBeNull()
  await user.click(screen.getByText('2027'))
  await screen.findByText('Maret 2027', { selector: 'h2' })
  expect(screen.getByText(/^Tidak ada keberangkatan yang cocok/).textContent).toBe(
    'Tidak ada keberangkatan yang cocok pada 2027.',
  )
  expect(month('Februari 2027').getByText('Ramadan 1448 H')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Tipe').value).toBe('Haji')
  await user.click(screen.getByText('Hapus pilihan'))
  expect(screen.getByLabelText<HTMLSelectElement>('Tipe').value).toBe('')
  expect(await screen.findByText('Belum ada keberangkatan pada 2027.')).toBeTruthy()
})

it('stays short with many departures: of a day three, of a month a dozen, the rest on a press', async () => {
  api.paket = Array.from({ length: 40 }, (_, index) => ({
    ...DESEMBER,
    id: index + 1,
    slug: `p${index}`,
    nama_paket: `Paket ${index}`,
    tanggal_keberangkatan: `2026-12-${String(1 + (index % 8)).padStart(2, '0')}`,
  }))
  const { user } = await open()
  const desember = month('Desember 2026')
  const shown = () => desember.getAllByText(/^Paket /, { selector: 'a' }).length
  expect(shown()).toBe(12)
  await user.click(desember.getByRole('button', { name: '2 keberangkatan lagi pada Sel, 1 Des' }))
  expect(shown()).toBe(14)
  await user.click(desember.getByRole('button', { name: '20 keberangkatan lagi' }))
  expect(shown()).toBe(8 * 3 + 2)
})

it('says what could not be read, and reads it again', async () => {
  server.use(http.get('*/api/paket', () => HttpResponse.json({}, { status: 500 }), { once: false }))
  const { user } = renderApp('/admin/calendar?tahun=2026')
  await screen.findByText('Daftar belum dapat dimuat.')
  server.resetHandlers()
  await user.click(screen.getByText('Coba lagi'))
  await screen.findByText('Januari 2026', { selector: 'h2' })
})

it('shows departures though the holidays cannot be read', async () => {
  api.paket = [DESEMBER]
  server.use(http.get('*/api/pengaturan', () => HttpResponse.json({ message: 'x' }, { status: 400 })))
  await open()
  await screen.findByText('Libur belum dapat dimuat.')
  expect(screen.getByText('Umrah Desember')).toBeTruthy()
})

it('draws the poster of a month that visitors can book from, in either size, and says what failed', async () => {
  const draf = {
    ...DESEMBER,
    id: 2,
    slug: 'rencana',
    tanggal_keberangkatan: '2026-11-28',
    status: 'draf' as const,
  }
  api.paket = [DESEMBER, draf]
  const asked: string[] = []
  let isFull = true
  server.use(
    http.get('*/api/poster/:bulan', ({ request, params }) => {
      asked.push(`${params.bulan} ${new URL(request.url).searchParams.get('ukuran')}`)
      if (isFull) return HttpResponse.json({ message: 'Terlalu banyak' }, { status: 429 })
      return HttpResponse.arrayBuffer(new Uint8Array([137, 80]).buffer, {
        headers: { 'content-type': 'image/png' },
      })
    }),
  )
  const { user } = await open()
  expect(month('November 2026').queryByRole('button', { name: /^Poster/ })).toBeNull()
  await user.click(month('Desember 2026').getByRole('button', { name: 'Poster Desember 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Poster Desember 2026' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Terlalu banyak')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Unduh' }).disabled).toBe(true)
  isFull = false
  await user.click(dialog.getByRole('button', { name: /coba lagi/i }))
  expect(await dialog.findByRole('img', { name: /^Poster keberangkatan Desember 2026/ })).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Cetak A4' }))
  await dialog.findByRole('img', { name: /Cetak A4$/ })
  expect(asked.at(-1)).toBe('2026-12 a4')
})

it('opens at this month with twelve ahead, and folds those of the year that are gone by', async () => {
  api.paket = [
    DESEMBER,
    { ...DESEMBER, id: 2, slug: 'maret', nama_paket: 'Umrah Maret', tanggal_keberangkatan: '2026-03-12' },
    { ...DESEMBER, id: 3, slug: 'depan', nama_paket: 'Umrah Depan', tanggal_keberangkatan: '2027-11-12' },
  ]
  const { user } = await open('')
  const months = () =>
    screen.getAllByText(/ 20\d\d$/, { selector: 'h2' }).map(({ textContent }) => textContent)
  expect(months()).toHaveLength(13)
  expect(months()[0]).toBe('November 2026')
  expect(months().at(-1)).toBe('November 2027')
  expect(screen.getByText('2 keberangkatan, 2 terbuka dengan 8 kursi.')).toBeTruthy()
  expect(screen.queryByText('Umrah Maret')).toBeNull()
  await user.click(screen.getByText('10 bulan yang sudah lewat di 2026'))
  expect(months()[0]).toBe('Januari 2026')
  expect(screen.getByText('Umrah Maret')).toBeTruthy()
  await user.click(screen.getByText('2026', { selector: 'a' }))
  expect(await screen.findByRole('heading', { name: 'Kalender 2026', level: 1 })).toBeTruthy()
  await user.click(screen.getByText('Bulan ini'))
  expect(await screen.findByRole('heading', { name: 'Kalender', level: 1 })).toBeTruthy()
})

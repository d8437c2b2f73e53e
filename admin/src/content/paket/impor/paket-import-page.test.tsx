import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()

const sheet = (text = 'slug;nama_paket\r\n;Umrah Baru\r\n', name = 'paket.csv') =>
  new File([text], name, { type: 'text/csv' })
const BAIK: ImportAnswer = {
  baris: [
    {
      baris: 2,
      slug: 'umrah',
      nama: 'Umrah Hemat',
      jenis: 'ubah',
      ubah: [{ kolom: 'harga_quad', dari: '29500000', ke: '30500000' }],
    },
    {
      baris: 3,
      slug: '',
      nama: 'Umrah Baru',
      jenis: 'baru',
      ubah: [{ kolom: 'nama_paket', dari: '', ke: 'Umrah Baru' }],
      siap: { siap: 12, dari: 14, kosong: ['deskripsi'], kurang: ['visa'] },
    },
    { baris: 4, slug: 'lama', nama: 'Tetap', jenis: 'sama', ubah: [] },
  ],
  galat: [],
}
const SALAH: ImportAnswer = {
  ...BAIK,
  galat: [{ baris: 3, kolom: 'harga_quad', pesan: 'Data tidak boleh kosong' }],
}

async function open() {
  const view = renderApp('/admin/packages/impor')
  await screen.findByRole('heading', { name: 'Impor paket dari CSV' })
  return view
}
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, file = sheet()) =>
  user.upload(screen.getByLabelText(/^Berkas CSV/), file)

it('shows what a sheet would do, saves it when told to, and says so', async () => {
  const sent: string[] = []
  server.use(
    http.post('*/api/paket/impor', async ({ request }) => {
      sent.push(`${new URL(request.url).search} ${await request.text()}`)
      expect(request.headers.get('content-type')).toBe('text/csv')
      return HttpResponse.json({ data: BAIK })
    }),
  )
  const view = await open()
  await choose(view)
  const heading = await screen.findByRole('heading', { name: '1 paket baru, 1 paket berubah' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('3 baris diperiksa, 1 di antaranya tidak berubah.')).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Yang akan berubah' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'BarisPaketPerubahan',
    '2Umrah HematBerubahharga_quad2950000030500000',
    '3Umrah BaruBaru1 isiannama_paketUmrah Baru12 dari 14 siap untuk terbitBelum ada: visa.Kolom kosong: deskripsi',
  ])
  await view.user.click(screen.getByRole('button', { name: 'Simpan semua' }))
  expect(await screen.findByRole('heading', { name: 'Tersimpan' })).toBe(document.activeElement)
  expect(sent).toEqual([
    ' slug;nama_paket\r\n;Umrah Baru\r\n',
    '?simpan=1 slug;nama_paket\r\n;Umrah Baru\r\n',
  ])
})

it('names row, column and what is wrong, and lets nobody save meanwhile', async () => {
  server.use(http.post('*/api/paket/impor', () => HttpResponse.json({ data: SALAH })))
  const view = await open()
  await choose(view)
  const table = await screen.findByRole('table', { name: 'Yang perlu diperbaiki' })
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    '3harga_quadData tidak boleh kosongUmrah Baru',
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan semua' }).disabled).toBe(true)
  server.use(http.post('*/api/paket/impor', () => HttpResponse.json({ data: BAIK })))
  await choose(view, sheet('slug;nama_paket', 'paket.csv'))
  await screen.findByRole('heading', { name: '1 paket baru, 1 paket berubah' })
  expect(screen.queryByRole('table', { name: 'Yang perlu diperbaiki' })).toBeNull()
})

it('keeps what was chosen where saving fails, and shows what it was refused for', async () => {
  const answers = [
    () => HttpResponse.json({ data: BAIK }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ message: 'x', data: SALAH }, { status: 409 }),
  ]
  server.use(http.post('*/api/paket/impor', () => answers.shift()?.() ?? HttpResponse.error()))
  const view = await open()
  await choose(view)
  await view.user.click(await screen.findByRole('button', { name: 'Simpan semua' }))
  expect(await screen.findByText(/^Belum ada yang disimpan\. Tidak dapat menghubungi server/)).toBeTruthy()
  await view.user.click(screen.getByRole('button', { name: 'Simpan semua' }))
  expect(await screen.findByRole('table', { name: 'Yang perlu diperbaiki' })).toBeTruthy()
  expect(
    screen.getByText('Belum ada yang disimpan: sesuatu berubah sejak berkas ini diperiksa.'),
  ).toBeTruthy()
})

it('says why a sheet could not be looked at, with a way to try again', async () => {
  server.use(
    http.post('*/api/paket/impor', () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
      once: true,
    }),
    http.post('*/api/paket/impor', () => HttpResponse.json({ data: { baris: [BAIK.baris[2]], galat: [] } })),
  )
  const view = await open()
  await choose(view)
  await view.user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  await screen.findByRole('heading', { name: 'Semua baris sama dengan yang tersimpan' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Tidak ada yang perlu disimpan' })
  expect(button.disabled).toBe(true)
})

it('sends nothing that is too large', async () => {
  const view = await open()
  await choose(view, sheet('x'.repeat(5 * 1024 * 1024 + 1)))
  expect(await screen.findByText(/^Berkas ini lebih besar dari 5 MB/)).toBeTruthy()
})

it('hands out the template, and the list as it is narrowed', async () => {
  const asked: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  // A browser keeps the file; the one of tests would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server.use(
    http.get('*/api/paket/impor/contoh.csv', () => new HttpResponse('slug\r\n')),
    http.get('*/api/paket/ekspor.csv', ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse('slug\r\n')
    }),
  )
  const view = await open()
  await view.user.click(screen.getByRole('button', { name: 'Unduh berkas contoh' }))
  await view.user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }))
  await screen.findByRole('heading', { name: 'Paket Safar' })
  await view.user.click(screen.getByRole('button', { name: 'CSV' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
  await waitFor(() => expect(asked).toEqual(['']))
})

it('asks before it saves a second departure on offer of one name and day', async () => {
  const sent: string[] = []
  const kembar = {
    ...BAIK,
    baris: BAIK.baris.map((row) =>
      row.baris === 3 ? { ...row, kembar: 'umrah-baru', teks: ['Uang kembali.'] } : row,
    ),
  }
  server.use(
    http.post('*/api/paket/impor', ({ request }) => {
      sent.push(new URL(request.url).search)
      return HttpResponse.json({ data: kembar })
    }),
  )
  const view = await open()
  await choose(view)
  const group = await screen.findByRole('group', { name: /Memang dimaksud/ })
  expect(group.textContent).toContain('Baris 3, Umrah Baru: sama dengan umrah-baru')
  expect(screen.getByText('Baris 3, Umrah Baru: Uang kembali.')).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Simpan semua' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await view.user.click(screen.getByRole('checkbox', { name: /Ya, simpan/ }))
  await view.user.click(save)
  await screen.findByRole('heading', { name: 'Tersimpan' })
  expect(sent).toEqual(['', '?simpan=1&yakin=1'])
})

it('offers whatever is read or named, and says which is which', async () => {
  await open()
  const input = screen.getByLabelText(/^Berkas CSV/)
  const accept = input.getAttribute('accept')?.split(',') ?? []
  for (const ending of ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.ods']) expect(accept).toContain(ending)
  const said = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said).toContain('Berkas Excel (.xlsx, .xls) dan LibreOffice (.ods) belum')
})

it.each([
  ['berkas Excel (.xlsx)', 'paket.xlsx', 'PK\x03\x04\x14\0\x06\0[Content_Types].xml'],
  [
    'berkas LibreOffice (.ods)',
    'paket.ods',
    'PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  ],
  ['halaman web (HTML) bernama .xls', 'paket.xls', '<html><table><tr><td>slug</td></tr></table></html>'],
])('names %s with the way to a sheet, and sends nothing', async (kind, name, text) => {
  const sent = vi.fn()
  server.use(http.post('*/api/paket/impor', () => sent()))
  const view = await open()
  await choose(view, sheet(text, name))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    `Ini ${kind}, bukan CSV. Buka berkasnya di Excel atau aplikasi sejenis, lalu pilih Simpan Sebagai: CSV UTF-8.`,
  )
  expect(sent).not.toHaveBeenCalled()
})

import type { Permintaan, PermintaanPage } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

function permintaan(given: Partial<Permintaan>): Permintaan {
  return {
    id: 1,
    jenis: 'koreksi',
    email: 'siti@contoh.test',
    diterima_pada: inHours(-1),
    batas: inHours(71),
    dibuktikan_pada: null,
    keadaan: 'terbuka',
    hasil: '',
    selesai_pada: null,
    oleh: '',
    pendaftaran: 2,
    baris: [],
    lewat: 'situs',
    pengenal: '',
    kode: '',
    dicatat_oleh: '',
    ...given,
  }
}

/** Serves these requests; returns the answers received. */
function requests(data: Permintaan[], lewat = 0) {
  const answered: unknown[] = []
  server.use(
    http.get('*/api/permintaan-data', () => {
      const terbuka = data.filter(({ keadaan }) => keadaan === 'terbuka').length
      const meta = { total: data.length, page: 1, per_page: 20, terbuka, lewat }
      return HttpResponse.json({ data, meta } satisfies PermintaanPage)
    }),
    http.patch('*/api/permintaan-data/:id', async ({ params, request }) => {
      answered.push([params.id, await request.json()])
      return HttpResponse.json({ data: permintaan({ keadaan: 'selesai' }) })
    }),
  )
  return answered
}

it('says in words how much time is left, and what came of the others', async () => {
  requests(
    [
      permintaan({ id: 1, batas: inHours(-3) }),
      permintaan({ id: 2, batas: inHours(5.5) }),
      permintaan({ id: 3, batas: inHours(50.5), dibuktikan_pada: inHours(-1) }),
      permintaan({ id: 4, jenis: 'hapus', email: '', keadaan: 'selesai', hasil: 'Dihapus.', pendaftaran: 0 }),
    ],
    1,
  )
  renderApp('/admin/permintaan-data')
  expect(await screen.findByText('Lewat batas 3 jam')).toBeTruthy()
  expect(screen.getByText('Mendesak: sisa 5 jam')).toBeTruthy()
  expect(screen.getByText('Sisa 50 jam')).toBeTruthy()
  expect(screen.getByText(/^Terbukti pemilik email/)).toBeTruthy()
  expect(screen.getByText('Dihapus.')).toBeTruthy()
  expect(screen.getByText(/data pribadi sudah dihapus/)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('1 permintaan sudah lewat')
})

it('erases nobody before it was asked twice, and settles nothing without a word', async () => {
  const milik = (id: number, nama: string, email: string, dihapus: boolean) => ({
    id,
    kode: `AAAA-000${id}`,
    nama,
    email,
    telepon: '6281200001111',
    dihapus,
  })
  const baris = [milik(1, 'Siti', 'siti@contoh.test', true), milik(2, 'Halimah', '', false)]
  const answered = requests([permintaan({ jenis: 'hapus', baris })])
  const { user } = renderApp('/admin/permintaan-data')
  await user.click(await screen.findByRole('button', { name: 'Jawab permintaan nomor 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menghapus data (nomor 1)' }))
  expect(dialog.getByText(/^Belum terbukti/)).toBeTruthy()
  // Each row names its person: a joined one is another's, and stays.
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAAA-0001 · Siti · siti@contoh.test · 0812-0000-1111',
    'AAAA-0002 · Halimah · tanpa email · 0812-0000-1111',
  ])
  expect(dialog.getByText(/^Tetap disimpan/)).toBeTruthy()
  const erase = dialog.getByRole('button', { name: 'Hapus data' })
  expect(erase).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox', { name: /^Hapus 2 pendaftaran/ }))
  await user.click(erase)
  expect(answered).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Hasil' }), 'Sudah dihapus.')
  await user.click(erase)
  await waitFor(() => expect(answered).toEqual([['1', { keadaan: 'selesai', hasil: 'Sudah dihapus.' }]]))
})

it('writes down a request from the phone, of a registration that was found, and asks how the person was known', async () => {
  requests([])
  const noted: unknown[] = []
  server.use(
    http.get('*/api/pendaftaran', () =>
      HttpResponse.json({
        data: [pendaftaranRecord({ id: 7, nama: 'Siti Aminah', kode: 'ABCD-2345' })],
        meta: { total: 1 },
      }),
    ),
    http.post('*/api/permintaan-data/catat', async ({ request }) => {
      noted.push(await request.json())
      return HttpResponse.json({ data: permintaan({ lewat: 'telepon', pengenal: 'kartu' }) }, { status: 201 })
    }),
  )
  const { user } = renderApp('/admin/permintaan-data')
  await user.click(await screen.findByRole('button', { name: 'Catat permintaan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Catat permintaan' }))
  const send = dialog.getByRole('button', { name: 'Catat permintaan' })
  await user.click(send)
  expect(dialog.getByText('Pilih pendaftarannya')).toBeTruthy()
  expect(noted).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Cari pendaftarannya' }), 'siti')
  await user.click(await dialog.findByRole('radio', { name: /^Siti Aminah/ }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Yang diminta' }), 'hapus')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Bagaimana kita tahu/ }), 'kartu')
  await user.click(send)
  await waitFor(() =>
    expect(noted).toEqual([
      {
        pendaftaran_id: 7,
        jenis: 'hapus',
        lewat: 'telepon',
        pengenal: 'kartu',
        diterima_pada: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

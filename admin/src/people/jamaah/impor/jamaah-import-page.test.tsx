import type { JamaahImpor } from '@safar/shared/people/jamaah/import-answer'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()

const SIDIK = 'a'.repeat(43)
const row = (baris: number, nama: string, more: Partial<JamaahImpor['baris'][number]>) => ({
  baris,
  nama,
  jenis: 'baru' as const,
  id: null,
  ubah: [],
  bentrok: [],
  peringatan: [],
  ...more,
})
const SITI = row(2, 'SITI', {
  ubah: [
    { kolom: 'No KTP', dari: '', ke: '3276********0001' },
    { kolom: 'Status', dari: '', ke: 'MENIKAH', tertulis: 'Kawin' },
  ],
})
const BUDI = row(3, 'BUDI', {
  jenis: 'ubah',
  id: 7,
  ubah: [{ kolom: 'Nama', dari: 'BUDI S', ke: 'BUDI' }],
  peringatan: [{ kolom: 'Kabupaten', pesan: 'Tidak ada di daftar.' }],
})
const BAIK: JamaahImpor = {
  lembar: ['Jamaah', 'Lain'],
  dipilih: 0,
  judul: [{ kolom: 0, judul: 'Nama', isian: 'nama_paspor', asal: 'dikenal' }],
  baris: [SITI, BUDI, row(4, 'ALI', { jenis: 'sama', id: 8 })],
  galat: [],
  sidik: SIDIK,
}

async function open() {
  const view = renderApp('/admin/jamaah/impor')
  await screen.findByRole('heading', { name: 'Impor jamaah dari Excel atau CSV' })
  return view
}
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, text = 'Nama\r\nSITI\r\n') =>
  user.upload(screen.getByLabelText(/^Berkas Excel atau CSV/), new File([text], 'jamaah.xlsx'))

it('shows what a sheet would do by pills, saves as many as it names, and leads to the new ones', async () => {
  const sent: string[] = []
  server.use(
    http.post('*/api/jamaah/impor', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      sent.push(`${searchParams} ${await request.text()}`)
      const isSaved = searchParams.get('simpan') === '1'
      return HttpResponse.json({ data: isSaved ? { ...BAIK, baris: [{ ...SITI, id: 9 }, BUDI] } : BAIK })
    }),
  )
  const view = await open()
  await choose(view)
  const heading = await screen.findByRole('heading', { name: '1 orang baru, 1 orang berubah' })
  expect(document.activeElement).toBe(heading)
  const table = screen.getByRole('table')
  expect(within(table).getByText('tertulis “Kawin”')).toBeTruthy()
  expect(within(table).queryByText('BUDI')).toBeNull()
  await view.user.click(screen.getByRole('button', { name: 'Berubah 1' }))
  const changed = screen.getByRole('table', { name: 'Baris: Berubah' })
  expect(changed.textContent).toMatch(/BUDI S.*BUDI.*Kabupaten Tidak ada di daftar/)
  expect(within(changed).getByRole('link').getAttribute('href')).toBe('/admin/jamaah/7')
  await view.user.click(screen.getByRole('button', { name: 'Simpan 2 orang' }))
  await screen.findByRole('heading', { name: 'Tersimpan' })
  expect(screen.getByRole('link', { name: 'SITI' }).getAttribute('href')).toBe('/admin/jamaah/9')
  expect(sent).toEqual([' Nama\r\nSITI\r\n', `simpan=1&sidik=${SIDIK} Nama\r\nSITI\r\n`])
  // The file stays in memory: nothing of it is in the browser's storage.
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/SITI|jamaah\.xlsx/)
})

it('asks what an unknown head means, remembers it, and looks again; errors stand at their rows', async () => {
  const asked: unknown[] = []
  const unknown: JamaahImpor = {
    ...BAIK,
    judul: [...BAIK.judul, { kolom: 1, judul: 'N I P', isian: null, asal: 'belum' }],
    baris: [
      row(2, 'SITI', { jenis: 'salah' }),
      row(3, 'BUDI', { jenis: 'bentrok', bentrok: [{ pesan: 'NIK-nya milik SITI.', id: 5 }] }),
    ],
    galat: [
      { baris: 1, kolom: 'N I P', pesan: 'Kolom ini belum dikenal.' },
      { baris: 1, kolom: '', pesan: 'Kolom ke-9 berisi tetapi tidak berjudul.' },
      { baris: 2, kolom: 'NIK', pesan: 'Excel membulatkan NIK ini.' },
    ],
  }
  let judulDiingat = false
  server.use(
    http.post('*/api/jamaah/impor', () => HttpResponse.json({ data: judulDiingat ? BAIK : unknown })),
    http.post('*/api/jamaah/impor/judul', async ({ request }) => {
      asked.push(await request.json())
      judulDiingat = true
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  const view = await open()
  await choose(view)
  await screen.findByRole('heading', { name: '1 baris salah, 1 baris bentrok' })
  expect(screen.getByText('Kolom ke-9 berisi tetapi tidak berjudul.')).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('NIK Excel membulatkan NIK ini.')
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Tidak ada yang perlu disimpan' }).disabled,
  ).toBe(true)
  await view.user.click(screen.getByRole('button', { name: 'Bentrok 1' }))
  expect(screen.getByRole('link', { name: 'Buka datanya' }).getAttribute('href')).toBe('/admin/jamaah/5')
  await view.user.selectOptions(screen.getByLabelText('N I P'), 'Nomor paspor')
  await view.user.click(screen.getByRole('button', { name: 'Ingat dan periksa lagi' }))
  await screen.findByRole('heading', { name: '1 orang baru, 1 orang berubah' })
  expect(asked).toEqual([{ judul: [{ judul: 'N I P', isian: 'no_paspor' }] }])
})

it('shows a new preview when people changed meanwhile, tells why a file is none, and tries again', async () => {
  const message = 'Data jamaah berubah sejak berkas ini diperiksa.'
  let call = 0
  server.use(
    http.post('*/api/jamaah/impor', ({ request }) => {
      if (new URL(request.url).searchParams.get('simpan') === '1')
        return HttpResponse.json(
          { message, data: { ...BAIK, baris: [BUDI], sidik: 'b'.repeat(43) } },
          { status: 409 },
        )
      call += 1
      if (call === 1) return HttpResponse.json({ message: 'Ini berkas Excel lama (.xls).' }, { status: 422 })
      if (call === 2) return HttpResponse.json({ message: 'x' }, { status: 500 })
      return HttpResponse.json({ data: BAIK })
    }),
  )
  const view = await open()
  await choose(view)
  expect((await screen.findByRole('alert')).textContent).toBe('Ini berkas Excel lama (.xls).')
  await choose(view)
  await view.user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  await view.user.selectOptions(await screen.findByLabelText('Lembar'), 'Lain')
  await view.user.click(await screen.findByRole('button', { name: 'Simpan 2 orang' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('button', { name: 'Simpan 1 orang' })).toBeTruthy()
})

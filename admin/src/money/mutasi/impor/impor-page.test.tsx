import type { MutasiImpor } from '@safar/shared/money/mutasi/mutasi-schema'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()
beforeEach(() => {
  const rekening = [
    { bank: 'BSI', nomor: '7000 0077 01', atas_nama: 'PT' },
    { bank: 'BCA', nomor: '123 456', atas_nama: 'PT' },
  ]
  server.use(
    http.get('*/api/pengaturan', () => HttpResponse.json({ data: { ...PENGATURAN_CONTOH, rekening } })),
  )
})

const GOOD: MutasiImpor = {
  rekening: { bank: 'BSI', nomor: '7000 0077 01' },
  periode: { dari: '2026-10-26', sampai: '2026-10-28' },
  judul: [
    { kolom: 0, judul: 'Tgl', isian: 'tanggal' },
    { kolom: 1, judul: 'Cabang', isian: null },
  ],
  baris: [
    {
      baris: 2,
      tanggal: '2026-10-28',
      keterangan: 'KBIH AL HIKMAH',
      jumlah: 90_000_000,
      saldo: 90_000_000,
      jenis: 'baru',
    },
    {
      baris: 3,
      tanggal: '2026-10-28',
      keterangan: '=BUNGA',
      jumlah: 1_234.56,
      saldo: 90_001_234.56,
      jenis: 'ada',
    },
  ],
  jumlah: { baris: 2, baru: 1, ada: 1, masuk: 90_000_000, keluar: 0 },
  saldo: { keadaan: 'cocok', baris: [], awal: 0, akhir: 90_001_234.56 },
  galat: [],
  peringatan: [],
}

async function open() {
  const view = renderApp('/admin/uang/impor', 'keuangan')
  await screen.findByRole('heading', { name: 'Impor mutasi bank' })
  return view
}
const choose = ({ user }: Awaited<ReturnType<typeof open>>, text = 'Tgl;Cabang\r\n') =>
  user.upload(screen.getByLabelText(/^Berkas CSV/), new File([text], 'mutasi.csv'))

it('shows what a statement would add and that its balance adds up, saves it, and says what was there', async () => {
  const sent: string[] = []
  server.use(
    http.post('*/api/mutasi/impor', async ({ request }) => {
      sent.push(`${new URL(request.url).search} ${await request.text()}`)
      return HttpResponse.json({ data: GOOD })
    }),
  )
  const view = await open()
  await choose(view)
  const heading = await screen.findByRole('heading', { name: '1 baris baru, 1 sudah ada' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('saldo cocok')).toBeTruthy()
  expect(screen.getByText('Rp 0 menjadi Rp 90.001.234,56')).toBeTruthy()
  // A formula is text.
  expect(within(screen.getByRole('table')).getByText('=BUNGA')).toBeTruthy()
  await view.user.selectOptions(await screen.findByLabelText('Rekening'), 'BCA 123 456')
  await view.user.click(await screen.findByRole('button', { name: 'Simpan 1 baris baru' }))
  await screen.findByRole('heading', { name: 'Tersimpan' })
  expect(screen.getByRole('link', { name: 'Cocokkan sekarang' }).getAttribute('href')).toBe('/admin/uang')
  expect(sent).toEqual([
    ' Tgl;Cabang\r\n',
    '?rekening=123+456 Tgl;Cabang\r\n',
    '?rekening=123+456&simpan=1 Tgl;Cabang\r\n',
  ])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/HIKMAH|mutasi\.csv/)
})

it('names each wrong cell and the line that breaks the balance, and keeps the file', async () => {
  const wrong: MutasiImpor = {
    ...GOOD,
    saldo: { ...GOOD.saldo, keadaan: 'tidak', baris: [3] },
    galat: [{ baris: 3, kolom: 'Jumlah', pesan: 'Jumlah “10 jt” tidak terbaca.' }],
    peringatan: [{ baris: 3, pesan: 'Saldonya tidak menyambung.' }],
  }
  server.use(http.post('*/api/mutasi/impor', () => HttpResponse.json({ data: wrong })))
  await choose(await open())
  await screen.findByRole('heading', { name: '1 baris perlu diperbaiki' })
  expect(screen.getByRole('list', { name: 'Yang salah' }).textContent).toBe(
    'Baris 3, Jumlah Jumlah “10 jt” tidak terbaca.',
  )
  expect(screen.getByText('tidak cocok di baris 3')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan 1 baris baru' }).disabled).toBe(true)
  expect(screen.getByLabelText('Berkas CSV, terpilih mutasi.csv')).toBeTruthy()
})

it('asks once what heads of an account mean, and reads the file again by them', async () => {
  const asked: unknown[] = []
  let isKnown = false
  const unknown: MutasiImpor = {
    ...GOOD,
    judul: [{ kolom: 0, judul: 'Tgl Buku', isian: null }],
    baris: [],
    jumlah: { baris: 0, baru: 0, ada: 0, masuk: 0, keluar: 0 },
    galat: [{ baris: 1, kolom: '', pesan: 'Tidak ada kolom tanggal.' }],
  }
  server.use(
    http.post('*/api/mutasi/impor', () => HttpResponse.json({ data: isKnown ? GOOD : unknown })),
    http.post('*/api/mutasi/impor/judul', async ({ request }) => {
      asked.push(await request.json())
      isKnown = true
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  const view = await open()
  await choose(view)
  await screen.findByRole('heading', { name: '1 kolom belum dikenal' })
  expect(screen.getByText(/untuk BSI 7000 0077 01/)).toBeTruthy()
  await view.user.selectOptions(screen.getByLabelText('Tgl Buku'), 'Tanggal')
  await view.user.click(screen.getByRole('button', { name: 'Ingat dan periksa lagi' }))
  await screen.findByRole('heading', { name: '1 baris baru, 1 sudah ada' })
  expect(asked).toEqual([{ rekening: '7000 0077 01', judul: [{ judul: 'Tgl Buku', isian: 'tanggal' }] }])
})

it('says of an empty file that it is empty, and tries again what did not arrive', async () => {
  let call = 0
  server.use(
    http.post('*/api/mutasi/impor', () => {
      call += 1
      return call === 1
        ? HttpResponse.json({ message: 'Server sibuk.' }, { status: 500 })
        : HttpResponse.json({ data: GOOD })
    }),
  )
  const view = await open()
  await choose(view, '')
  expect((await screen.findByRole('alert')).textContent).toContain('Berkas ini kosong')
  expect(call).toBe(0)
  await choose(view)
  await view.user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: '1 baris baru, 1 sudah ada' })).toBeTruthy()
})

import type { Kepulangan } from '@safar/shared/trips/kepulangan/kepulangan-schema'
import type { RombonganKantor } from '@safar/shared/trips/rombongan/rombongan-schema'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const cell = (jenis: 'perhentian' | 'hadir' | 'catatan', kunci: string, nilai: object) => ({
  jenis,
  kunci,
  nilai: JSON.stringify(nilai),
  waktu: 1,
  perangkat: 'phoneaaa',
})
const LINK = {
  id: 4,
  untuk: 'Ustadz Salman',
  keadaan: 'aktif' as const,
  dibuat_pada: '2026-11-21T03:00:00.000Z',
  berakhir_pada: '2026-12-16T17:00:00.000Z',
  dibuka_pada: '2026-11-22T03:00:00.000Z',
  dicabut_pada: null,
  oleh: 'Nisa',
}
const GROUP: RombonganKantor = {
  paket: {
    id: 7,
    slug: 'umrah-desember',
    nama_paket: 'Umrah Desember',
    berangkat: '2026-12-01',
    pulang: '2026-12-09',
  },
  tautan: [LINK],
  kontak: [],
  kontak_versi: '',
  peserta: [
    { id: 1, nama: 'Rahmawati', bantuan: true },
    { id: 2, nama: 'Umar Said', bantuan: false },
  ],
  sel: [
    cell('perhentian', 'bus001', { nama: 'Naik bus', hari: '2026-12-01', pada: 5, hapus: false }),
    cell('hadir', 'bus001.1', { ada: true, pada: 6 }),
    cell('catatan', 'tas001', {
      jenis: 'barang',
      teks: 'Tas cokelat',
      pada: 7,
      selesai: false,
      hapus: false,
    }),
  ],
  terakhir: '2026-12-01T03:00:00.000Z',
}
const RETURN: Kepulangan = {
  berangkat: '2026-12-01',
  pulang: '2026-12-09',
  laporan: { batas: '2026-12-19', pada: '', hari: 10, sumber: 'Siskopatuh' },
  bisa: [{ id: 5, kode: 'SFR-2026-0005', pemesan: 'Siti', orang: 2, status: 'lunas' }],
  tinggal: [
    {
      id: 6,
      kode: 'SFR-2026-0006',
      pemesan: 'Budi',
      orang: 1,
      status: 'sebagian',
      alasan: 'Masih ada tagihan.',
    },
  ],
  selesai: 0,
  urung_sampai: null,
  belum: '',
}
const PATH = '*/api/keberangkatan/umrah-desember'

it('makes a link and ends one, shows the roll and lost things, and closes the bookings after a question', async () => {
  const done: string[] = []
  server.use(
    http.get(`${PATH}/rombongan`, () => HttpResponse.json({ data: GROUP })),
    http.get(`${PATH}/kepulangan`, () => HttpResponse.json({ data: RETURN })),
    http.post(`${PATH}/rombongan`, async ({ request }) => {
      done.push(`buat ${JSON.stringify(await request.json())}`)
      return HttpResponse.json(
        { data: { ...LINK, id: 9, tautan: 'https://safar.test/rombongan#rahasia' } },
        { status: 201 },
      )
    }),
    http.delete(`${PATH}/rombongan/4`, () => {
      done.push('akhiri')
      return HttpResponse.json({ message: 'Tautan diakhiri.' })
    }),
    http.post(`${PATH}/rombongan/catatan`, async ({ request }) => {
      done.push(`catatan ${JSON.stringify(await request.json())}`)
      return HttpResponse.json({ data: GROUP })
    }),
    http.post(`${PATH}/selesai`, () => {
      done.push('selesai')
      return HttpResponse.json({ data: { ...RETURN, bisa: [], selesai: 1 } })
    }),
  )
  const { user } = renderApp('/admin/manifest/rombongan/umrah-desember')
  const links = within(await screen.findByRole('region', { name: 'Tautan rombongan' }))
  expect(links.getByText(/Terakhir dibuka/)).toBeTruthy()
  await user.click(links.getByRole('button', { name: 'Buat tautan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Untuk siapa'), 'Muthawif')
  await user.click(dialog.getByRole('button', { name: 'Buat tautan' }))
  expect(await screen.findByDisplayValue('https://safar.test/rombongan#rahasia')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(links.getByRole('button', { name: 'Akhiri tautan Ustadz Salman' }))
  await user.click(await screen.findByRole('button', { name: 'Akhiri' }))

  const roll = within(screen.getByRole('region', { name: 'Absen' }))
  expect(roll.getByText('1 dari 2')).toBeTruthy()
  expect(roll.getByText('Belum: Umar Said')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sudah kembali: Tas cokelat' }))

  const after = within(screen.getByRole('region', { name: 'Sesudah pulang' }))
  expect(await after.findByText(/Laporan kepulangan .*19 Desember 2026/)).toBeTruthy()
  expect(after.getByText('Masih ada tagihan.')).toBeTruthy()
  await user.click(after.getByRole('button', { name: 'Selesaikan 1 pemesanan' }))
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }))
  await expect
    .poll(() => done)
    .toEqual([
      expect.stringContaining('"untuk":"Muthawif"'),
      'akhiri',
      expect.stringContaining('"selesai":true'),
      'selesai',
    ])
})

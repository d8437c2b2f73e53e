import { DOKUMEN_JENIS, type DokumenKeadaan } from '@safar/shared/people/jamaah/dokumen'
import type { Baris, DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import type { PengingatTenggat } from '@safar/shared/trips/lembar/pengingat-tenggat-schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { syaratText } from './requirements.ts'

const { server } = fakeApi()
const states = (keadaan: DokumenKeadaan) => {
  const all = Object.fromEntries(DOKUMEN_JENIS.map((jenis) => [jenis, keadaan]))
  return { ...PAPERS, ...all }
}
const PAPERS: Baris['dokumen'] = {
  paspor: 'belum',
  pas_foto: 'belum',
  ktp: 'belum',
  kk: 'belum',
  akta_lahir: 'belum',
  buku_nikah: 'belum',
  vaksin_meningitis: 'belum',
  vaksin_polio: 'belum',
  bpjs: 'belum',
}
const JAMAAH = {
  updated_at: '2026-11-21T03:00:00.000Z',
  sapaan: '' as const,
  jenis_kelamin: 'L' as const,
  tempat_lahir: '',
  tgl_lahir: '1980-05-05',
  tgl_terbit: '2025-01-01',
  kota_terbit: 'DEPOK',
  nik: '',
  kewarganegaraan: 'WNI' as const,
  status_nikah: '' as const,
  no_hp: '',
}
const baris = (id: number, nama: string, more: Partial<Baris> = {}): Baris => ({
  peserta_id: id,
  pemesanan_id: 5,
  kode: 'SFR-2026-0005',
  pemesan: 'Siti',
  status: 'lunas',
  jenis: 'dewasa',
  nama,
  umur: 46,
  keluarga: 1,
  jamaah: { ...JAMAAH, id: id + 100, nama_paspor: nama, no_paspor: 'X12****7', tgl_habis: '2035-01-01' },
  visa: { ada: true, berlaku: '2026-11-20', akhir: '' },
  polis: { ada: false, awal: '', akhir: '' },
  meningitis: '2026-01-01',
  polio: '',
  paspor_sama: '',
  dokumen: states('diterima'),
  syarat: [],
  ...more,
})
const SHORT = {
  kunci: 'paspor',
  keadaan: 'penghalang',
  alasan: 'Paspor habis 1 Januari 2027.',
  batas: '2026-11-01',
} as const
const LEMBAR: DepartureSheet = {
  paket: {
    id: 7,
    slug: 'umrah-desember',
    nama_paket: 'Umrah Desember',
    tipe_paket: 'Umroh',
    berangkat: '2026-12-12',
    pulang: '2026-12-20',
    maskapai: 'Saudia',
    pemberangkatan: 'Jakarta',
    kursi: 45,
    minimum: null,
  },
  tenggat: [
    { kunci: 'dokumen', tanggal: '2026-11-12', hari: 30, selesai: 1, dari: 2, beres: false },
    { kunci: 'manasik', tanggal: '2099-12-05', hari: 7, selesai: null, dari: null, beres: false },
  ],
  baris: [baris(1, 'BUDI SANTOSO WIJAYA'), baris(2, 'RANI WIJAYA', { syarat: [SHORT], status: 'sebagian' })],
}

const REMINDERS: PengingatTenggat = {
  batas: '2026-11-12',
  lengkap: 1,
  keluarga: [
    {
      pemesanan_id: 5,
      kode: 'SFR-2026-0005',
      pemesan: 'Siti Aminah',
      telepon: '0812 3456 7890',
      keadaan: 'siap',
      kurang: [{ kunci: 'pas_foto', orang: 2 }],
    },
  ],
}

async function open() {
  const saved: object[] = []
  server.use(
    http.get('*/api/keberangkatan/umrah-desember/lembar', () => HttpResponse.json({ data: LEMBAR })),
    http.get('*/api/keberangkatan/umrah-desember/pengingat', () => HttpResponse.json({ data: REMINDERS })),
    http.post('*/api/keberangkatan/umrah-desember/pengingat', () =>
      HttpResponse.json({
        data: { ...REMINDERS, keluarga: REMINDERS.keluarga.map((one) => ({ ...one, keadaan: 'sudah' })) },
      }),
    ),
    http.post('*/api/jamaah/:id', async ({ request, params }) => {
      const input = (await request.json()) as object
      saved.push({ id: params.id, ...input })
      return HttpResponse.json({
        data: {
          ...JAMAAH,
          id: Number(params.id),
          nama_paspor: 'RANI',
          ...input,
          updated_at: '2026-11-22T03:00:00.000Z',
        },
      })
    }),
  )
  renderApp('/admin/manifest/keberangkatan/umrah-desember')
  const grid = await screen.findByRole('grid', { name: 'Jamaah Umrah Desember' })
  return { saved, grid, user: userEvent.setup() }
}

it('shows deadlines, counts what is missing, and leads by N to the next gap with its reason in words', async () => {
  const { grid, user } = await open()
  const line = screen.getByRole('list', { name: 'Tenggat keberangkatan' })
  expect(line.textContent).toContain('H-30 Dokumen1 dari 2 lengkap12 November 2026, lewat')
  const [first] = within(grid).getAllByRole('rowheader')
  expect(first?.tabIndex).toBe(0)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  first?.focus()
  await user.keyboard('n')
  const panel = screen.getByRole('region', { name: 'Tentang sel ini' })
  expect(panel.textContent).toContain('RANI WIJAYA Berlaku sampai')
  expect(panel.textContent).toContain('Paspor habis 1 Januari 2027. Lewat sejak 1 November 2026.')
  expect(document.activeElement?.textContent).toContain('Penghalang: Paspor')
  await user.click(screen.getByRole('button', { name: '1 belum lengkap' }))
  expect(within(grid).getAllByRole('row')).toHaveLength(2)
})

it('is a list of its people on paper, with numbers as masks, and that list alone', async () => {
  const { grid, user } = await open()
  const print = vi.fn(() => {
    dispatchEvent(new Event('beforeprint'))
    const table = screen.getByRole('table', { name: /^Umrah Desember, berangkat 12 Desember 2026: 2 orang/ })
    const [, first] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('1BUDI SANTOSO WIJAYAL465 Mei 1980X12****71 Jan 2035')
    dispatchEvent(new Event('afterprint'))
  })
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('table')).toBeNull()
  expect(grid.isConnected).toBe(true)
  vi.unstubAllGlobals()
})

it('saves a cell by itself from the copy that is shown, and takes back what was typed', async () => {
  const { grid, user, saved } = await open()
  within(grid).getAllByRole('rowheader')[1]?.focus()
  await user.keyboard('{ArrowDown}{Enter}RANI PUTRI WIJAYA{Enter}')
  await waitFor(() =>
    expect(saved).toEqual([
      { id: '102', nama_paspor: 'RANI PUTRI WIJAYA', updated_at: '2026-11-21T03:00:00.000Z' },
    ]),
  )
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toMatchObject({ nama_paspor: 'RANI WIJAYA', updated_at: '2026-11-22T03:00:00.000Z' })
})

it('keeps a text that does not fit where its cell is left by the mouse, with the reason', async () => {
  const { grid, user, saved } = await open()
  within(grid).getAllByRole('rowheader')[0]?.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}31/2/2030')
  const [, second] = within(grid).getAllByRole('rowheader')
  if (!second) throw new Error('no second row')
  await user.click(second)
  await user.click(within(grid).getByText('31/2/2030'))
  const panel = screen.getByRole('region', { name: 'Tentang sel ini' })
  expect(panel.textContent).toContain('31/2/2030 tidak disimpan: 31 Februari 2030 tidak ada')
  expect(screen.getByText(/1 sel perlu diputuskan/)).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Kembalikan isinya' }))
  expect(within(grid).queryByText('31/2/2030')).toBeNull()
  expect(saved).toEqual([])
})

it('shows what another clerk wrote within three seconds, and asks about one cell that both of them wrote', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  try {
    const { grid, user, saved } = await open()
    const [first, second] = LEMBAR.baris
    if (!first?.jamaah || !second?.jamaah) throw new Error('no people')
    const others = { tgl_habis: '2037-03-04', tempat_lahir: 'BOGOR', updated_at: '2026-11-21T04:00:00.000Z' }
    const rani = { ...second, jamaah: { ...second.jamaah, ...others } }
    // Somebody joins above them, too.
    const rows = [baris(3, 'AGUS SALIM WIJAYA'), first, rani]
    within(grid).getAllByRole('rowheader')[1]?.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    const field = within(grid).getByRole('textbox', { name: 'Berlaku sampai, RANI WIJAYA' })
    await user.clear(field)
    await user.type(field, '5/6/2036')
    server.use(
      http.get('*/api/keberangkatan/umrah-desember/lembar', () =>
        HttpResponse.json({ data: { ...LEMBAR, baris: rows } }),
      ),
    )
    expect(within(grid).queryByText('BOGOR')).toBeNull()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await within(grid).findByText('BOGOR')).toBeTruthy()
    expect(field).toHaveProperty('value', '5/6/2036')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/1 sel perlu diputuskan/)).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(within(grid).getByText('5 Jun 2036'))
    const panel = screen.getByRole('region', { name: 'Tentang sel ini' })
    expect(panel.textContent).toContain('RANI WIJAYA Berlaku sampai')
    expect(panel.textContent).toContain('Orang lain baru menulis 4 Mar 2037; Anda menulis 5 Jun 2036.')
    await user.click(within(panel).getByRole('button', { name: 'Pakai punya saya' }))
    await waitFor(() =>
      expect(saved).toEqual([{ id: '102', tgl_habis: '2036-06-05', updated_at: others.updated_at }]),
    )
  } finally {
    vi.useRealTimers()
  }
})

it('says since when or until when, and a day that the reason tells once', () => {
  const dose = { kunci: 'polio', keadaan: 'penghalang', batas: '2027-02-24' } as const
  const missing = 'Vaksin polio belum dicatat. Suntik paling lambat 24 Februari 2027.'
  expect(syaratText({ ...dose, alasan: missing }, '2027-01-01')).toBe(missing)
  const checked = 'Vaksin polio menunggu diperiksa.'
  const said = (today: string) => syaratText({ ...dose, alasan: checked }, today)
  expect(said('2027-02-24')).toBe(`${checked} Paling lambat 24 Februari 2027.`)
  expect(said('2027-02-25')).toBe(`${checked} Lewat sejak 24 Februari 2027.`)
  expect(syaratText({ ...dose, kunci: 'jamaah', alasan: 'Tempat ini belum diisi.', batas: '' }, '')).toBe(
    'Data jamaah: Tempat ini belum diisi.',
  )
})

it('shows what a paste would do before it lands, and says what does not fit', async () => {
  const { grid, user, saved } = await open()
  const cell = within(grid).getAllByRole('rowheader')[0]
  cell?.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  const { activeElement } = document
  if (!activeElement) throw new Error('no active cell')
  fireEvent.paste(activeElement, { clipboardData: { getData: () => '5/1/2036\n46446\n' } })
  const dialog = await screen.findByRole('dialog', { name: 'Tempel ke lembar' })
  expect(dialog.textContent).toContain('1 sel diubah, 1 tidak cocok')
  expect(dialog.textContent).toContain('Angka ini nomor hari Excel')
  expect(saved).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Tempel 1 yang cocok' }))
  await waitFor(() => expect(saved).toMatchObject([{ id: '101', tgl_habis: '2036-01-05' }]))
})

it('reminds the families that lack something by mail at once, and each by a chat that names no person', async () => {
  const { user } = await open()
  const card = await screen.findByRole('region', { name: 'Pengingat keluarga' })
  const chat = await within(card).findByRole('link', { name: 'Chat dengan Siti Aminah (tab baru)' })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Pas foto 2 orang')
  await user.click(within(card).getByRole('button', { name: 'Kirim pengingat ke 1 keluarga' }))
  expect(await within(card).findByText('sudah diingatkan')).toBeTruthy()
})

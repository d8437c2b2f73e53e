import type { Cadangan, CadanganPage } from '@safar/shared/ops/cadangan/cadangan-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { besarText, isiText, umurText } from './words.ts'

const { server } = fakeApi()
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

function cadangan(given: Partial<Cadangan> = {}): Cadangan {
  return {
    id: 1,
    keadaan: 'baik',
    sebab: 'jadwal',
    nama: 'cadangan-20261123T190000Z.safar',
    besar: 1_500_000,
    isi: { paket: 12, akun: 0, gambar: 40 },
    alasan: '',
    rinci: '',
    disisihkan: { jumlah: 0, baris: [] },
    mulai_pada: hoursAgo(5),
    selesai_pada: hoursAgo(5),
    dilepas_pada: null,
    ...given,
  }
}

/** Serves these backups; returns the backups asked for. */
function backups(list: Cadangan[], meta: Partial<CadanganPage['meta']> = {}) {
  const asked: number[] = []
  server.use(
    http.get('*/api/cadangan', () => {
      const body: CadanganPage = {
        data: list,
        meta: {
          total: list.length,
          page: 1,
          per_page: 20,
          last_page: 1,
          tempat: 'folder',
          di: '/mnt/cadangan',
          sedisk: false,
          berikutnya: hoursAgo(-6),
          terakhir_baik: list.find(({ keadaan }) => keadaan === 'baik') ?? null,
          sedang_berjalan: asked.length > 0,
          ...meta,
        },
      }
      return HttpResponse.json(body)
    }),
    http.post('*/api/cadangan', () => {
      asked.push(1)
      return meta.sedang_berjalan
        ? HttpResponse.json({ message: 'Cadangan sedang dibuat.' }, { status: 409 })
        : HttpResponse.json({ data: cadangan({ keadaan: 'berjalan' }) }, { status: 202 })
    }),
  )
  return asked
}

it('says how old the last good one is, what it holds, and why others failed', async () => {
  const asked = backups([
    cadangan({
      id: 3,
      keadaan: 'gagal',
      alasan: 'tempat',
      rinci: 'The folder is not there.',
      besar: 0,
      isi: {},
    }),
    cadangan({ id: 2 }),
    cadangan({ id: 1, dilepas_pada: hoursAgo(1), sebab: 'diminta' }),
  ])
  const { user } = renderApp('/admin/cadangan')
  const standing = within(await screen.findByRole('region', { name: 'Cadangan terakhir' }))
  expect(standing.getByText('Cadangan terakhir yang baik: 5 jam lalu')).toBeTruthy()
  expect(standing.getByText('12 paket, 40 gambar; 1,4 MB')).toBeTruthy()
  expect(standing.getByText('/mnt/cadangan')).toBeTruthy()
  expect(standing.getByText(/^Cadangan terenkripsi membawa kunci data/)).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Daftar cadangan' }))
  expect(list.getByText(/Tempat cadangan tidak terjangkau/)).toBeTruthy()
  expect(list.getByText('The folder is not there.')).toBeTruthy()
  expect(list.getByText('Diganti yang lebih baru')).toBeTruthy()
  // Only what can still be brought back is named.
  expect(list.getAllByText('cadangan-20261123T190000Z.safar')).toHaveLength(1)

  const button = screen.getByRole('button', { name: 'Cadangkan sekarang' })
  await user.click(button)
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('data-loading')).toBe('true'))
})

it('names the rows that lie aside in one', async () => {
  const baris = [{ tabel: 'paket', kunci: '7', sebab: 'slug: no address' }]
  backups([cadangan({ disisihkan: { jumlah: 3, baris } })])
  renderApp('/admin/cadangan')
  expect(await screen.findByText(/^3 baris rusak disisihkan/)).toBeTruthy()
  expect(screen.getByText('paket 7: slug: no address')).toBeTruthy()
  expect(screen.getByText('dan 2 lagi')).toBeTruthy()
})

it.each([
  [30, /Cadangan semalam terlewat/],
  [80, /beberapa malam tanpa cadangan/],
])('warns of one that is %i hours old', async (hours, words) => {
  backups([cadangan({ mulai_pada: hoursAgo(hours) })])
  renderApp('/admin/cadangan')
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says that none are made where no place is set, and offers nothing that would fail', async () => {
  backups([], { tempat: null, di: '', berikutnya: null })
  renderApp('/admin/cadangan')
  expect(await screen.findByText('Belum ada cadangan yang dibuat sendiri')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cadangkan sekarang' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Daftar cadangan' })).toBeNull()
})

it('warns of a folder on the disk that holds the data', async () => {
  backups([], { sedisk: true })
  renderApp('/admin/cadangan')
  expect(await screen.findByText('Cadangan berada di disk yang sama dengan data')).toBeTruthy()
  expect(screen.getByText('Belum ada cadangan yang baik')).toBeTruthy()
})

it('says why one could not be begun', async () => {
  backups([cadangan()], { sedang_berjalan: false })
  server.use(
    http.post('*/api/cadangan', () =>
      HttpResponse.json({ message: 'Cadangan sedang dibuat. Tunggu sampai selesai.' }, { status: 409 }),
    ),
  )
  const { user } = renderApp('/admin/cadangan')
  await user.click(await screen.findByRole('button', { name: 'Cadangkan sekarang' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Cadangan sedang dibuat')
})

it('puts sizes and ages in words', () => {
  expect([0, 1, 1_023, 1_024, 1_572_864, 5 * 1_024 ** 4, 3 * 1_024 ** 5].map(besarText)).toEqual([
    '0 byte',
    '1 byte',
    '1.023 byte',
    '1 KB',
    '1,5 MB',
    '5 TB',
    '3.072 TB',
  ])
  expect(isiText({ isi: { paket: 0 }, besar: 10 })).toBe('Belum ada isi; 10 byte')
  const now = new Date('2026-11-24T03:00:00Z')
  const ages = [0.5, 1, 47, 48, 24 * 30].map((hours) =>
    umurText(new Date(now.getTime() - hours * HOUR_MS).toISOString(), now),
  )
  expect(ages).toEqual(['baru saja', '1 jam lalu', '47 jam lalu', '2 hari lalu', '30 hari lalu'])
})

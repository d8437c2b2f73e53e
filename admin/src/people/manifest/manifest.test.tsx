import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Terdaftar } from '@safar/shared/people/pendaftaran/terdaftar-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

const NONE = { baru: 0, dihubungi: 0, lunas: 0, batal: 0, tunggu: 0, orang: 0 }
const terdaftar = (paket_id: number, over: Partial<Terdaftar>): Terdaftar => ({ paket_id, ...NONE, ...over })
const paket = (id: number, nama_paket: string, days: number, over = {}) =>
  paketRecord({
    id,
    slug: `paket-${id}`,
    nama_paket,
    tanggal_keberangkatan: addDays(hariIni(), days),
    ...over,
  })

it('names the departures that lie ahead with their seats and who registered, and opens one of them', async () => {
  api.paket = [
    paket(1, 'Umrah Nanti', 40, { total_pax: 45, sisa_pax: 40 }),
    paket(2, 'Umrah Besok', 1, { total_pax: 45, sisa_pax: 7 }),
    paket(3, 'Umrah Lalu', -20),
    paket(4, 'Rancangan Sepi', 60, { status: 'draf' }),
    paket(5, 'Rancangan Ramai', 60, { status: 'draf' }),
  ]
  api.terdaftar = [
    terdaftar(2, { baru: 1, lunas: 1, tunggu: 1, batal: 1, orang: 5 }),
    terdaftar(5, { baru: 1, orang: 1 }),
  ]
  api.pendaftaran = [
    pendaftaranRecord({ id: 1, nama: 'Baru Datang', paket: 'paket-2' }),
    pendaftaranRecord({
      id: 2,
      nama: 'Sudah Bayar',
      paket: 'paket-2',
      status: 'lunas',
      petugas: 'Nisa',
      petugas_id: 9,
    }),
    pendaftaranRecord({ id: 3, nama: 'Tidak Jadi', paket: 'paket-2', status: 'batal' }),
    pendaftaranRecord({ id: 4, nama: 'Menunggu', paket: 'paket-2', jenis: 'tunggu' }),
  ]
  const { user, address } = renderApp('/admin/manifest')
  const ahead = within(await screen.findByRole('list', { name: 'Akan berangkat' }))
  expect(ahead.getAllByRole('button').map((button) => button.querySelector('b')?.textContent)).toEqual([
    'Umrah Besok',
    'Umrah Nanti',
    'Rancangan Ramai',
  ])
  expect(screen.getByText('3 keberangkatan di depan, 6 orang terdaftar.')).toBeTruthy()
  const besok = ahead.getByRole('button', { name: /Umrah Besok/ })
  expect(besok.textContent).toMatch(
    /Besok.*38 dari 45 kursi.*3 pendaftaran, 5 orang.*1 baru · 1 lunas · 1 di daftar tunggu/,
  )

  await user.click(besok)
  const people = within(await screen.findByRole('list', { name: 'Yang mendaftar Umrah Besok' }))
  expect(people.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
    'Sudah Bayar',
    'Baru Datang',
    'Menunggu',
  ])
  expect(people.getByText('Nisa')).toBeTruthy()
  expect(screen.getByText('1 batal, tidak ditampilkan.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buka di Pendaftaran' }).getAttribute('href')).toBe(
    '/admin/pendaftaran?paket=paket-2',
  )
  expect(address()).toBe('/admin/manifest?keberangkatan=paket-2')
  await user.click(besok)
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Yang mendaftar/ })).toBeNull())

  await user.type(screen.getByLabelText('Cari keberangkatan'), 'lalu')
  expect(await screen.findByRole('button', { name: /Umrah Lalu/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Umrah Besok/ })).toBeNull())
})

it.each([
  ['/admin/manifest?q=K7MD-3RTX', '/admin/pendaftaran?q=K7MD-3RTX'],
  ['/admin/manifest?jenis=daftar&minggu=2026-11-16', '/admin/pendaftaran?jenis=daftar&minggu=2026-11-16'],
  ['/admin/manifest?status=baru', '/admin/pendaftaran?status=baru'],
  ['/admin/manifest/1', '/admin/pendaftaran/1'],
  ['/admin/manifest/add', '/admin/pendaftaran/add'],
  ['/admin/manifest/impor', '/admin/pendaftaran/impor'],
  ['/admin/manifest?utm=x', '/admin/manifest?utm=x'],
])('leads from %s, where registrations lay once, to %s', async (before, after) => {
  server.use(http.get('*/api/pendaftaran/1', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  const { address } = renderApp(before)
  await screen.findByRole('heading', { level: 1 })
  expect(address()).toBe(after)
})

import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const START = '2026-11-21T03:00:00.000Z'
const RAMADAN = {
  nama: 'Ramadan 1448 H',
  jenis: 'ramadan' as const,
  mulai: '2027-02-08',
  selesai: '2027-03-09',
  sumber: '',
  diperiksa_pada: '',
}
const { api, server } = fakeApi()

it('lets a clerk who may not touch the settings keep the holidays, each error at its field, and sends nothing else', async () => {
  let stored: Pengaturan = {
    ...PENGATURAN_CONTOH,
    libur: [RAMADAN],
    id: 1,
    created_at: START,
    updated_at: START,
  }
  const sent: unknown[] = []
  server.use(
    http.get('*/api/pengaturan', () => HttpResponse.json({ data: stored })),
    http.post('*/api/pengaturan/libur', async ({ request }) => {
      const body = (await request.json()) as { libur: Pengaturan['libur'] }
      sent.push(body)
      stored = { ...stored, libur: body.libur, updated_at: '2026-11-21T04:00:00.000Z' }
      return HttpResponse.json({ data: stored })
    }),
  )
  api.tokens = new Set(['token-staf'])
  renderApp('/admin/calendar/libur', 'staf')
  await screen.findByRole('heading', { level: 1, name: 'Libur dan musim' })
  await screen.findByText('Semua tersimpan.')
  const user = userEvent.setup()
  expect(screen.queryByLabelText(/^Slogan/)).toBeNull()
  expect(screen.queryByText('Riwayat')).toBeNull()
  expect(screen.getByRole('link', { name: 'Kalender', current: false }).getAttribute('href')).toBe(
    '/admin/calendar',
  )

  await user.click(screen.getByRole('button', { name: 'Tambah libur' }))
  const fields = (label: RegExp) => screen.getAllByLabelText(label).at(-1) as HTMLElement
  await user.type(fields(/^Nama/), 'Cuti bersama')
  await user.selectOptions(fields(/^Jenis/), 'nasional')
  await user.type(fields(/^Hari pertama/), '24 Maret 2027')
  await user.type(fields(/^Hari terakhir/), '19 Maret 2027')
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Libur belum tersimpan' })
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(await screen.findByText('Hari terakhir mendahului hari pertama')).toBeTruthy()
  expect(sent).toEqual([])

  await user.clear(fields(/^Hari terakhir/))
  await user.type(fields(/^Hari terakhir/), '26 Maret 2027')
  await user.click(screen.getByRole('button', { name: 'Simpan dan terbitkan' }))
  await screen.findByText('Tersimpan. Situs diperbarui beberapa saat lagi.')
  expect(sent).toEqual([
    {
      libur: [
        RAMADAN,
        {
          nama: 'Cuti bersama',
          jenis: 'nasional',
          mulai: '2027-03-24',
          selesai: '2027-03-26',
          sumber: '',
          diperiksa_pada: '',
        },
      ],
      updated_at: START,
    },
  ])
})

import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fakeApi, renderForm } from '../../../testing/paket-form.tsx'

const LIVE_SINCE = '2026-11-01T02:00:00.000Z'
const { api, server } = fakeApi(
  paketRecord({ id: 7, status: 'terbit', maskapai: 'Saudia', created_at: LIVE_SINCE }),
)
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const NAME = 'Riwayat perubahan di situs'
const type = (value: string) => fireEvent.change(screen.getByLabelText(/^Maskapai/), { target: { value } })

it('says before a save which changes visitors will be told of, and nothing once they are taken back', async () => {
  renderForm('/admin/packages/7')
  await screen.findByRole('region', { name: 'Terbitan' })
  expect(screen.queryByRole('region', { name: NAME })).toBeNull()
  type('Garuda Indonesia')
  const panel = within(await screen.findByRole('region', { name: NAME }))
  expect(panel.getByText('Perubahan ini akan tampil di Riwayat perubahan:')).toBeTruthy()
  expect(panel.getByRole('listitem').textContent).toBe('Maskapai Saudia menjadi Garuda Indonesia')
  type('Saudia')
  await expect.poll(() => screen.queryByRole('region', { name: NAME })).toBeNull()
  expect(api.sent).toEqual([])
})

it('says that what is put right within the hour is not told', async () => {
  api.now = () => '2026-11-01T02:30:00.000Z'
  renderForm('/admin/packages/7')
  await screen.findByRole('region', { name: 'Terbitan' })
  type('Garuda Indonesia')
  const panel = within(await screen.findByRole('region', { name: NAME }))
  expect(panel.getByText('Tidak tampil, karena dibetulkan dalam satu jam: maskapai.')).toBeTruthy()
  expect(panel.queryByRole('listitem')).toBeNull()
})

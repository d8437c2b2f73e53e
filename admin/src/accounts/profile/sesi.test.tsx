import type { Sesi } from '@safar/shared/access/session/sesi'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const AT = '2026-11-20T03:00:00.000Z'
const sesi = (id: string, perangkat: string, ini = false): Sesi => ({
  id,
  perangkat,
  masuk_pada: AT,
  dipakai_pada: AT,
  ini,
})

/** Serves an account signed in on these devices; returns the sessions ended. */
function devices(given: Sesi[]) {
  let list = given
  const ended: string[] = []
  server.use(
    http.get('*/api/auth/sesi', () => HttpResponse.json({ data: list })),
    http.delete('*/api/auth/sesi/:id', ({ params }) => {
      ended.push(String(params.id))
      if (params.id === 'b')
        return HttpResponse.json({ message: 'Perangkat ini sudah keluar.' }, { status: 404 })
      list = list.filter(({ id }) => id !== params.id)
      return HttpResponse.json({ message: 'ok' })
    }),
    http.delete('*/api/auth/sesi', () => {
      ended.push('lain')
      list = list.filter(({ ini }) => ini)
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  return ended
}

it('is left out where an older host knows of no devices', async () => {
  server.use(http.get('*/api/auth/sesi', () => new HttpResponse(null, { status: 404 })))
  renderApp('/pengaturan/profile')
  expect(await screen.findByRole('textbox', { name: 'Nama' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Perangkat yang masuk' })).toBeNull())
})

it('names the devices, signs one out or all others, and never the one in use', async () => {
  const ended = devices([
    sesi('a', 'Chrome di Android', true),
    sesi('b', ''),
    sesi('c', 'Firefox di Windows'),
    sesi('d', 'Safari di iPhone'),
  ])
  const { user } = renderApp('/pengaturan/profile')
  const card = within(await screen.findByRole('region', { name: 'Perangkat yang masuk' }))
  expect(await card.findByText('· perangkat ini')).toBeTruthy()
  expect(card.getAllByRole('button', { name: /^Keluarkan .*, masuk/ })).toHaveLength(3)
  await user.click(card.getByRole('button', { name: /^Keluarkan Firefox di Windows/ }))
  await waitFor(() => expect(card.queryByText('Firefox di Windows')).toBeNull())
  expect(card.getByRole('status').textContent).toContain('harus login ulang')
  await user.click(card.getByRole('button', { name: /^Keluarkan Perangkat yang tidak dikenal/ }))
  await waitFor(() => expect(card.getByRole('status').textContent).toContain('Perangkat ini sudah keluar.'))
  await user.click(card.getByRole('button', { name: 'Keluarkan semua yang lain' }))
  await waitFor(() => expect(card.queryByText('Safari di iPhone')).toBeNull())
  expect(ended).toEqual(['c', 'b', 'lain'])
  expect(card.queryByRole('button', { name: /Keluarkan/ })).toBeNull()
})

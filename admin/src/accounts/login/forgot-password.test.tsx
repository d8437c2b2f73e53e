import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const OVER = 'Tautan ini sudah dipakai atau sudah lewat waktunya. Minta tautan yang baru.'

afterEach(() => window.history.replaceState(null, '', '/'))

it('asks for a link and says the same whoever asks', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/auth/lupa', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'ok' }, { status: 202 })
    }),
  )
  const { user } = renderApp('/auth/lupa', null)
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await user.type(email, 'siti')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Tulis alamat email')
  await user.type(email, '@safar.test')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  expect(await screen.findByText(/Kalau siti@safar.test punya akun/)).toBeTruthy()
  expect(sent).toEqual([{ email: 'siti@safar.test' }])
})

it('sets a password by a link, and keeps what was typed where the link is over', async () => {
  window.history.replaceState(null, '', '/auth/atur-ulang#sebuah-tautan')
  let isOver = true
  const sent: unknown[] = []
  server.use(
    http.post('*/api/auth/atur-ulang', async ({ request }) => {
      sent.push(await request.json())
      return isOver
        ? HttpResponse.json({ message: OVER, errors: { token: [OVER] } }, { status: 422 })
        : HttpResponse.json({ message: 'ok' })
    }),
  )
  const { user } = renderApp('/auth/atur-ulang', null)
  const password = await screen.findByLabelText('Password baru')
  await user.type(password, 'pendek')
  await user.click(screen.getByRole('button', { name: 'Simpan password' }))
  expect(screen.getByRole('alert').textContent).toContain('Paling sedikit 12 huruf')
  await user.clear(password)
  await user.type(password, 'kopi senja di tepi laut')
  await user.click(screen.getByRole('button', { name: 'Simpan password' }))
  expect(await screen.findByText(OVER)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe('/auth/lupa')
  expect(password).toHaveProperty('value', 'kopi senja di tepi laut')
  isOver = false
  await user.click(screen.getByRole('button', { name: 'Simpan password' }))
  expect(await screen.findByRole('heading', { name: 'Password tersimpan' })).toBeTruthy()
  expect(window.location.hash).toBe('')
  expect(sent.at(-1)).toEqual({ token: 'sebuah-tautan', password: 'kopi senja di tepi laut' })
})

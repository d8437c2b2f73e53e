import { PERLU_KODE, PERLU_PASSKEY } from '@safar/shared/access/session/faktor'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { sessionRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
afterEach(() => vi.unstubAllGlobals())

/** Serves an account with this password and code; returns the codes received. */
function asksFor(faktor: string[], right: string) {
  const sent: (string | null)[] = []
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      const kode = (await request.formData()).get('kode')
      sent.push(kode === null ? null : String(kode))
      if (kode === right) return HttpResponse.json(sessionRecord('admin'))
      const message = kode ? 'Kode ini salah.' : PERLU_KODE
      return HttpResponse.json({ message, perlu: faktor[0], faktor }, { status: 401 })
    }),
  )
  return sent
}

async function typePassword() {
  const { user } = renderApp('/login', null)
  await user.type(await screen.findByLabelText('Email'), 'admin@safar.test')
  await user.type(screen.getByLabelText('Password'), 'rahasia-sekali{Enter}')
  return user
}

it('asks for the code after the password, says what is wrong with it, and signs in by the right one', async () => {
  const sent = asksFor(['totp'], '123456')
  const user = await typePassword()
  const kode = await screen.findByLabelText('Kode 6 angka dari aplikasi autentikator')
  await waitFor(() => expect(document.activeElement).toBe(kode))
  expect(screen.getByRole('alert').textContent).toBe('')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(PERLU_KODE)).toBeTruthy()
  await user.type(kode, '000000{Enter}')
  expect(await screen.findByText('Kode ini salah.')).toBeTruthy()
  expect(kode).toHaveProperty('value', '000000')
  await user.clear(kode)
  await user.type(kode, '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(sent).toEqual([null, null, '000000', '123456'])
})

it('takes a code on paper instead, and leads back to mail and password', async () => {
  asksFor(['totp', 'passkey'], 'abcd-efgh-jkmn')
  const user = await typePassword()
  await user.click(await screen.findByRole('button', { name: 'Pakai kode pemulihan' }))
  await user.click(screen.getByRole('button', { name: 'Ganti email atau password' }))
  expect(screen.queryByLabelText('Kode pemulihan')).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@safar.test')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.click(await screen.findByRole('button', { name: 'Pakai kode pemulihan' }))
  await user.type(screen.getByLabelText('Kode pemulihan'), 'abcd-efgh-jkmn{Enter}')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
})

it('asks an account with passkeys alone for one of them or for a code on paper', async () => {
  asksFor(['passkey'], 'abcd')
  await typePassword()
  expect(await screen.findByText(PERLU_PASSKEY)).toBeTruthy()
  expect(screen.getByLabelText('Kode pemulihan')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Pakai kode/ })).toBeNull()
})

it('offers no passkey in a browser that has none', async () => {
  renderApp('/login', null)
  await screen.findByRole('heading', { name: 'Login Safar' })
  expect(screen.queryByRole('button', { name: 'Masuk dengan kunci sandi' })).toBeNull()
})

it('offers passkeys where the browser has them, and no longer once the host knows none', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  server.use(http.post('*/api/auth/passkey/tantangan', () => new HttpResponse(null, { status: 404 })))
  const { user } = renderApp('/login', null)
  await user.click(await screen.findByRole('button', { name: 'Masuk dengan kunci sandi' }))
  expect(
    await screen.findByText('Kunci sandi tidak dapat dipakai di sini. Masuk dengan password.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Masuk dengan kunci sandi' })).toBeNull()
})

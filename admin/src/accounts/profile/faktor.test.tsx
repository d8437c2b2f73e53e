import { PERLU_FAKTOR, PERLU_PASSWORD } from '@safar/shared/access/session/faktor'
import type { FaktorAkun } from '@safar/shared/access/session/faktor-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { signIn, useSession } from '../../access/session/session-store.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { sessionRecord } from '../../testing/records.ts'
import { renderApp, renderWhole } from '../../testing/render-app.tsx'

const { server, api } = fakeApi()
const NONE: FaktorAkun = { wajib: false, totp: null, passkey: [], kode_pemulihan: 0 }
const AT = '2026-11-20T03:00:00.000Z'
const KODE = ['abcd-efgh', 'jkmn-pqrs']

/** Serves an account with these factors; a change requires the password first. */
function account(given: Partial<FaktorAkun>) {
  let faktor = { ...NONE, ...given }
  let isProved = false
  const guarded = (answer: () => Response) => () =>
    isProved ? answer() : HttpResponse.json({ message: PERLU_PASSWORD, perlu: 'password' }, { status: 403 })
  server.use(
    http.get('*/api/auth/faktor', () => HttpResponse.json({ data: faktor })),
    http.post('*/api/auth/kukuhkan', async ({ request }) => {
      const body: unknown = await request.json()
      isProved = JSON.stringify(body).includes('rahasia-sekali')
      if (isProved) return HttpResponse.json({ message: 'Terima kasih.' })
      const errors = { password: ['Password salah'] }
      return HttpResponse.json({ message: 'Data tidak valid', errors }, { status: 422 })
    }),
    http.post(
      '*/api/auth/totp',
      guarded(() =>
        HttpResponse.json({ data: { secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/a?secret=ABCDEFGH' } }),
      ),
    ),
    http.post('*/api/auth/totp/aktif', async ({ request }) => {
      const body: unknown = await request.json()
      if (!JSON.stringify(body).includes('123456')) {
        const errors = { kode: ['Kode ini salah.'] }
        return HttpResponse.json({ message: 'Kode ini salah.', errors }, { status: 422 })
      }
      faktor = { ...faktor, totp: { aktif_pada: AT }, kode_pemulihan: 10 }
      return HttpResponse.json({ data: { kode_pemulihan: KODE } })
    }),
    http.delete(
      '*/api/auth/passkey/1',
      guarded(() => {
        faktor = { ...faktor, passkey: [] }
        return HttpResponse.json({ message: 'ok' })
      }),
    ),
  )
}

const open = async () => {
  const app = renderApp('/pengaturan/profile')
  return { ...app, card: within(await screen.findByRole('region', { name: 'Verifikasi dua langkah' })) }
}

it('sets an app up: asks for the password once more, shows the secret, takes a first code, and shows codes once', async () => {
  account({ wajib: true })
  const { user, card } = await open()
  expect((await card.findByText(PERLU_FAKTOR)).getAttribute('role')).toBe('alert')
  expect(useSession.getState().isFaktorKurang).toBe(true)
  await user.click(card.getByRole('button', { name: 'Pasang aplikasi' }))
  const password = await card.findByLabelText('Password Anda sekali lagi')
  await user.type(password, 'salah{Enter}')
  expect(await card.findByText('Password salah')).toBeTruthy()
  await user.clear(password)
  await user.type(password, 'rahasia-sekali{Enter}')
  expect(await card.findByText('ABCD EFGH')).toBeTruthy()
  // On the app's own phone nobody can scan its screen.
  expect(card.getByRole('link', { name: 'Buka di aplikasi' }).getAttribute('href')).toMatch(/^otpauth:/)
  await user.click(card.getByRole('button', { name: 'Salin kunci' }))
  expect(await card.findByText(/^Kunci tersalin/)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH')
  expect(await card.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeTruthy()
  const kode = card.getByLabelText(/Tulis 6 angka/)
  await user.type(kode, '000000{Enter}')
  expect(await card.findByText('Kode ini salah.')).toBeTruthy()
  await user.clear(kode)
  await user.type(kode, '123456{Enter}')
  const codes = await card.findByRole('region', { name: 'Kode pemulihan baru' })
  await waitFor(() => expect(document.activeElement).toBe(codes))
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(KODE)
  await user.click(within(codes).getByRole('button', { name: 'Salin' }))
  expect(await within(codes).findByText('Disalin.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(`${KODE.join('\n')}\n`)
  await user.click(within(codes).getByRole('button', { name: 'Sudah saya simpan' }))
  expect(card.queryByText('abcd-efgh')).toBeNull()
  expect(await card.findByText('Tersisa 10.')).toBeTruthy()
  expect(useSession.getState().isFaktorKurang).toBe(false)
})

it('asks before a passkey goes, and warns when few codes are left', async () => {
  account({ passkey: [{ id: 1, nama: 'HP Siti', created_at: AT, dipakai_pada: null }], kode_pemulihan: 2 })
  const { user, card } = await open()
  expect(await card.findByText(/Buat yang baru sebelum habis/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Hapus kunci sandi HP Siti' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus kunci sandi HP Siti' }))
  expect(api.calls).not.toContain('DELETE /api/auth/passkey/1')
  await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  await user.type(await dialog.findByLabelText('Password Anda sekali lagi'), 'rahasia-sekali{Enter}')
  await waitFor(() => expect(card.queryByText('HP Siti')).toBeNull())
})

it('leads an admin who has to have one to it before anything else', async () => {
  account({ wajib: true })
  signIn({ ...sessionRecord('admin'), perlu: 'faktor' })
  const { address } = renderWhole('/admin/packages')
  expect(await screen.findByText(PERLU_FAKTOR)).toBeTruthy()
  expect(address()).toBe('/pengaturan/profile')
  expect(api.calls.some((call) => call.includes('/api/paket'))).toBe(false)
})

it('is left out where an older host knows of no factors', async () => {
  renderApp('/pengaturan/profile')
  expect(await screen.findByRole('textbox', { name: 'Nama' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Verifikasi dua langkah' })).toBeNull())
})

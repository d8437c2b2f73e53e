import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { sessionRecord } from '../../testing/records.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { withinLimit } from './session-storage.ts'
import {
  accountTold,
  followOtherTabs,
  getToken,
  SESSION_KEY,
  sessionRefused,
  signIn,
  useSession,
} from './session-store.ts'

const { api, server } = fakeApi()
const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}')

async function fill(user: ReturnType<typeof renderApp>['user'], email: string, password: string) {
  if (email) await user.type(await screen.findByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('signing in', () => {
  it('is titled Login and headed Login Safar', async () => {
    renderApp('/login', null)
    expect(await screen.findByRole('heading', { name: 'Login Safar' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Login | Safar'))
  })

  it.each([
    ['', ''],
    ['admin@safar.test', ''],
    ['   ', 'rahasia-sekali'],
  ])('sends nothing when email is "%s" and password "%s"', async (email, password) => {
    const { user } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    await fill(user, email, password)
    expect(await screen.findByText('Email or Password must be filled')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('leads an admin to the dashboard and keeps the session under one key', async () => {
    const { user, address } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    await fill(user, 'admin@safar.test', 'rahasia-sekali')
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toBe('/admin/dashboard')
    expect(stored().state).toMatchObject({ isUserAvailable: true, token: 'token-admin' })
    expect(useSession.getState().login.status).toBe('fulfilled')
  })

  it('leads a user to ten rows of their registrations', async () => {
    const { user, address } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    await fill(user, 'user@safar.test', 'rahasia-sekali')
    await screen.findByRole('heading', { name: 'Pendaftaran Saya' })
    expect(address()).toBe('/finance/spp?row=10')
  })

  it('says Logging In .. while it waits, and one text for every failure', async () => {
    const { user } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    const asked = Promise.withResolvers<void>()
    server.use(
      http.post('*/api/auth/login', async () => {
        await asked.promise
        return HttpResponse.json({ message: 'Terlalu sering' }, { status: 429 })
      }),
    )
    await fill(user, 'admin@safar.test', 'salah')
    const button = await screen.findByRole('button', { name: 'Logging In ..' })
    expect(button.hasAttribute('disabled')).toBe(true)
    asked.resolve()
    expect(await screen.findByText('Email or Password is wrong')).toBeTruthy()
    expect(useSession.getState().login.error).toEqual({ status: 429, message: 'Terlalu sering' })
  })

  it('says under that text when to try again, counts down to the eye alone, and says when it is time', async () => {
    const { user } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json(
          { message: 'Terlalu banyak percobaan. Coba lagi dalam 3 detik.' },
          { status: 429, headers: { 'retry-after': '3' } },
        ),
      ),
    )
    await fill(user, 'admin@safar.test', 'salah')
    const alert = screen.getByRole('alert')
    await within(alert).findByText('Email or Password is wrong')
    const [seen, heard] = await within(alert).findAllByText(/Coba lagi dalam 3 detik\./)
    expect([seen, heard].map((part) => part?.getAttribute('aria-hidden'))).toEqual(['true', null])
    // On a busy machine a second may pass unseen.
    await waitFor(() => expect(seen?.textContent).toMatch(/dalam [12] detik\./), { timeout: 5_000 })
    expect(heard?.textContent).toContain('dalam 3 detik.')
    expect(
      await within(alert).findByText('Anda dapat mencoba lagi sekarang.', {}, { timeout: 5_000 }),
    ).toBeTruthy()
  })

  it('says under that text that there is no internet, or that the server does not answer', async () => {
    const { user } = renderApp('/login', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()))
    await fill(user, 'admin@safar.test', 'rahasia-sekali')
    expect(await screen.findByText('Email or Password is wrong')).toBeTruthy()
    expect(screen.getByText(/Tidak dapat menghubungi server/)).toBeTruthy()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(
      await screen.findByText('Tidak ada sambungan internet. Coba lagi setelah tersambung.'),
    ).toBeTruthy()
    expect(screen.getByText('Email or Password is wrong')).toBeTruthy()
    online.mockRestore()
  })

  it('shows and hides the password', async () => {
    const { user } = renderApp('/login', null)
    const password = await screen.findByLabelText('Password')
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})

describe('the guard', () => {
  it('sends nobody to the login page and back to the page asked for', async () => {
    const { user, address } = renderApp('/admin/packages?q=umrah', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    expect(address()).toBe('/login?next=%2Fadmin%2Fpackages%3Fq%3Dumrah')
    await fill(user, 'admin@safar.test', 'rahasia-sekali')
    await screen.findByRole('heading', { name: 'Paket Safar' })
    expect(address()).toBe('/admin/packages?q=umrah')
  })

  it.each([
    ['user', '/admin/packages', '/user/home'],
    ['admin', '/user/profile', '/admin/dashboard'],
  ] as const)('sends a %s away from %s', async (role, asked, home) => {
    const { address } = renderApp(asked, role)
    await screen.findByRole('main')
    expect(address()).toBe(home)
  })

  it('never follows an address outside the admin', async () => {
    const { user, address } = renderApp('/login?next=//jahat.test/admin', null)
    await screen.findByRole('heading', { name: 'Login Safar' })
    await fill(user, 'admin@safar.test', 'rahasia-sekali')
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toBe('/admin/dashboard')
  })
})

describe('the end of a session', () => {
  it('lays an overlay over the page on 401, which only leads to the login page and back', async () => {
    const { user, address } = renderApp('/admin/pendaftaran')
    await screen.findByText('Belum ada pendaftaran.')
    api.tokens.clear()
    await user.click(screen.getByRole('button', { name: 'Terbitkan ulang situs' }))
    expect(await screen.findByText('Sesi anda telah berakhir. Silahkan login ulang')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull()
    expect(stored().state.token).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ke Halaman Login' }))
    await screen.findByRole('heading', { name: 'Login Safar' })
    api.tokens.add('token-admin')
    await fill(user, 'admin@safar.test', 'rahasia-sekali')
    await screen.findByRole('heading', { name: 'Pendaftaran' })
    expect(address()).toBe('/admin/pendaftaran')
  })

  it('does not end by the refusal of a token that was replaced meanwhile', () => {
    signIn(sessionRecord('admin', 'baru'))
    sessionRefused('lama')
    expect(getToken()).toBe('baru')
    sessionRefused('baru')
    expect(getToken()).toBeNull()
  })

  it('asks before logging out; Batal stays, Ok goes to the login page and forgets everything', async () => {
    const { user, address } = renderApp('/admin/services')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Apakah anda yakin untuk logout?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByText('Apakah anda yakin untuk logout?')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    await screen.findByRole('heading', { name: 'Login Safar' })
    expect(address()).toBe('/login')
    await waitFor(() => expect(api.calls).toContain('POST /api/auth/logout'))
    expect(api.tokens.has('token-admin')).toBe(false)
    expect(useSession.getState()).toMatchObject({ isUserAvailable: false, token: null, userInfo: null })
  })

  it('ends in every tab, and comes back in every tab', async () => {
    const onSignedIn = vi.fn()
    const stop = followOtherTabs(onSignedIn)
    signIn(sessionRecord('admin'))
    const session = localStorage.getItem(SESSION_KEY) ?? ''
    localStorage.removeItem(SESSION_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }))
    await waitFor(() => expect(useSession.getState().isEnded).toBe(true))
    expect(getToken()).toBeNull()
    localStorage.setItem(SESSION_KEY, session)
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: session }))
    await waitFor(() => expect(getToken()).toBe('token-admin'))
    expect(useSession.getState().isEnded).toBe(false)
    expect(onSignedIn).toHaveBeenCalledWith(false)
    stop()
  })
})

it('lets the menu follow a role that an answer tells, and believes no answer to another token', async () => {
  renderApp('/admin/packages')
  const menu = within(await screen.findByRole('navigation', { name: 'Menu utama' }))
  const before = menu.getAllByRole('link').length
  act(() => accountTold({ peran: 'keuangan', perlu: null }, 'token-lama'))
  expect(menu.getAllByRole('link')).toHaveLength(before)
  act(() => accountTold({ peran: 'keuangan', perlu: 'faktor' }, 'token-admin'))
  await waitFor(() => expect(menu.getAllByRole('link')).toHaveLength(8))
  expect(useSession.getState().isFaktorKurang).toBe(true)
})

describe('reading the stored session', () => {
  it('gives up when storage does not answer in time', async () => {
    vi.useFakeTimers()
    const reading = withinLimit(() => new Promise(() => {}), 5_000)
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(reading).resolves.toBeNull()
    vi.useRealTimers()
  })

  it('counts a storage that fails as empty', async () => {
    await expect(withinLimit(() => Promise.reject(new Error('forbidden')), 5_000)).resolves.toBeNull()
  })
})

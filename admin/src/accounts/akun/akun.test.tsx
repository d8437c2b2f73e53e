import { type Akun, undangSchema } from '@safar/shared/accounts/akun/akun-schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server, api } = fakeApi()

function akun(given: Partial<Akun>): Akun {
  return {
    id: 1,
    nama: 'Admin Safar',
    email: 'admin@safar.test',
    role: 'admin',
    keadaan: 'aktif',
    masuk_pada: '2026-11-21T03:00:00.000Z',
    diundang_pada: null,
    undangan_tertahan: false,
    created_at: '2026-11-20T03:00:00.000Z',
    faktor: [],
    tugas: 0,
    ...given,
  }
}

it('shows who has an account, and invites, changes and removes; a refusal is said and nothing typed is lost', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/akun', () =>
      HttpResponse.json({
        data: [
          akun({}),
          akun({
            id: 2,
            nama: '',
            email: 'rina@safar.test',
            role: 'staf',
            keadaan: 'diundang',
            masuk_pada: null,
          }),
        ],
        meta: { total: 2, page: 1, per_page: 50 },
      }),
    ),
    http.patch('*/api/akun/1', () =>
      HttpResponse.json({ message: 'Ini admin aktif yang terakhir.' }, { status: 409 }),
    ),
    http.post('*/api/akun', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Email ini sudah punya akun.' }, { status: 409 })
    }),
    http.delete('*/api/akun/2', () => HttpResponse.json({ message: 'Akun berhasil dihapus' })),
  )
  const { user } = renderApp('/admin/akun')
  const list = within(await screen.findByRole('region', { name: 'Daftar akun' }))
  expect(await list.findByText('Belum pernah masuk')).toBeTruthy()
  await user.selectOptions(list.getByRole('combobox', { name: 'Peran Admin Safar' }), 'Staf')
  expect((await list.findByRole('alert')).textContent).toBe('Ini admin aktif yang terakhir.')

  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(sent).toEqual([])
  const email = screen.getByRole('textbox', { name: /^Email/ })
  await user.type(email, 'rina@safar.test')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Peran' }), 'Keuangan')
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByText('Email ini sudah punya akun.')).toBeTruthy()
  expect(sent).toEqual([{ email: 'rina@safar.test', nama: '', role: 'keuangan' }])
  expect(email).toHaveProperty('value', 'rina@safar.test')

  await user.click(screen.getByRole('button', { name: 'Hapus akun rina@safar.test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus akun' }))
  await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(api.calls).toContain('DELETE /api/akun/2'))
})

it('invites several at once, tells of each by itself, and keeps what was not sent', async () => {
  const sent: string[] = []
  server.use(
    http.get('*/api/akun', () => HttpResponse.json({ data: [], meta: { total: 0, page: 1, per_page: 50 } })),
    http.post('*/api/akun', async ({ request }) => {
      const { email } = undangSchema.parse(await request.json())
      sent.push(email)
      if (email.startsWith('ada')) return HttpResponse.json({ message: 'Sudah punya akun.' }, { status: 409 })
      if (email.startsWith('batas')) return HttpResponse.json({ message: 'Tunggu.' }, { status: 429 })
      return HttpResponse.json({ data: akun({ id: 5, email }) }, { status: 201 })
    }),
  )
  const { user } = renderApp('/admin/akun')
  const field = await screen.findByRole('textbox', { name: /^Email/ })
  await user.type(field, 'a@gmial.com, b@safar.test')
  expect(screen.queryByText(/Maksud Anda/)).toBeNull()
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'a@gmail.com' }))
  expect(field).toHaveProperty('value', 'a@gmail.com, b@safar.test')
  expect(screen.queryByRole('button', { name: 'a@gmail.com' })).toBeNull()
  await user.clear(field)
  await user.click(field)
  await user.paste(Array.from({ length: 21 }, (_, at) => `a${at}@safar.test`).join(','))
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByText('Paling banyak 20 alamat sekaligus.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(field)
  await user.paste(
    'baik@safar.test, ada@safar.test\nbukan-email; BAIK@safar.test\nbatas@safar.test\nakhir@safar.test',
  )
  expect(screen.queryByRole('textbox', { name: 'Nama' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByText('Undangan untuk BAIK@safar.test sedang dikirim.')).toBeTruthy()
  expect(screen.getByText('Sudah punya akun.')).toBeTruthy()
  expect(screen.getByText('Belum dikirim.')).toBeTruthy()
  expect(sent).toEqual(['BAIK@safar.test', 'ada@safar.test', 'batas@safar.test'])
  expect(field).toHaveProperty('value', 'ada@safar.test\nbukan-email\nbatas@safar.test\nakhir@safar.test')
})

it('shows the link of an invitation that does not leave by mail, from the form and from the list, to be copied', async () => {
  const rina = akun({
    id: 2,
    nama: 'Rina',
    email: 'rina@safar.test',
    keadaan: 'diundang',
    undangan_tertahan: true,
  })
  const tautan = 'https://safar.test/auth/atur-ulang#abc'
  server.use(
    http.get('*/api/akun', () =>
      HttpResponse.json({ data: [rina], meta: { total: 1, page: 1, per_page: 50 } }),
    ),
    http.post('*/api/akun', () =>
      HttpResponse.json({ data: { ...rina, id: 3, email: 'budi@safar.test', tautan } }, { status: 201 }),
    ),
    http.post('*/api/akun/2/undang', () => HttpResponse.json({ data: { ...rina, tautan: `${tautan}d` } })),
  )
  const { user } = renderApp('/admin/akun')
  expect(await screen.findByText('Undangan tidak sampai lewat email')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buat tautan undangan Rina' }))
  const field = await screen.findByRole('textbox', { name: 'Tautan undangan rina@safar.test' })
  expect(field).toHaveProperty('value', `${tautan}d`)
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'budi@safar.test')
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByRole('textbox', { name: 'Tautan undangan budi@safar.test' })).toHaveProperty(
    'value',
    tautan,
  )
  expect(screen.queryByText(/sedang dikirim/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salin Tautan undangan budi@safar.test' }))
  expect(await navigator.clipboard.readText()).toBe(tautan)
})

it('says who has which second factor, and asks before it takes one away or asks one of admins', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/akun', () =>
      HttpResponse.json({
        data: [akun({ id: 2, nama: 'Rina', faktor: ['totp', 'passkey'] })],
        meta: { total: 1, page: 1, per_page: 50 },
      }),
    ),
    http.delete('*/api/akun/2/faktor', () => HttpResponse.json({ message: 'ok' })),
    http.post('*/api/akun/aturan', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(
        { message: 'Aktifkan dulu verifikasi dua langkah Anda sendiri.' },
        { status: 409 },
      )
    }),
  )
  const { user } = renderApp('/admin/akun')
  expect(await screen.findByText('Verifikasi dua langkah: Aplikasi, Kunci sandi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Matikan verifikasi dua langkah Rina' }))
  const lepas = within(await screen.findByRole('dialog', { name: 'Matikan verifikasi dua langkah Rina' }))
  expect(api.calls).not.toContain('DELETE /api/akun/2/faktor')
  await user.click(lepas.getByRole('button', { name: 'Matikan verifikasi dua langkah' }))
  await waitFor(() => expect(api.calls).toContain('DELETE /api/akun/2/faktor'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(await screen.findByRole('button', { name: 'Wajibkan verifikasi dua langkah untuk admin' }))
  const wajib = within(await screen.findByRole('dialog'))
  await user.click(wajib.getByRole('button', { name: 'Wajibkan' }))
  expect(await wajib.findByText('Aktifkan dulu verifikasi dua langkah Anda sendiri.')).toBeTruthy()
  expect(sent).toEqual([{ faktor_wajib: true }])
})

it.each([
  ['staf', 'Permintaan data', 18],
  ['keuangan', 'Packages', 8],
] as const)('shows a %s only what that role may open', async (role, last, count) => {
  renderApp('/admin/akun', role)
  await screen.findByRole('heading', { name: 'Dashboard' })
  const links = within(screen.getByRole('navigation', { name: 'Menu utama' })).getAllByRole('link')
  expect(links).toHaveLength(count)
  expect(links.at(-1)?.textContent).toContain(last)
  expect(api.calls.filter((call) => /publikasi|akun|kotak/.test(call))).toEqual([])
})

it.each(['/admin/pengaturan#bagian-izin', '/admin/akun', '/admin/packages/add'])(
  'leads nobody by a link within the office to %s that they could not open by its address',
  async (to) => {
    const role = to === '/admin/packages/add' ? 'keuangan' : 'staf'
    const { router, address } = renderApp('/admin/packages', role)
    await screen.findByRole('heading', { name: /^Paket/ })
    await act(() => router.navigate(to))
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
    expect(address()).toBe('/admin/dashboard')
  },
)

it('offers who only reads nothing to change', async () => {
  renderApp('/admin/packages', 'keuangan')
  await screen.findByRole('heading', { name: /^Paket/ })
  expect(screen.queryByRole('link', { name: /^Tambah/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sampah' })).toBeNull()
})

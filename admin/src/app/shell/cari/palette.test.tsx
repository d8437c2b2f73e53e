import type { Temuan } from '@safar/shared/overview/temuan/temuan'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { lastOpened, noteOpened } from '../../../access/session/last-opened.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()

const hit = (judul: string, more: Partial<Temuan> = {}): Temuan => ({
  jenis: 'paket',
  id: 7,
  judul,
  keterangan: '27 Des 2026 · Sisa 4 dari 45 kursi',
  alamat: '/admin/packages/umrah-akhir-tahun',
  ...more,
})

function answer(find: (q: string) => Temuan[] | Promise<Temuan[]>) {
  const asked: string[] = []
  server.use(
    http.get('*/api/cari', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      asked.push(q)
      return HttpResponse.json({ data: await find(q) })
    }),
  )
  return asked
}

async function opened() {
  const { user } = renderApp('/admin/profile')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Cari atau kerjakan' })
  return { user, field }
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true })

it('asks for the number of a paper in a body, and finds whose it is', async () => {
  const asked = answer(() => [])
  const sent: unknown[] = []
  server.use(
    http.post('*/api/cari', async ({ request }) => {
      sent.push(await request.json())
      const found = hit('SITI AMINAH', {
        jenis: 'jamaah',
        keterangan: 'KOTA DEPOK',
        alamat: '/admin/jamaah/7',
      })
      return HttpResponse.json({ data: [found] })
    }),
  )
  const { user, field } = await opened()
  await user.click(field)
  await user.paste('3602014107900001')
  expect(await screen.findByRole('option', { name: /SITI AMINAH/ })).toBeTruthy()
  expect([sent, asked]).toEqual([[{ q: '3602014107900001' }], []])
})

it('opens by Ctrl K with what can be begun and where one can go, and gives the focus back', async () => {
  const { user } = renderApp('/admin/profile')
  const plate = await screen.findByRole('button', { name: /^Cari atau kerjakan/ })
  plate.focus()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  expect(document.activeElement).toBe(field)
  const actions = within(screen.getByRole('group', { name: 'Tindakan' })).getAllByRole('option')
  expect(actions.map((option) => option.textContent?.trim())).toEqual(
    expect.arrayContaining([expect.stringContaining('Tambah paket'), 'Tulis artikel', 'Tambah tanya jawab']),
  )
  expect(screen.getByRole('option', { name: /Rekening/ })).toBeTruthy()
  for (const option of options()) expect(option).not.toMatch(/hapus|buang|logout/i)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(plate))
})

it('has the focus as soon as it is there, so that letters typed at once change no field of the page below', async () => {
  const { user } = renderApp('/admin/profile')
  await screen.findByRole('heading', { level: 1 })
  const focused = new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole('combobox', { name: 'Cari atau kerjakan' })) return
      observer.disconnect()
      resolve(document.activeElement)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await user.keyboard('{Control>}k{/Control}')
  expect(await focused).toBe(screen.getByRole('combobox', { name: 'Cari atau kerjakan' }))
})

it('says which line is chosen, walks through them in a circle, and goes where it leads', async () => {
  answer(() => [
    hit('Umrah Akhir Tahun'),
    hit('Akhirudin', { jenis: 'pendaftaran', id: 2, alamat: '/admin/pendaftaran?q=A1' }),
  ])
  const { user, field } = await opened()
  await user.type(field, 'akhir')
  await screen.findByRole('option', { name: /Umrah Akhir Tahun/ })
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id)
  expect(screen.getByRole('group', { name: 'Orang' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('4 hasil', { selector: '[role=status]' })).toBeTruthy())
  await user.keyboard('{ArrowUp}')
  expect(chosen().textContent).toContain('Lihat pendaftarannya')
  await user.keyboard('{ArrowDown}')
  expect(chosen().textContent).toContain('Umrah Akhir Tahun')
  await user.keyboard('{ArrowDown}')
  expect(chosen().textContent).toContain('Akhirudin')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Pendaftaran' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows one kind alone by Tab, and after a sign only what can be done', async () => {
  answer(() => [
    hit('Umrah'),
    hit('Umrah dan usia', { jenis: 'artikel', id: 1, alamat: '/admin/articles/u' }),
  ])
  const { user, field } = await opened()
  await user.type(field, 'umrah')
  await screen.findByRole('option', { name: /usia/ })
  await user.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(field)
  expect(options()).toHaveLength(1)
  expect(screen.getByText('Artikel, 1 hasil')).toBeTruthy()
  await user.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
  expect(options().length).toBeGreaterThan(1)
  await user.clear(field)
  await user.type(field, '>tambah')
  expect(options()[0]).toContain('Tambah paket')
  for (const option of options()) expect(option).toMatch(/^Tambah /)
})

it('lets no late answer stand under another search, and moves nothing that was chosen', async () => {
  const asked = answer(async (q) => {
    if (q === 'a') await delay(400)
    return [hit(q === 'a' ? 'Lama' : 'Artikel baru', { id: q.length })]
  })
  const { user, field } = await opened()
  await user.type(field, 'a')
  await waitFor(() => expect(asked).toEqual(['a']))
  await user.type(field, 'rtikel')
  const own = chosen().textContent
  await screen.findByRole('option', { name: /Artikel baru/ })
  expect(chosen().textContent).toBe(own)
  expect(screen.queryByRole('option', { name: /Lama/ })).toBeNull()
})

it('offers to begin something where nothing fits', async () => {
  answer(() => [])
  const { user, field } = await opened()
  await user.type(field, 'xyzzy<b>')
  expect(await screen.findByText('xyzzy<b>', { selector: 'b' })).toBeTruthy()
  expect(screen.getByText('Tidak ada yang cocok', { selector: '[role=status]' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Tambah Paket' })).toBeTruthy()
})

it('says when the search failed, and tries again by the same key', async () => {
  let isUp = false
  server.use(
    http.get('*/api/cari', () =>
      isUp
        ? HttpResponse.json({ data: [hit('Umrah Akhir Tahun')] })
        : HttpResponse.json({ message: 'x' }, { status: 500 }),
    ),
  )
  const { user, field } = await opened()
  await user.type(field, 'akhir')
  await screen.findByRole('option', { name: /Coba cari lagi/ })
  isUp = true
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: /Umrah Akhir Tahun/ })).toBeTruthy()
})

it('begins with what was opened last, of whoever is signed in, and keeps no more than a few', async () => {
  const { user } = renderApp('/admin/profile')
  await screen.findByRole('heading', { level: 1 })
  for (let n = 1; n <= 7; n += 1) noteOpened({ judul: `Paket ${n}`, alamat: `/admin/packages/${n}` })
  noteOpened({ judul: 'Paket 5', alamat: '/admin/packages/5' })
  noteOpened({ judul: 'Lain', alamat: 'https://lain.test/' })
  expect(lastOpened().map(({ judul }) => judul)).toEqual([
    'Paket 5',
    'Paket 7',
    'Paket 6',
    'Paket 4',
    'Paket 3',
  ])
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox')
  expect(chosen().textContent).toContain('Paket 5')
})

it('leaves the keys to a dialog that is open', async () => {
  const { user } = renderApp('/admin/profile')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByRole('dialog')
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('is nobody else’s than staff’s', async () => {
  renderApp('/user/home', 'user')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /^Cari atau kerjakan/ })).toBeNull()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['telepon', /^Kontak/],
  ['undang', /^Akun dan peran/],
  ['smtp', /^Kotak keluar/],
  ['logo', /^Identitas/],
  ['faq', /^Tanya Jawab/],
])('finds a page by %s, a word that it is not called by', async (word, page) => {
  answer(() => [])
  const { user, field } = await opened()
  await user.type(field, word)
  expect(await screen.findByRole('option', { name: page })).toBeTruthy()
})

it('puts what is known by a word before what mentions it in passing, and the card of the agency’s telephone first', async () => {
  answer(() => [])
  const { user, field } = await opened()
  await user.type(field, 'telepon')
  await screen.findByRole('option', { name: /^Tempat mengadu/ })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kontak/),
    expect.stringMatching(/^Pendaftaran/),
    expect.stringMatching(/^Tempat mengadu/),
    expect.stringMatching(/^Tambah pendaftaran/),
  ])
})

import { salinanPada } from '@safar/shared/content/paket/copy-paket'
import { paketRecord } from '@safar/shared/content/paket/factory'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { button, fakeApi, field, renderForm } from '../../../testing/paket-form.tsx'

const { api, server } = fakeApi()
const sent: { body: unknown; key: string | null }[] = []
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  api.stored = paketRecord({ id: 7, keterangan: 'Kumpul 12 Desember 2026' })
  sent.length = 0
  server.use(
    http.post('*/api/paket/salin', async ({ request }) => {
      const body = (await request.json()) as { dari: number; tanggal: string[] }
      sent.push({ body, key: request.headers.get('idempotency-key') })
      const data = body.tanggal.map((day, at) =>
        paketRecord({ id: 20 + at, slug: `salinan-${at}`, ...salinanPada(api.stored, day) }),
      )
      return HttpResponse.json({ data }, { status: 201 })
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialog = () => screen.findByRole('dialog', { name: 'Salin ke beberapa tanggal' })
const days = () =>
  within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Tanggal keberangkatan',
  })
const type = (value: string) => fireEvent.change(days(), { target: { value } })

async function open() {
  const view = renderForm('/admin/packages/add')
  await view.user.click(button('Salin dari paket lain'))
  const choice = await screen.findByRole('dialog', { name: 'Salin dari paket lain' })
  await view.user.click(within(choice).getByRole('radio', { name: 'Beberapa tanggal' }))
  await view.user.click(await within(choice).findByRole('button', { name: /Umrah Reguler Desember/ }))
  await dialog()
  return view
}

it('shows the departures that come of the lines, makes their drafts, and leads to the list', async () => {
  const { user, router } = await open()
  type('13/2/2099\n16 Januari 2099\n12/12/2026')
  const listed = screen.getByRole('list', { name: '3 keberangkatan' })
  expect(within(listed).getAllByRole('listitem')[0]?.textContent).toContain('12 Desember 2026')
  expect(listed.textContent).toMatch(
    /(?:Sudah lewat|Tanggal ini sudah ada).*16 Januari 2099.*13 Februari 2099/,
  )
  type('13/2/2099\n16 Januari 2099')
  const name = (day: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: day })
  expect(name(/^Nama paket .*16 Januari 2099/).value).toBe('Umrah Reguler Januari')
  const other = name(/^Nama paket .*13 Februari 2099/)
  expect(other.value).toBe('Umrah Reguler Februari')
  fireEvent.change(other, { target: { value: ' ' } })
  await user.click(button('Buat 2 draf'))
  expect(document.activeElement).toBe(other)
  expect(sent).toEqual([])
  fireEvent.change(other, { target: { value: 'Umrah Tengah Bulan' } })
  await user.click(button('Buat 2 draf'))
  const made = await screen.findByRole('heading', { name: '2 draf dibuat' })
  expect(document.activeElement).toBe(made)
  const nama = ['Umrah Reguler Januari', 'Umrah Tengah Bulan']
  expect(sent.map(({ body }) => body)).toEqual([{ dari: 7, tanggal: ['2099-01-16', '2099-02-13'], nama }])
  expect(screen.getByRole('link', { name: /16 Januari 2099/ }).getAttribute('href')).toBe(
    '/admin/packages/salinan-0',
  )
  expect(screen.getAllByText('Masih menyebut 12 Desember 2026')).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: 'Lihat di daftar' }))
  await screen.findByRole('heading', { name: 'Packages' })
  expect(router.state.location.search).toBe('?status=draf')
})

it('names lines that are no days and sends nothing', async () => {
  const { user } = await open()
  await user.click(button('Buat draf'))
  expect(screen.getByRole('alert').textContent).toBe('Tulis paling sedikit satu tanggal.')
  // A missing year is shown at once.
  type('16 Januari')
  expect(screen.getByRole('alert').textContent).toContain('Tahunnya belum ditulis')
  type('16/1/2099\n30 Februari 2099\n16-1-2099')
  await user.click(button('Buat 1 draf'))
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Baris 2, “30 Februari 2099”: 30 Februari 2099 tidak ada.*\nBaris 3 sama dengan baris 1\.$/,
  )
  expect(sent).toEqual([])
})

it('keeps what was typed when it fails, and sends it again as the same sending', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post(
      '*/api/paket/salin',
      ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const { user } = await open()
  type('16/1/2099')
  await user.click(button('Buat 1 draf'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Draf belum dapat dibuat\. Tidak dapat/)
  expect(days().value).toBe('16/1/2099')
  // The input is not lost with the dialog.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button('Salin dari paket lain'))
  await user.click(await screen.findByRole('button', { name: /Umrah Reguler Desember/ }))
  await dialog()
  expect(days().value).toBe('16/1/2099')
  await user.click(button('Buat 1 draf'))
  await screen.findByRole('heading', { name: '1 draf dibuat' })
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(sent[0]?.key).toBe(keys[0])
})

it('is busy while drafts are made: nothing closes it, and no second ones are asked for', async () => {
  const held = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/paket/salin', async () => {
      await held.promise
      return HttpResponse.json({ message: 'Server penuh' }, { status: 503 })
    }),
  )
  const { user } = await open()
  type('16/1/2099')
  await user.click(button('Buat 1 draf'))
  await waitFor(() => expect(button('Kembali').hasAttribute('disabled')).toBe(true))
  await user.keyboard('{Escape}')
  expect(days().readOnly).toBe(true)
  held.resolve()
  expect((await screen.findByRole('alert')).textContent).toBe('Draf belum dapat dibuat. Server penuh')
  expect(days().readOnly).toBe(false)
})

it('is offered beside a form that was filled with a package, and leaves the form as it is', async () => {
  const { user } = renderForm('/admin/packages/add?salin=7')
  await screen.findByText(/Disalin dari Umrah Reguler Desember/)
  fireEvent.change(field('Nama paket'), { target: { value: 'Nama baru' } })
  await user.click(button('Salin ke beberapa tanggal'))
  await dialog()
  fireEvent.submit(days())
  expect(await screen.findByText('Tulis paling sedikit satu tanggal.')).toBeTruthy()
  await user.click(button('Kembali'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('Nama paket').value).toBe('Nama baru')
  expect(api.sent).toEqual([])
})

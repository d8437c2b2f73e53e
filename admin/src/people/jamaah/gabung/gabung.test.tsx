import { keadaanDokumen } from '@safar/shared/people/jamaah/dokumen'
import type { KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { filled } from '@safar/shared/records/noun/given'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { server } = fakeApi()
const person = (id: number, more: object): Jamaah => ({
  id,
  ...filled(JAMAAH_FIELDS, { nama_paspor: 'SITI AMINAH', tgl_lahir: '1980-05-05', ...more }),
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: `u${id}`,
})
const SAME: KembarJamaah = {
  id: 2,
  nama_paspor: 'SITI AMINAH',
  tgl_lahir: '1980-05-05',
  nik: '',
  no_paspor: '',
  karena: ['lahir'],
  updated_at: 'u2',
}

/** Serves two records of one person; returns what is sent, and lets the joining be refused. */
function two() {
  const sent: unknown[] = []
  const state = { refusal: '' }
  const records = [
    person(1, { tempat_lahir: 'Depok', kebutuhan: '••••••' }),
    person(2, { tempat_lahir: 'Bogor', nama_ayah: 'HASAN', kebutuhan: '••••••' }),
  ]
  for (const record of records)
    server.use(http.get(`*/api/jamaah/${record.id}`, () => HttpResponse.json({ data: record })))
  server.use(
    http.get('*/api/jamaah/1/kembar', () => HttpResponse.json({ data: [SAME] })),
    http.get('*/api/jamaah/1/dokumen', () =>
      HttpResponse.json({ data: [], meta: { keadaan: keadaanDokumen([]) } }),
    ),
    http.post('*/api/jamaah/1/gabung', async ({ request }) => {
      sent.push(await request.json())
      return state.refusal
        ? HttpResponse.json({ message: state.refusal }, { status: 409 })
        : HttpResponse.json({ data: records[0] })
    }),
  )
  return { sent, state }
}

it('points out who may be the same person, and joins by what is chosen of each differing field', async () => {
  const { sent } = two()
  const { user } = renderApp('/admin/jamaah/1')
  expect(await screen.findByText(/Nama dan tanggal lahir sama/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gabungkan dengan data nomor 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gabungkan dua data jamaah' })
  const birthplace = await within(dialog).findByRole('radiogroup', { name: 'Tempat lahir' })
  expect(within(birthplace).getByRole('radio', { name: 'Depok' })).toMatchObject({ checked: true })
  const father = within(dialog).getByRole('radiogroup', { name: 'Nama ayah' })
  expect(within(father).getByRole('radio', { name: 'HASAN' })).toMatchObject({ checked: true })
  expect(within(dialog).getByRole('radiogroup', { name: 'Kebutuhan perjalanan' })).toBeTruthy()
  expect(within(dialog).queryByRole('radiogroup', { name: 'Nama di paspor' })).toBeNull()
  await user.click(within(birthplace).getByRole('radio', { name: 'Bogor' }))
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan' }))
  const open = await within(dialog).findByRole('link', { name: 'Buka datanya' })
  expect(open.getAttribute('href')).toBe('/admin/jamaah/1')
  expect(sent).toEqual([
    {
      dengan_id: 2,
      ambil: expect.arrayContaining(['nama_ayah', 'tempat_lahir']),
      updated_at: 'u1',
      updated_at_lain: 'u2',
    },
  ])
})

it('says why two are not joined, and keeps what was chosen', async () => {
  const { state } = two()
  state.refusal = 'Keduanya ada di pemesanan SFR-2026-0001. Keluarkan dulu salah satunya dari sana.'
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByRole('button', { name: 'Gabungkan dengan data nomor 2' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('radio', { name: 'Bogor' }))
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('SFR-2026-0001')
  expect(within(dialog).getByRole('radio', { name: 'Bogor' })).toMatchObject({ checked: true })
})

it('points out no more whom somebody tells apart, and takes that back', async () => {
  const { sent } = two()
  server.use(
    http.post('*/api/jamaah/1/bukan-kembar', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: sent.length === 1 ? [] : [SAME] })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByRole('button', { name: 'Data nomor 2 bukan orang yang sama' }))
  expect(await screen.findByText('Data nomor 2 ditandai bukan orang yang sama.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Gabungkan dengan data nomor 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Urungkan tanda pada data nomor 2' }))
  expect(await screen.findByRole('button', { name: 'Gabungkan dengan data nomor 2' })).toBeTruthy()
  expect(sent).toEqual([
    { dengan_id: 2, bukan: true },
    { dengan_id: 2, bukan: false },
  ])
})

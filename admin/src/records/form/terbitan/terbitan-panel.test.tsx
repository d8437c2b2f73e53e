import { ApiError } from '@safar/shared/platform/http/errors'
import type { Fields, Noun } from '@safar/shared/records/noun/field'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { draftUnlessSaid, type Status } from '@safar/shared/records/noun/states'
import { emptyValues, type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { AddPage } from '../add-page.tsx'
import { callsOf } from '../calls.ts'
import { EditPage } from '../edit-page.tsx'
import type { FormShape, Looks } from '../shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../states.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  isi: { kind: 'text', max: 200, required: 'create' },
  ...draftUnlessSaid,
} as const satisfies Fields
const NOUN = {
  name: 'kota',
  fields: FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'whole',
  draftsInBrowser: true,
  published: true,
} as const satisfies Noun
const LOOKS: Looks<typeof FIELDS> = { nama: { label: 'Nama' }, isi: { label: 'Isi' }, ...STATE_LOOKS }

const stored = (status: Status) => ({
  id: 7,
  nama: 'Makkah',
  isi: status === 'draf' ? '' : 'Lembah di antara bukit.',
  status,
  terbit_pada: status === 'terbit' ? '2026-01-01T00:00:00.000Z' : '',
  turun_pada: '',
  kosong: status === 'draf' ? 'isi' : '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T03:30:00.000Z',
})
type Kota = ReturnType<typeof stored>

function setUp(path: string, record: Kota = stored('draf')) {
  const sent: object[] = []
  const save = async (input: object) => {
    sent.push(input)
    return { ...record, ...input }
  }
  const schemas = { add: createSchema(FIELDS), edit: updateSchema(FIELDS) }
  const shape: FormShape<FormValuesOf<typeof FIELDS>, Kota> = {
    noun: NOUN,
    word: 'kota',
    looks: LOOKS,
    sections: [{ id: 'umum', title: 'Umum', fields: ['nama', 'isi'] }, STATE_SECTION],
    valuesOf: (kota) => valuesOf(FIELDS, kota),
    schemas,
    calls: callsOf(NOUN, {
      client: { get: async () => record, create: save, update: (_id, input) => save(input) },
      riwayat: {
        list: async () => ({
          data: [{ id: 1, aksi: 'ubah', waktu: '2026-01-02T03:30:00.000Z', oleh: 'Siti', akun: null }],
          total: 1,
        }),
        get: async () => {
          throw new ApiError(404, {})
        },
        restore: async () => ({ pesan: null }),
      },
      trash: { list: async () => [], restore: async () => null },
      schemas,
    }),
    list: { path: '/kota', title: 'Kota' },
    publicPath: () => '/kota-kami',
  }
  const view = renderRoutes(
    [
      { path: '/kota', element: 'Daftar kota' },
      { path: '/kota/add', element: <AddPage shape={shape} clean={emptyValues(FIELDS)} /> },
      { path: '/kota/:id', element: <EditPage shape={shape} /> },
    ],
    path,
  )
  return { ...view, sent }
}

const panel = async () => within(await screen.findByRole('region', { name: 'Terbitan' }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true })

it('says of a new one what it lacks, leads to each field, and counts what is there', async () => {
  const { user } = setUp('/kota/add')
  const { findByText, getByRole, queryByRole } = await panel()
  await findByText('0 dari 2 siap')
  expect(getByRole('radio', { name: 'Draf' })).toHaveProperty('checked', true)
  expect(queryByRole('radio', { name: 'Arsip' })).toBeNull()
  await user.click(getByRole('button', { name: 'Isi Lengkapi' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Isi/))
  type(/^Isi/, 'Dua kota.')
  await findByText('1 dari 2 siap')
  type(/^Nama/, 'Madinah')
  await findByText('Lengkap, siap terbit')
})

it('asks a plan for its time at once, and sends it', async () => {
  const { user, sent } = setUp('/kota/7', stored('arsip'))
  const { getByRole, getByLabelText, queryByLabelText } = await panel()
  expect(queryByLabelText('Terbit pada')).toBeNull()
  await user.click(getByRole('radio', { name: 'Terjadwal' }))
  save()
  await screen.findByText('Isi kapan konten ini terbit')
  expect(sent).toEqual([])
  fireEvent.change(getByLabelText('Terbit pada'), { target: { value: '2099-01-01T08:00' } })
  save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ status: 'terjadwal', terbit_pada: '2099-01-01T01:00:00.000Z' }]),
  )
})

it('tells of a live one since when, who changed it and where it is seen, and folds its times away', async () => {
  setUp('/kota/7', stored('terbit'))
  const { findByText, getByText, getByRole } = await panel()
  await findByText(/oleh Siti$/)
  expect(getByText('Terbit sejak').nextElementSibling?.textContent).toBe('1 Jan 2026, 07.00')
  expect(getByRole('link', { name: '/kota-kami' })).toBeTruthy()
  expect(getByText('Waktu terbit dan turun').closest('details')?.open).toBe(false)
  expect(getByText('Lengkap')).toBeTruthy()
})

it('leads to no page that a draft does not have', async () => {
  setUp('/kota/7')
  const { findByText, queryByRole } = await panel()
  await findByText('Akan tampil di')
  expect(queryByRole('link')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Lihat di situs/ })).toBeNull()
})

it('keeps a draft of any noun with states, whatever state is chosen', async () => {
  const { user, sent } = setUp('/kota/add')
  const { getByRole } = await panel()
  type(/^Nama/, 'Madinah')
  await user.click(getByRole('radio', { name: 'Terbit' }))
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }))
  await waitFor(() => expect(sent).toMatchObject([{ status: 'draf', nama: 'Madinah' }]))
})

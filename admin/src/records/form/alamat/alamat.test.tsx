import { ApiError } from '@safar/shared/platform/http/errors'
import type { Fields, Noun } from '@safar/shared/records/noun/field'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { draftUnlessSaid, type Status } from '@safar/shared/records/noun/states'
import { emptyValues, type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { AddPage } from '../add-page.tsx'
import { callsOf } from '../calls.ts'
import { EditPage } from '../edit-page.tsx'
import type { FormShape, Looks } from '../shape.ts'
import { STATE_LOOKS } from '../states.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
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
  addressed: true,
} as const satisfies Noun
const LOOKS: Looks<typeof FIELDS> = { nama: { label: 'Nama' }, ...STATE_LOOKS }

const stored = (status: Status) => ({
  id: 7,
  slug: 'makkah',
  nama: 'Makkah',
  status,
  terbit_pada: status === 'terbit' ? '2026-01-01T00:00:00.000Z' : '',
  turun_pada: '',
  kosong: '',
  created_at: 'then',
  updated_at: 'then',
})
type Kota = ReturnType<typeof stored>

function setUp(path: string, record: Kota = stored('draf'), taken?: string) {
  const sent: object[] = []
  const save = async (input: object) => {
    sent.push(input)
    if (taken && 'slug' in input && input.slug === taken)
      throw new ApiError(409, {
        message: 'Sudah dipakai',
        errors: { slug: [`Yang masih bebas: ${taken}-2`] },
      })
    return { ...record, ...input }
  }
  const schemas = { add: createSchema(FIELDS), edit: updateSchema(FIELDS) }
  const shape: FormShape<FormValuesOf<typeof FIELDS>, Kota> = {
    noun: NOUN,
    word: 'kota',
    looks: LOOKS,
    sections: [{ id: 'umum', title: 'Umum', fields: ['nama', 'status'] }],
    valuesOf: (kota) => valuesOf(FIELDS, kota),
    schemas,
    calls: callsOf(NOUN, {
      client: { get: async () => record, create: save, update: (_id, input) => save(input) },
      riwayat: {
        list: async () => ({ data: [], total: 0 }),
        get: async () => {
          throw new ApiError(404, {})
        },
        restore: async () => ({ pesan: null }),
      },
      trash: { list: async () => [], restore: async () => null },
      schemas,
    }),
    list: { path: '/kota', title: 'Kota' },
    publicPath: ({ slug }) => `/kota/${slug}`,
  }
  renderRoutes(
    [
      { path: '/kota', element: 'Daftar kota' },
      { path: '/kota/add', element: <AddPage shape={shape} clean={emptyValues(FIELDS)} /> },
      { path: '/kota/:id', element: <EditPage shape={shape} /> },
    ],
    path,
  )
  return sent
}

const alamat = () => screen.findByLabelText<HTMLInputElement>('Tautan halaman')
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true })

it('follows the name of what nobody can read yet, and makes an address of what is typed', async () => {
  const sent = setUp('/kota/add')
  const field = await alamat()
  type(screen.getByLabelText(/^Nama/), 'Kota Suci Makkah')
  await screen.findByText('Mengikuti nama: /kota/kota-suci-makkah. Isi bila ingin tautan lain')
  type(field, 'Tanah Haram!')
  expect(field.value).toBe('tanah-haram')
  await screen.findByText('Halamannya di /kota/tanah-haram')
  save()
  await waitFor(() => expect(sent).toMatchObject([{ nama: 'Kota Suci Makkah', slug: 'tanah-haram' }]))
})

it('stays blank of a draft whose address its name made, so that it goes on following', async () => {
  const sent = setUp('/kota/7')
  expect((await alamat()).value).toBe('')
  type(screen.getByLabelText(/^Nama/), 'Madinah')
  save()
  await waitFor(() => expect(sent).toMatchObject([{ nama: 'Madinah', slug: '' }]))
})

it('says of a live one that the old address will lead on, and asks for one where it is blank', async () => {
  const sent = setUp('/kota/7', stored('terbit'))
  const field = await alamat()
  expect(field.value).toBe('makkah')
  type(field, 'makkah-baru')
  await screen.findByText('Tautan lama, /kota/makkah, akan terus mengantar pengunjung ke tautan baru')
  type(field, '')
  save()
  await screen.findByText('Isi tautan halaman ini')
  expect(sent).toEqual([])
})

it('says at the field that an address is taken, with one that is free', async () => {
  setUp('/kota/7', stored('terbit'), 'madinah')
  type(await alamat(), 'madinah')
  save()
  await screen.findByText('Yang masih bebas: madinah-2')
  expect(screen.queryByText(/diubah orang lain/)).toBeNull()
})

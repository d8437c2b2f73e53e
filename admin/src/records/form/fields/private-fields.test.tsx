import type { Berkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi-client'
import type { Noun } from '@safar/shared/records/noun/field'
import { updateSchema } from '@safar/shared/records/noun/noun-schema'
import { emptyValues } from '@safar/shared/records/noun/values'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { FormContext } from '../form-context.ts'
import { FilesSection } from '../parts/files-section.tsx'
import type { FormShape } from '../shape.ts'
import { useNewForm } from '../use-new-form.ts'
import { FormField } from './form-field.tsx'
import { refFinder } from './ref-finder.ts'

const NOUN = {
  name: 'peserta',
  title: 'catatan',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'none',
  draftsInBrowser: false,
  fields: {
    catatan: { kind: 'text', max: 40 },
    jamaah_id: { kind: 'ref', to: 'jamaah', onDelete: 'restrict' },
    jumlah: { kind: 'money', min: 1, max: 99_999_999_999, currency: { field: 'mata_uang' } },
    mata_uang: { kind: 'choice', of: ['Rp', 'USD'], required: 'always' },
  },
  files: { paspor: { read: 'staff', write: 'staff', takes: ['image/jpeg'], max: 1_000_000, most: 2 } },
} as const satisfies Noun
const JAMAAH = {
  name: 'jamaah',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'none',
  draftsInBrowser: false,
  fields: { nama: { kind: 'text', max: 40, required: 'always' } },
} as const satisfies Noun
const PEOPLE = [
  { id: 3, nama: 'Siti Aminah', created_at: '', updated_at: '' },
  { id: 7, nama: 'Budi Santoso', created_at: '', updated_at: '' },
]

const asked: string[] = []
const find = refFinder(JAMAAH, {
  async list({ q = '' } = {}) {
    asked.push(q)
    return PEOPLE.filter(({ nama }) => nama.toLowerCase().includes(q.toLowerCase()))
  },
  async get(id) {
    const found = PEOPLE.find((one) => one.id === Number(id))
    if (!found) throw new Error('gone')
    return found
  },
})

function filesOf(files: Berkas[]): NonNullable<FormShape['files']> {
  return {
    paspor: {
      label: 'Paspor',
      calls: {
        list: async () => [...files],
        async add(_id, { name }) {
          files.push({
            id: name,
            tipe: 'image/jpeg',
            besar: 1,
            ada: true,
            created_at: '2026-11-27T01:00:00.000Z',
          })
          return name
        },
        open: async () => new Blob(),
        async remove(_id, id) {
          files.splice(0, files.length, ...files.filter((file) => file.id !== id))
        },
      },
    },
  }
}

const schema = updateSchema(NOUN.fields)
const refuse = async (): Promise<never> => {
  throw new Error('Nobody saves here')
}
const SHAPE: FormShape = {
  noun: NOUN,
  word: 'peserta',
  looks: {
    catatan: { label: 'Catatan' },
    jamaah_id: { label: 'Jamaah', find },
    jumlah: { label: 'Jumlah' },
    mata_uang: { label: 'Mata uang' },
  },
  files: filesOf([]),
  sections: [{ id: 'umum', title: 'Umum', fields: ['catatan', 'jamaah_id', 'jumlah', 'mata_uang'] }],
  valuesOf: () => emptyValues(NOUN.fields),
  schemas: { add: schema, edit: schema },
  calls: {
    get: refuse,
    create: refuse,
    update: refuse,
    readAnswer: () => null,
    riwayat: { list: refuse, get: refuse, restore: refuse },
    trash: { list: refuse, restore: refuse },
  },
  list: { path: '/peserta', title: 'Semua peserta' },
}

let values: () => object = () => ({})
function Form({ path, id }: { path?: string; id?: number }) {
  const start = emptyValues(NOUN.fields)
  const form = useNewForm(SHAPE, start, start, 'edit')
  values = form.getValues
  const record = id === undefined ? undefined : { id, created_at: '', updated_at: '' }
  return (
    <FormContext value={form}>
      {path === undefined ? <FilesSection record={record} /> : <FormField path={path} />}
    </FormContext>
  )
}

it('finds a record of another noun by a few letters, shows its name, and lets another be taken', async () => {
  const { user } = renderRoutes([{ path: '/', element: <Form path="jamaah_id" /> }], '/')
  await user.type(await screen.findByRole('textbox', { name: 'Jamaah' }), 'bud')
  await waitFor(() => expect(asked).toContain('bud'))
  // Without a layout, the list counts as one whose field is out of sight.
  fireEvent.click(await screen.findByRole('option', { name: 'Budi Santoso', hidden: true }))
  expect(values()).toMatchObject({ jamaah_id: 7 })
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Jamaah' })).toMatchObject({
      value: 'Budi Santoso',
      readOnly: true,
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Ganti' }))
  expect(values()).toMatchObject({ jamaah_id: '' })
  await user.type(screen.getByRole('textbox', { name: 'Jamaah' }), 'zzz')
  expect(await screen.findByText('Tidak ada yang cocok')).toBeTruthy()
})

it('shows a sum with the currency that its own field names', () => {
  renderRoutes([{ path: '/', element: <Form path="jumlah" /> }], '/')
  fireEvent.change(screen.getByRole('textbox', { name: 'Jumlah' }), { target: { value: '10000000' } })
  expect(screen.getByRole('textbox', { name: 'Jumlah' })).toMatchObject({ value: '10.000.000' })
  expect(values()).toMatchObject({ jumlah: 10_000_000 })
  expect(screen.getByText('Rp')).toBeTruthy()
})

it('takes private files of a record that is there, and removes one once that is sure', async () => {
  const { user } = renderRoutes([{ path: '/', element: <Form id={5} /> }], '/')
  const group = screen.getByRole('group', { name: 'Paspor' })
  const input = group.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input')
  await user.upload(input, new File(['x'], 'paspor.jpg', { type: 'image/jpeg' }))
  await user.click(await within(group).findByRole('button', { name: /^Hapus Foto JPEG/ }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(within(group).queryByRole('button', { name: /^Unduh/ })).toBeNull())
})

it('asks for the record first where it is not saved yet', () => {
  renderRoutes([{ path: '/', element: <Form /> }], '/')
  expect(screen.getByText('Simpan peserta ini dahulu, lalu unggah berkasnya.')).toBeTruthy()
})

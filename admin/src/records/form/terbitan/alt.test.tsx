import type { Gambar } from '@safar/shared/files/gambar/gambar'
import type { Fields, Noun } from '@safar/shared/records/noun/field'
import { createSchema } from '@safar/shared/records/noun/noun-schema'
import { draftUnlessSaid } from '@safar/shared/records/noun/states'
import { emptyValues } from '@safar/shared/records/noun/values'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http, type PathParams } from 'msw'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ImageField } from '../fields/image-field.tsx'
import { FormContext } from '../form-context.ts'
import { PictureDialog } from '../naskah/picture-dialog.tsx'
import type { FormShape } from '../shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../states.ts'
import { useNewForm } from '../use-new-form.ts'
import { MissingFields } from './missing-fields.tsx'
import { useReadiness } from './use-readiness.ts'

const { server } = fakeApi()

const FOTO = 'foto-1600x1200.webp'
const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  foto: { kind: 'image' },
  isi: { kind: 'text', max: 400, markdown: true },
  ...draftUnlessSaid,
} as const satisfies Fields
const NOUN: Noun = {
  name: 'kota',
  fields: FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'whole',
  draftsInBrowser: true,
  published: true,
}
const schema = createSchema(FIELDS)
const refuse = async (): Promise<never> => {
  throw new Error('Nobody saves here')
}

/** Serves a library with these pictures; returns the descriptions received. */
function library(...known: Partial<Gambar>[]) {
  const told: [name: string, change: object][] = []
  const pictures = new Map(
    known.map((given) => {
      const gambar: Gambar = {
        image_name: FOTO,
        alt: '',
        hiasan: false,
        fokus: { x: 0.5, y: 0.5 },
        lebar: 1600,
        tinggi: 1200,
        berkas: '',
        dipakai: [],
        menetap: false,
        created_at: '2026-11-21T03:00:00.000Z',
        ...given,
      }
      return [gambar.image_name, gambar]
    }),
  )
  const of = (name: unknown) => pictures.get(String(name))
  const none = () => HttpResponse.json({ message: 'Gambar ini tidak ada.' }, { status: 404 })
  server.use(
    http.get('*/api/gambar/:name', ({ params }) => {
      const data = of(params.name)
      return data ? HttpResponse.json({ data }) : none()
    }),
    http.patch<PathParams, { alt?: string; hiasan?: boolean }>(
      '*/api/gambar/:name',
      async ({ params, request }) => {
        const change = await request.json()
        const before = of(params.name)
        if (!before) return none()
        const data = { ...before, ...change }
        pictures.set(data.image_name, data)
        told.push([data.image_name, change])
        return HttpResponse.json({ data })
      },
    ),
  )
  return told
}

function renderForm(content: { foto?: string; isi?: string }, withoutAlt = false) {
  const values = { ...emptyValues(FIELDS), nama: 'Makkah', ...content }
  const shape: FormShape = {
    noun: { ...NOUN, ...(withoutAlt && { withoutAlt: true }) },
    word: 'kota',
    looks: { nama: { label: 'Nama' }, foto: { label: 'Foto' }, isi: { label: 'Isi' }, ...STATE_LOOKS },
    sections: [{ id: 'umum', title: 'Umum', fields: ['nama', 'foto', 'isi'] }, STATE_SECTION],
    valuesOf: () => values,
    schemas: { add: schema, edit: schema },
    calls: {
      get: refuse,
      create: refuse,
      update: refuse,
      readAnswer: () => null,
      riwayat: { list: refuse, get: refuse, restore: refuse },
      trash: { list: refuse, restore: refuse },
    },
    list: { path: '/kota', title: 'Kota' },
  }
  function Missing() {
    return <MissingFields {...useReadiness()} isLive={false} />
  }
  function Form() {
    const form = useNewForm(shape, values, values, 'add')
    return (
      <FormContext value={form}>
        <ImageField path="foto" />
        <Missing />
      </FormContext>
    )
  }
  return renderRoutes([{ path: '/', element: <Form /> }], '/')
}

it('names a picture without words as missing, until they are written beside it', async () => {
  const told = library({})
  const { user } = renderForm({ foto: FOTO })
  expect(await screen.findByRole('button', { name: /^Deskripsi gambar Foto/ })).toBeTruthy()
  const field = await screen.findByRole('textbox', { name: 'Deskripsi gambar foto' })
  await user.type(field, ' Pelataran ')
  expect(told).toEqual([])
  await user.tab()
  expect(await screen.findByText('Tersimpan bersama gambarnya.')).toBeTruthy()
  expect(told).toEqual([[FOTO, { alt: 'Pelataran' }]])
  expect(await screen.findByText('Lengkap, siap terbit')).toBeTruthy()
})

it('takes a decoration for told, and asks none of a noun that does without', async () => {
  const told = library({})
  const { user } = renderForm({ foto: FOTO })
  await user.click(await screen.findByRole('checkbox', { name: 'Hiasan saja, lewati pembaca layar' }))
  expect(await screen.findByText('Lengkap, siap terbit')).toBeTruthy()
  expect(told).toEqual([[FOTO, { hiasan: true }]])
})

it('asks for no words where a noun does without', () => {
  library({})
  renderForm({ foto: FOTO }, true)
  expect(screen.queryByRole('textbox', { name: 'Deskripsi gambar foto' })).toBeNull()
  expect(screen.getByText('Lengkap, siap terbit')).toBeTruthy()
})

it('names pictures inside a text, also those that the library has not, as the server would', async () => {
  library({ alt: 'Pelataran' })
  renderForm({ foto: FOTO, isi: 'Peta: ![](hilang-800x600.webp)' })
  expect(await screen.findByRole('button', { name: /^Deskripsi gambar Isi/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Deskripsi gambar Foto/ })).toBeNull()
})

it.each([
  ['Peta Mina', { alt: 'Peta Mina' }],
  ['', { hiasan: true }],
])('tells the library what an article says of a bare picture: "%s"', async (alt, change) => {
  const told = library({})
  const chosen: object[] = []
  const picture = { name: FOTO, alt, caption: '' }
  const dialog = (
    <PictureDialog picture={picture} file={null} onClose={() => {}} onChoose={(one) => chosen.push(one)} />
  )
  const { user, queryClient } = renderRoutes([{ path: '/', element: dialog }], '/')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(await screen.findByRole('button', { name: 'Simpan gambar' }))
  await waitFor(() => expect(chosen).toEqual([picture]))
  expect(told).toEqual([[FOTO, change]])
})

it('leaves what the library says of a picture as it is, whatever one article says', async () => {
  const told = library({ alt: 'Pelataran' })
  const chosen: object[] = []
  const picture = { name: FOTO, alt: 'Jalan ke pelataran', caption: '' }
  const dialog = (
    <PictureDialog picture={picture} file={null} onClose={() => {}} onChoose={(one) => chosen.push(one)} />
  )
  const { user, queryClient } = renderRoutes([{ path: '/', element: dialog }], '/')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(await screen.findByRole('button', { name: 'Simpan gambar' }))
  await waitFor(() => expect(chosen).toEqual([picture]))
  expect(told).toEqual([])
})

it('asks in the dialog too before a tall picture is kept narrower', async () => {
  library()
  const dialog = <PictureDialog picture={null} file={null} onClose={() => {}} onChoose={() => {}} />
  const { user } = renderRoutes([{ path: '/', element: dialog }], '/')
  const shown = within(await screen.findByRole('dialog', { name: 'Sisipkan gambar' }))
  expect(shown.queryByRole('button', { name: 'Tetap pakai' })).toBeNull()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No file can be chosen')
  expect(input.accept).toContain('.heic')
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1080, height: 16_000, close: () => {} }))
  await user.upload(input, new File(['x'], 'tinggi.jpg', { type: 'image/jpeg' }))
  expect((await shown.findByRole('alert')).textContent).toContain('akan disimpan 432 × 6400 piksel')
  expect(shown.getByRole('button', { name: 'Tetap pakai' })).toBeTruthy()
  vi.unstubAllGlobals()
})

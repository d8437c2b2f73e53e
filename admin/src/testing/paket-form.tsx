import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Kembar } from '@safar/shared/content/paket/kembar'
import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { nilaiOf, perubahanNanti } from '@safar/shared/content/paket/perubahan/perubahan'
import { nilaiPaketSchema } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { withoutHoles } from '@safar/shared/records/noun/holes'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../app/providers.tsx'
import { AddPaketPage } from '../content/paket/form/add-paket-page.tsx'
import { EditPaketPage } from '../content/paket/form/edit-paket-page.tsx'

/** Fakes the API for the form: one package, and the bodies sent. */
export function fakeApi(stored: Paket = paketRecord({ id: 7 })) {
  const api = {
    stored,
    sent: [] as Record<string, unknown>[],
    /** The departures on offer that another would duplicate. */
    kembar: [] as Kembar[],
    uploads: 0,
    now: () => new Date().toISOString(),
  }
  const record = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    api.sent.push(body)
    return body
  }
  /** Answers as the API does: each hole of a draft filled, and an address. */
  const answered = (before: Paket, body: Record<string, unknown>) => {
    const { slug, ...sent } = body
    const whole = withoutHoles(PAKET_FIELDS, sent)
    const said = Object.entries(whole).filter(([name]) => name in sent)
    return {
      ...before,
      ...Object.fromEntries(said),
      ...(typeof slug === 'string' && slug !== '' && { slug }),
    }
  }
  const server = setupServer(
    http.get('*/api/pengaturan', () => HttpResponse.json({ message: 'Tidak ada' }, { status: 404 })),
    http.get('*/api/kembar', ({ request }) => {
      const asked = Object.fromEntries(new URL(request.url).searchParams)
      return HttpResponse.json({
        data: api.kembar.filter(({ nama_paket }) => nama_paket === asked.nama_paket),
      })
    }),
    http.get('*/api/paket', () => HttpResponse.json({ data: [api.stored] })),
    http.get('*/api/paket/:id', ({ params }) =>
      params.id === String(api.stored.id)
        ? HttpResponse.json({ data: api.stored })
        : HttpResponse.json({ message: 'Paket yang anda tuju tidak tersedia' }, { status: 404 }),
    ),
    http.get('*/api/paket/:id/riwayat', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.post('*/api/paket', async ({ request }) => {
      const body = await record(request)
      return HttpResponse.json({ data: answered(paketRecord({ id: 8 }), body) }, { status: 201 })
    }),
    http.post('*/api/paket/:id/perubahan', async ({ request }) => {
      const { created_at, status } = api.stored
      const catatan = [{ aksi: 'buat' as const, waktu: created_at, status, nilai: nilaiOf(api.stored) }]
      const nilai = nilaiPaketSchema.safeParse(await request.json())
      if (!nilai.success) return HttpResponse.json({ message: 'Data tidak valid' }, { status: 422 })
      return HttpResponse.json({ data: perubahanNanti(catatan, { waktu: api.now(), nilai: nilai.data }) })
    }),
    http.post('*/api/paket/:id', async ({ request }) => {
      const body = await record(request)
      api.stored = {
        ...answered(api.stored, body),
        updated_at: new Date(Date.now() + api.sent.length).toISOString(),
      }
      return HttpResponse.json({ data: api.stored })
    }),
    http.post('*/api/upload-image', () => {
      api.uploads += 1
      return HttpResponse.json({ image_name: `baru${api.uploads}-1600x1200.webp` }, { status: 201 })
    }),
  )
  return { api, server }
}

/** Renders the form's pages inside the app's own providers, beside the pages that they lead to. */
export function renderForm(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/packages', element: <h1>Packages</h1> },
      { path: '/admin/packages/add', element: <AddPaketPage /> },
      { path: '/admin/packages/:id', element: <EditPaketPage /> },
      { path: '/login', element: <h1>Login Safar</h1> },
    ],
    { initialEntries: [path] },
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router, user: userEvent.setup(), unmount: view.unmount }
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { updateSchema } from '@safar/shared/records/noun/noun-schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../../access/session/session-store.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { FormContext } from '../form-context.ts'
import type { FormShape } from '../shape.ts'
import { useNewForm } from '../use-new-form.ts'
import { FormField } from './form-field.tsx'

const FIELDS = {
  nik: { kind: 'sealed', max: 16, opens: 'admin', reason: true },
  catatan: { kind: 'sealed', max: 500, opens: 'admin', lines: true },
} as const
const MASKED = { nik: TERSEGEL, catatan: TERSEGEL }
const schema = updateSchema(FIELDS)
const refuse = async (): Promise<never> => {
  throw new Error('Nobody saves here')
}
const SHAPE: FormShape = {
  noun: {
    name: 'jamaah',
    fields: FIELDS,
    title: 'nik',
    audience: { reads: 'admin', writes: 'admin' },
    revised: 'none',
    draftsInBrowser: false,
    personal: { email: '', shows: { nik: 'NIK' }, kept: [{ months: 24, since: 'created_at' }] },
  },
  word: 'jamaah',
  looks: { nik: { label: 'NIK' }, catatan: { label: 'Catatan', lines: 4 } },
  sections: [{ id: 'umum', title: 'Umum', fields: ['nik', 'catatan'] }],
  valuesOf: () => MASKED,
  schemas: { add: schema, edit: schema },
  calls: {
    get: refuse,
    create: refuse,
    update: refuse,
    open: async (id, isian, alasan) => `${id} ${isian} ${alasan}`,
    readAnswer: () => null,
    riwayat: { list: refuse, get: refuse, restore: refuse },
    trash: { list: refuse, restore: refuse },
  },
  list: { path: '/jamaah', title: 'Semua jamaah' },
}

let values: () => object = () => ({})
function Form({ path = 'nik' }: { path?: 'nik' | 'catatan' }) {
  const form = useNewForm(SHAPE, MASKED, MASKED, 'edit', 7)
  values = form.getValues
  return (
    <FormContext value={form}>
      <FormField path={path} />
    </FormContext>
  )
}

it('shows that there is a sealed value, and takes another in its place once somebody wants that', () => {
  renderRoutes([{ path: '/', element: <Form /> }], '/')
  const field = screen.getByRole('textbox', { name: 'NIK' })
  expect(field).toMatchObject({ value: TERSEGEL, readOnly: true })
  expect(values()).toEqual(MASKED)
  fireEvent.click(screen.getByRole('button', { name: 'Ganti' }))
  fireEvent.change(field, { target: { value: '3276' } })
  expect(values()).toMatchObject({ nik: '3276' })
  expect(screen.queryByRole('button', { name: 'Ganti' })).toBeNull()
})

it('takes words of several lines in the place of sealed ones', () => {
  renderRoutes([{ path: '/', element: <Form path="catatan" /> }], '/')
  fireEvent.click(screen.getByRole('button', { name: 'Ganti' }))
  const words = 'Alergi kacang\nInsulin dingin'
  fireEvent.change(screen.getByRole('textbox', { name: 'Catatan' }), { target: { value: words } })
  expect(values()).toMatchObject({ catatan: words })
})

it('opens for whom it may, once they said why, and for nobody else', async () => {
  const { unmount } = renderRoutes([{ path: '/', element: <Form /> }], '/')
  expect(screen.queryByRole('button', { name: 'Lihat' })).toBeNull()
  unmount()
  const user = { id: '1', nama: 'Rina', email: 'rina@safar.test', role: 'admin' as const }
  useSession.setState({ userInfo: { role: 'admin', access_token: 'x', user } })
  const page = renderRoutes([{ path: '/', element: <Form /> }], '/').user
  await page.click(screen.getByRole('button', { name: 'Lihat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lihat NIK' }))
  await page.click(dialog.getByRole('button', { name: 'Lihat' }))
  expect(dialog.getByText('Tulis dulu alasannya')).toBeDefined()
  await page.type(dialog.getByRole('textbox'), 'Mengurus visa')
  await page.click(dialog.getByRole('button', { name: 'Lihat' }))
  expect(await dialog.findByText('7 nik Mengurus visa')).toBeDefined()
  await page.click(dialog.getByRole('button', { name: 'Selesai' }))
  await waitFor(() => expect(screen.queryByText('7 nik Mengurus visa')).toBeNull())
  expect(values()).toEqual(MASKED)
})

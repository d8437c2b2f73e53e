import { createSchema } from '@safar/shared/records/noun/noun-schema'
import { emptyValues } from '@safar/shared/records/noun/values'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { FormContext } from '../form-context.ts'
import type { FormShape } from '../shape.ts'
import { useNewForm } from '../use-new-form.ts'
import { NaskahField } from './naskah-field.tsx'

const held = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./naskah-editor.tsx', async (original) => {
  await held.promise
  return original()
})

const FIELDS = { panduan: { kind: 'text', max: 200, markdown: true } } as const
const schema = createSchema(FIELDS)
const refuse = async (): Promise<never> => {
  throw new Error('Nobody saves here')
}
const SHAPE: FormShape = {
  noun: {
    name: 'kota',
    fields: FIELDS,
    title: 'panduan',
    audience: { reads: 'staff', writes: 'staff' },
    revised: 'whole',
    draftsInBrowser: true,
    published: true,
  },
  word: 'kota',
  looks: { panduan: { label: 'Panduan' } },
  sections: [{ id: 'umum', title: 'Umum', fields: ['panduan'] }],
  valuesOf: () => emptyValues(FIELDS),
  schemas: { add: schema, edit: schema },
  calls: {
    get: refuse,
    create: refuse,
    update: refuse,
    readAnswer: () => null,
    riwayat: { list: refuse, get: refuse, restore: refuse },
    trash: { list: refuse, restore: refuse },
  },
  list: { path: '/kota', title: 'Semua kota' },
}

function Form() {
  const form = useNewForm(SHAPE, emptyValues(FIELDS), emptyValues(FIELDS), 'add')
  return (
    <FormContext value={form}>
      <NaskahField path="panduan" max={200} lines={4} />
    </FormContext>
  )
}

it('takes what is typed before the editor is here, and gives it over once the writer is elsewhere', async () => {
  renderRoutes([{ path: '/', element: <Form /> }], '/')
  const plain = screen.getByRole('textbox', { name: 'Panduan' })
  plain.focus()
  fireEvent.change(plain, { target: { value: 'Bawa *visa*' } })
  held.resolve()
  await import('./naskah-editor.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  // Still the same field, under the same caret.
  expect(document.activeElement).toBe(plain)
  plain.blur()
  await screen.findByRole('toolbar', { name: 'Alat tulis' })
  const text = screen.getByRole('textbox', { name: 'Panduan' })
  expect(text.tagName).not.toBe('TEXTAREA')
  expect(text.querySelector('em')?.textContent).toBe('visa')
})

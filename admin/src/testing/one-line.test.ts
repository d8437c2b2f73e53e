import { isLine, isList } from '@safar/shared/records/noun/field'
import { expect, it } from 'vitest'
import { ARTIKEL_FORM } from '../content/artikel/form/artikel-form.ts'
import { GALERI_FORM } from '../content/galeri/form/galeri-form.ts'
import { LAYANAN_FORM } from '../content/layanan/form/layanan-form.ts'
import { PAKET_FORM } from '../content/paket/form/paket-form.ts'
import { PEMBIMBING_FORM } from '../content/pembimbing/form/pembimbing-form.ts'
import { SPANDUK_FORM } from '../content/spanduk/form/spanduk-form.ts'
import { TANYA_FORM } from '../content/tanya/form/tanya-form.ts'
import { TESTIMONI_FORM } from '../content/testimoni/form/testimoni-form.ts'
import { fieldAt, listAt } from '../records/form/paths.ts'
import type { FormShape } from '../records/form/shape.ts'
import { LIBUR_FORM, pengaturanForm } from '../settings/pengaturan/shape.ts'

const FORMS: Record<string, FormShape> = {
  ARTIKEL_FORM,
  GALERI_FORM,
  LAYANAN_FORM,
  LIBUR_FORM,
  PAKET_FORM,
  PEMBIMBING_FORM,
  PENGATURAN_FORM: pengaturanForm(() => []),
  SPANDUK_FORM,
  TANYA_FORM,
  TESTIMONI_FORM,
}
/** Lines of lists, each as long as a paragraph: one line to type in, though what is pasted or sent may have more. */
const PARAGRAPHS = [
  'harga_termasuks.0.keterangan',
  'harga_tidak_termasuks.0.keterangan',
  'keunggulans.0.keterangan',
  'syarat_ketentuans.0.keterangan',
]

/*
 * A browser's input of one line drops the breaks of what it shows, and joins the words around them: such a text must
 * have none.
 */
it.each(Object.entries(FORMS))('what stands on one line in %s has no breaks', (_name, shape) => {
  const paths = shape.sections
    .flatMap(({ fields }) => fields)
    .flatMap((name) => {
      const field = shape.noun.fields[name]
      return field && isList(field) && listAt(shape, name)
        ? Object.keys(field.row).map((cell) => `${name}.0.${cell}`)
        : [name]
    })
  const broken = paths.filter((path) => {
    const { field, look } = fieldAt(shape, path)
    return field.kind === 'text' && !field.markdown && look.lines === undefined && !isLine(field)
  })
  expect(broken.filter((path) => !PARAGRAPHS.includes(path))).toEqual([])
})

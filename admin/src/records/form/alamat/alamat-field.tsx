import { TextInput } from '@mantine/core'
import { slugify } from '@safar/shared/platform/text/slug'
import { memo } from 'react'
import { useField } from '../fields/use-field.tsx'
import { useFieldValue } from '../form-context.ts'
import type { AlamatOf } from './alamat.ts'

/**
 * Renders the slug field: it follows the name until visitors may know the address, and typed text is slugified when
 * left.
 */
export const AlamatField = memo(function AlamatField({ path, alamat }: { path: string; alamat: AlamatOf }) {
  const { form, input } = useField(path)
  const { defaultValue: _start, onChange: _change, ...rest } = input
  const { name, title } = form.shape.noun
  const typed = String(useFieldValue(path))
  const nama = String(useFieldValue(title)).trim()
  const made = nama === '' ? '' : slugify(nama, name)
  return (
    <TextInput
      {...rest}
      value={typed}
      placeholder={alamat.isKnown ? '' : made}
      description={hintOf(alamat, typed, made)}
      onChange={({ currentTarget }) => form.setValue(path, currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== '') form.setValue(path, slugify(typed, name))
        else if (typed !== '') form.setValue(path, '')
        form.fieldLeft(path)
      }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
})

function hintOf({ stored, isKnown, pathOf }: AlamatOf, typed: string, made: string): string {
  if (isKnown && typed !== stored)
    return `Tautan lama, ${pathOf(stored)}, akan terus mengantar pengunjung ke tautan baru`
  if (typed !== '') return `Halamannya di ${pathOf(typed)}`
  if (made === '') return 'Mengikuti nama. Isi bila ingin tautan lain'
  return `Mengikuti nama: ${pathOf(made)}. Isi bila ingin tautan lain`
}

import { DURASI_SUFFIX, MAX_DURASI_HARI } from '@safar/shared/format/durasi'
import { MOST_STARS } from '@safar/shared/noun/field'
import { memo } from 'react'
import { useFormApi } from '../form-context.ts'
import { fieldAt } from '../paths.ts'
import type { PasteEvent } from '../shape.ts'
import { AngkaField, HargaField } from './angka-field.tsx'
import { ImageField } from './image-field.tsx'
import { PilihanField } from './pilihan-field.tsx'
import { TanggalField } from './tanggal-field.tsx'
import { AreaField, TextField } from './text-field.tsx'

/** The field at a path, as its noun and its look have it. */
export const FormField = memo(function FormField({ path }: { path: string }) {
  const form = useFormApi()
  const { field, look } = fieldAt(form.shape, path)
  const { lines } = look
  switch (field.kind) {
    case 'text': {
      const paste = look.onPaste && {
        onPaste: (event: PasteEvent) => look.onPaste?.(form, Number(path.split('.')[1]), event),
      }
      if (lines === undefined) return <TextField path={path} max={field.max} {...paste} />
      const shown = typeof lines === 'number' ? lines : lines[form.mode]
      return <AreaField path={path} max={field.max} lines={shown} {...paste} />
    }
    case 'number':
      return <AngkaField path={path} min={field.min} max={field.max} unit={look.unit} />
    case 'stars':
      return <AngkaField path={path} min={1} max={MOST_STARS} unit="bintang" />
    case 'durasi':
      return <AngkaField path={path} min={1} max={MAX_DURASI_HARI} unit={DURASI_SUFFIX.trim()} />
    case 'amount':
      return <HargaField path={path} max={field.max} currency={look.currency} />
    case 'day':
      return <TanggalField path={path} short={look.short} />
    case 'choice':
      return <PilihanField path={path} options={field.of} none={look.none} />
    case 'image':
      return <ImageField path={path} frame={look.frame} compact={look.compact} />
  }
})

import { DURASI_SUFFIX, MAX_DURASI_HARI } from '@safar/shared/platform/format/durasi'
import { readBintang, readHitungan } from '@safar/shared/platform/format/read-angka'
import { readDurasiAngka } from '@safar/shared/platform/format/read-durasi'
import { MOST_STARS } from '@safar/shared/records/noun/field'
import { YA } from '@safar/shared/records/noun/values'
import { memo, Suspense } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { AlamatField } from '../alamat/alamat-field.tsx'
import { useFormApi } from '../form-context.ts'
import { NaskahField } from '../naskah/naskah-field.tsx'
import { fieldAt } from '../paths.ts'
import type { PasteEvent } from '../shape.ts'
import { AngkaField, FixedField, HargaField } from './angka-field.tsx'
import { ImageField } from './image-field.tsx'
import { MomentField } from './moment-field.tsx'
import { PilihanField } from './pilihan-field.tsx'
import { RujukanField } from './rujukan-field.tsx'
import { TanggalField } from './tanggal-field.tsx'
import { TersegelField } from './tersegel-field.tsx'
import { AreaField, EmailField, TextField } from './text-field.tsx'
import { TextsField } from './texts-field.tsx'

// Its search weighs more than all other fields, and few nouns have one.
const RefField = lazyPart(async () => ({ default: (await import('./ref-field.tsx')).RefField }))

const MARKDOWN_LINES = 12

/** Renders the field at a path, by the kind of its field and its look. */
export const FormField = memo(function FormField({ path }: { path: string }) {
  const form = useFormApi()
  const { field, look } = fieldAt(form.shape, path)
  const { lines } = look
  const shown = typeof lines === 'object' ? lines[form.mode] : lines
  switch (field.kind) {
    case 'text': {
      const paste = look.onPaste && {
        onPaste: (event: PasteEvent) => look.onPaste?.(form, Number(path.split('.')[1]), event),
      }
      if (field.markdown) return <NaskahField path={path} max={field.max} lines={shown ?? MARKDOWN_LINES} />
      if (field.email) return <EmailField path={path} max={field.max} />
      if (shown === undefined) return <TextField path={path} max={field.max} {...paste} />
      return <AreaField path={path} max={field.max} lines={shown} {...paste} />
    }
    case 'figure':
      return <TextField path={path} max={field.max} />
    case 'number':
      if (look.useChoices) return <RujukanField path={path} none={look.none} useChoices={look.useChoices} />
      return look.useFixed ? (
        <FixedField useFixed={look.useFixed} path={path} min={field.min} max={field.max} unit={look.unit} />
      ) : (
        <AngkaField hitungan={readHitungan} path={path} min={field.min} max={field.max} unit={look.unit} />
      )
    case 'stars':
      return <AngkaField hitungan={readBintang} path={path} min={1} max={MOST_STARS} unit="bintang" />
    case 'durasi':
      return (
        <AngkaField
          hitungan={readDurasiAngka}
          path={path}
          min={1}
          max={MAX_DURASI_HARI}
          unit={DURASI_SUFFIX.trim()}
        />
      )
    case 'money':
      return <HargaField path={path} min={field.min} max={field.max} currency={field.currency} />
    case 'day':
      return <TanggalField path={path} short={look.short} />
    case 'choice':
      return <PilihanField path={path} options={field.of} none={look.none} words={look.words} />
    case 'flag':
      return <PilihanField path={path} options={[YA]} none={look.none} words={look.words} />
    case 'texts':
      return look.useChoices && <TextsField path={path} max={field.max} useChoices={look.useChoices} />
    case 'moment':
      return <MomentField path={path} />
    case 'ref':
      return (
        look.find && (
          <Suspense fallback={null}>
            <RefField path={path} find={look.find} />
          </Suspense>
        )
      )
    case 'sealed':
      return <TersegelField path={path} field={field} lines={shown} />
    case 'alamat':
      return look.alamat && <AlamatField path={path} alamat={look.alamat} />
    case 'image':
      return <ImageField path={path} frame={look.frame} compact={look.compact} />
  }
})

import { gambarSize } from '@safar/shared/files/gambar/name'
import type { GambarFrameName } from '@safar/shared/files/gambar/ratio'
import { memo, Suspense, useId } from 'react'
import { gambarClient } from '../../../files/gambar/gambar-client.ts'
import { GambarField } from '../../../files/gambar/gambar-field.tsx'
import { apiHost } from '../../../platform/host.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useFieldValue } from '../form-context.ts'
import { useField } from './use-field.tsx'

// Only beside a chosen picture, whose description is fetched first.
const AltField = lazyPart(async () => ({
  default: (await import('../../../files/gambar/alt-field.tsx')).AltField,
}))

interface ImageFieldProps {
  path: string
  frame?: GambarFrameName | undefined
  compact?: boolean | undefined
}

/** Renders a picture field of a record or of one of its rows. */
export const ImageField = memo(function ImageField({
  path,
  frame = 'poster',
  compact = false,
}: ImageFieldProps) {
  const { form, look, input } = useField(path)
  const value = useFieldValue(path)
  const id = useId()
  const isTold = !form.shape.noun.withoutAlt && gambarSize(String(value)) !== null
  return (
    <>
      <GambarField
        label={look.label}
        required={input.required}
        frame={frame}
        compact={compact}
        data-path={path}
        value={String(value)}
        onChange={(imageName) => form.setValue(path, imageName)}
        onBusy={(busy) => form.setUploading(id, busy)}
        client={gambarClient}
        host={apiHost}
        {...(look.hint && { hint: look.hint })}
        error={input.error}
      />
      {isTold && (
        <Suspense>
          <AltField name={String(value)} label={look.label} />
        </Suspense>
      )}
    </>
  )
})

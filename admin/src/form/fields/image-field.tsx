import type { GambarFrameName } from '@safar/shared/gambar/ratio'
import { memo, useId } from 'react'
import { gambarClient } from '../../api/clients.ts'
import { apiHost } from '../../api/http.ts'
import { GambarField } from '../../gambar/gambar-field.tsx'
import { useFieldValue, useFormState, usePaketFormApi } from '../form-context.ts'
import { FieldError } from './use-field.tsx'

interface ImageFieldProps {
  path: string
  label: string
  required?: boolean
  hint?: string
  frame: GambarFrameName
  compact?: boolean
}

/** A picture of the package or of one of its rows. */
export const ImageField = memo(function ImageField({ path, hint, ...props }: ImageFieldProps) {
  const form = usePaketFormApi()
  const value = useFieldValue(path)
  const error = useFormState((state) => state.errors[path])
  const id = useId()
  return (
    <GambarField
      {...props}
      data-path={path}
      value={String(value)}
      onChange={(imageName) => form.setValue(path, imageName)}
      onBusy={(busy) => form.setUploading(id, busy)}
      client={gambarClient}
      host={apiHost}
      {...(hint && { hint })}
      error={error && <FieldError>{error}</FieldError>}
    />
  )
})

import { Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useFormApi } from '../../../records/form/form-context.ts'

const DokumenPart = lazyPart(async () => ({ default: (await import('./dokumen-part.tsx')).DokumenPart }))

/** Renders the papers of a stored pilgrim; they are stored at once, apart from the form. */
export function DokumenSection() {
  const { recordId } = useFormApi()
  if (recordId === undefined) return <Text size="sm">Simpan jamaah ini dahulu, lalu unggah dokumennya.</Text>
  return (
    <Suspense fallback={null}>
      <DokumenPart jamaah={recordId} />
    </Suspense>
  )
}

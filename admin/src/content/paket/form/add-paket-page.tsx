import { Alert } from '@mantine/core'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useTitle } from '../../../platform/ui/use-title.ts'
import { AddPage } from '../../../records/form/add-page.tsx'
import { FormSpinner } from '../../../records/form/parts/spinner.tsx'
import { recordQueries } from '../../../records/form/record.queries.ts'
import { formTitle } from '../../../records/form/shape.ts'
import { CopyPaketButton } from './copy-paket-button.tsx'
import { FollowDeparture } from './follow-departure.tsx'
import { PAKET_FORM } from './paket-form.ts'
import { emptyPaket, type PaketFormValues, valuesFromCopy } from './values.ts'

const TITLE = formTitle(PAKET_FORM, 'add')
// A copy needs no example, and its dates are moved by the notice above it.
const { contoh: _, ...UNDATED } = PAKET_FORM
const COPIED = {
  ...UNDATED,
  sections: UNDATED.sections.map(({ Below, ...section }) =>
    Below && Below !== FollowDeparture ? { ...section, Below } : section,
  ),
}

const CopiedNotice = lazyPart(async () => ({ default: (await import('./copied-notice.tsx')).CopiedNotice }))
const stateSchema = z.object({ nama: z.string() })

/**
 * Renders `/admin/packages/add`; `?nama=` (or router state) presets the name, `?tanggal=` the departure, `?salin=` the
 * package to copy.
 */
export function AddPaketPage() {
  const [params] = useSearchParams()
  const location = useLocation()
  const nama = params.get('nama') ?? stateSchema.safeParse(location.state).data?.nama ?? ''
  const asked = params.get('tanggal') ?? ''
  const tanggal = isTanggal(asked) ? asked : ''
  const salin = params.get('salin')
  if (salin) return <CopiedPaket key={salin} id={salin} />
  return <NewPaket key={`${tanggal} ${nama}`} clean={emptyPaket(nama, tanggal)} />
}

function CopiedPaket({ id }: { id: string }) {
  useTitle(TITLE)
  const { data, isError } = useQuery(recordQueries.copy(PAKET_FORM, id))
  if (data) return <NewPaket clean={valuesFromCopy(data)} copiedFrom={data} />
  if (isError) return <NewPaket clean={emptyPaket()} copyFailed />
  return <FormSpinner title={TITLE} word={PAKET_FORM.word} />
}

interface NewPaketProps {
  clean: PaketFormValues
  copiedFrom?: Paket
  copyFailed?: boolean
}

function NewPaket({ clean, copiedFrom, copyFailed = false }: NewPaketProps) {
  return (
    <AddPage
      shape={copiedFrom ? (isTanggal(copiedFrom.tanggal_keberangkatan) ? COPIED : UNDATED) : PAKET_FORM}
      clean={clean}
      actions={<CopyPaketButton />}
      notice={
        copyFailed ? (
          <Alert color="red" mb="lg">
            Paket yang akan disalin tidak dapat dimuat. Formulir dimulai kosong.
          </Alert>
        ) : copiedFrom ? (
          <Suspense>
            <CopiedNotice asal={copiedFrom} />
          </Suspense>
        ) : null
      }
    />
  )
}

import { Alert } from '@mantine/core'
import { isTanggal } from '@safar/shared/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { AddPage } from '../../form/add-page.tsx'
import { FormSpinner } from '../../form/parts/spinner.tsx'
import { recordQueries } from '../../form/record.queries.ts'
import { formTitle } from '../../form/shape.ts'
import { useTitle } from '../../ui/use-title.ts'
import { SalinButton } from './salin-button.tsx'
import classes from './salin-dialog.module.css'
import type { Asal } from './salin-tanggal.tsx'
import { PAKET_FORM } from './shape.ts'
import { emptyPaket, type PaketFormValues, valuesFromCopy } from './values.ts'

const TITLE = formTitle(PAKET_FORM, 'add')
// What was copied needs no example.
const { contoh: _, ...COPIED } = PAKET_FORM
const stateSchema = z.object({ nama: z.string() })

/**
 * `/admin/packages/add`; `?nama=` (or router state) gives a name, `?tanggal=` a day of departure, `?salin=` a package to copy for its
 * next one.
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
  copiedFrom?: Asal
  copyFailed?: boolean
}

function NewPaket({ clean, copiedFrom, copyFailed = false }: NewPaketProps) {
  return (
    <AddPage
      shape={copiedFrom ? COPIED : PAKET_FORM}
      clean={clean}
      actions={<SalinButton />}
      notice={
        copyFailed ? (
          <Alert color="red" mb="lg">
            Paket yang akan disalin tidak dapat dimuat. Formulir dimulai kosong.
          </Alert>
        ) : copiedFrom ? (
          <Alert color="emerald" mb="lg" role="status">
            <p className={classes.copied}>
              Disalin dari {copiedFrom.nama_paket}. Isi tanggal keberangkatan, lalu periksa harga dan kursi.
            </p>
            <SalinButton asal={copiedFrom} />
          </Alert>
        ) : null
      }
    />
  )
}

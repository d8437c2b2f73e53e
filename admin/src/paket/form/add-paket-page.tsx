import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { paketClient } from '../../api/clients.ts'
import { draftKey } from '../../form/draft/draft.ts'
import { PaketEditor } from '../../form/editor.tsx'
import { FormSpinner } from '../../form/parts/form-spinner.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { useTitle } from '../../ui/use-title.ts'
import { paketQueries } from '../paket.queries.ts'
import { SalinButton } from './parts/salin-button.tsx'
import { ADD_TEXTS } from './texts.ts'
import { useCreateFromForm } from './use-create-from-form.ts'
import { emptyValues, type PaketFormValues, valuesFromCopy } from './values.ts'

const TITLE = 'Tambah Paket'
const stateSchema = z.object({ nama: z.string() })

/** `/admin/packages/add`; `?nama=` (or router state) gives a name, `?salin=` a package to copy for its next departure. */
export function AddPaketPage() {
  const [params] = useSearchParams()
  const location = useLocation()
  const nama = params.get('nama') ?? stateSchema.safeParse(location.state).data?.nama ?? ''
  const salin = params.get('salin')
  useTitle(TITLE)
  return salin ? <CopiedPaket key={salin} id={salin} /> : <NewPaket key={nama} clean={emptyValues(nama)} />
}

function CopiedPaket({ id }: { id: string }) {
  const { data, isError } = useQuery({
    queryKey: [...paketQueries.all(), 'salin', id],
    queryFn: ({ signal }) => paketClient.get(id, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <NewPaket clean={valuesFromCopy(data)} copiedFrom={data.nama_paket} />
  if (isError) return <NewPaket clean={emptyValues()} copyFailed />
  return <FormSpinner title={TITLE} />
}

interface NewPaketProps {
  clean: PaketFormValues
  copiedFrom?: string
  copyFailed?: boolean
}

function NewPaket({ clean, copiedFrom, copyFailed = false }: NewPaketProps) {
  const [start] = useState(clean)
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const navigate = useNavigate()
  const create = useCreateFromForm()
  return (
    <PaketEditor
      mode="add"
      title={TITLE}
      clean={start}
      base=""
      draftKey={draftKey(owner, 'baru')}
      texts={ADD_TEXTS}
      save={create}
      fetchCurrent={() => Promise.reject(new Error('A new package has no stored copy'))}
      actions={<SalinButton />}
      onDone={() => void navigate(paths.packages)}
      notice={
        copyFailed ? (
          <Alert color="red" mb="lg">
            Paket yang akan disalin tidak dapat dimuat. Formulir dimulai kosong.
          </Alert>
        ) : copiedFrom ? (
          <Alert color="emerald" mb="lg" role="status">
            Disalin dari {copiedFrom}. Isi tanggal keberangkatan, lalu periksa harga dan kursi.
          </Alert>
        ) : null
      }
    />
  )
}

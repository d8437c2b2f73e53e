import { isNamaTemplat } from '@safar/shared/outbound/templat-surat/templat'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { UnknownAddress } from '../../platform/ui/unknown-address.tsx'
import { templatQuery } from './templat.queries.ts'
import { TemplatEditor } from './templat-editor.tsx'

/** Renders the editor of one template. */
export function Component() {
  const { nama = '' } = useParams()
  // A save by somebody else is reported when this one is saved: the input stays.
  const { data, isPending, isError, refetch } = useQuery({ ...templatQuery, refetchOnWindowFocus: false })
  if (!isNamaTemplat(nama)) return <UnknownAddress />
  if (isPending) return <Loading />
  const stored = data?.find((each) => each.nama === nama)
  if (isError || !stored) return <Retry onRetry={() => void refetch()} />
  return <TemplatEditor key={nama} nama={nama} stored={stored} />
}

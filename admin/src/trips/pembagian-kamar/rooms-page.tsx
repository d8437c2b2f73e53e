import { IconBed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { hasStatus } from '../../people/pendaftaran/has-status.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { roomsQuery } from './rooms.queries.ts'
import { Workplace } from './workplace.tsx'

/** Renders who sleeps in which room of a departure, and the work of arranging it. */
export function Component() {
  const { paket = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useQuery(roomsQuery(paket))
  if (data) return <Workplace key={paket} slug={paket} data={data} />
  const isStrange = hasStatus(error, 404) || hasStatus(error, 403)
  return (
    <>
      <PageTitle title="Pembagian kamar" lead="Siapa tidur di kamar mana, di setiap hotel." />
      {isPending && <Loading />}
      {isError && !isStrange && <Retry onRetry={() => void refetch()} />}
      {isError && isStrange && (
        <Empty
          icon={IconBed}
          title={hasStatus(error, 403) ? 'Halaman ini untuk staf.' : 'Keberangkatan ini tidak ada.'}
        />
      )}
    </>
  )
}

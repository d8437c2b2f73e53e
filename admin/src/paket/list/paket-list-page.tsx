import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { paketQueries } from '../paket.queries.ts'
import { PaketTable } from './paket-table.tsx'

export function Component() {
  const { data, isPending, isError, refetch } = useQuery(paketQueries.list())
  return (
    <>
      <PageTitle
        title="Packages"
        heading="Paket Safar"
        lead="Keberangkatan terdekat lebih dulu. Perubahan tampil di situs setelah terbit."
        action={
          <Button component={Link} to={paths.addPaket} leftSection={<IconPlus size={18} />} size="md">
            Tambah Paket
          </Button>
        }
      />
      <PaketTable
        paket={data ?? []}
        isLoading={isPending}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    </>
  )
}

import { Button, SimpleGrid } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { Empty } from '../ui/empty.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { Retry } from '../ui/retry.tsx'

const PAGE_SIZES = [10, 20, 50]

export function Keadaan() {
  const [page, setPage] = useState({ pageIndex: 0, pageSize: 10 })
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Empty icon={IconPackage} title="Belum ada paket" action={<Button>Tambah Paket</Button>}>
          Paket yang Anda tambahkan tampil di sini dan di situs.
        </Empty>
        <Loading />
        <div>
          <Retry onRetry={() => undefined} />
        </div>
      </SimpleGrid>
      <ListFooter
        total={43}
        pageIndex={page.pageIndex}
        pageSize={page.pageSize}
        pageSizes={PAGE_SIZES}
        noun="paket"
        isNarrow={false}
        onChange={setPage}
      />
    </>
  )
}

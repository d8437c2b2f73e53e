import { Button, Group } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { agency } from '../../agency.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Notices } from '../../ui/notices.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { KursiNotice } from '../kursi/kursi-notice.tsx'
import { useFromList } from '../list-path.ts'
import { paketQueries } from '../paket.queries.ts'
import { PaketList } from './paket-list.tsx'
import { UndoNotice } from './undo-notice.tsx'

const SampahDrawer = lazyPart(async () => ({ default: (await import('./sampah-drawer.tsx')).SampahDrawer }))
const NO_PAKET: never[] = []

export function Component() {
  const { data, isPending, isError, refetch } = useQuery(paketQueries.list())
  const [isSampahOpen, setSampahOpen] = useState(false)
  const [deleted, setDeleted] = useState<Paket | null>(null)
  const fromList = useFromList()
  return (
    <>
      <PageTitle
        title="Packages"
        heading={`Paket ${agency.brand}`}
        lead="Keberangkatan terdekat lebih dulu. Perubahan tampil di situs setelah terbit."
        action={
          <Group gap={10}>
            <Button
              variant="subtle"
              c="var(--muted)"
              size="md"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setSampahOpen(true)}
            >
              Sampah
            </Button>
            <Button
              component={Link}
              to={paths.addPaket}
              state={fromList}
              size="md"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              Tambah Paket
            </Button>
          </Group>
        }
      />
      <PaketList
        paket={data ?? NO_PAKET}
        isLoading={isPending}
        isFailed={isError}
        onRetry={() => void refetch()}
        onDeleted={setDeleted}
      />
      <Notices>
        <KursiNotice />
        <UndoNotice paket={deleted} onClose={() => setDeleted(null)} />
      </Notices>
      <Suspense fallback={null}>
        {isSampahOpen && (
          <SampahDrawer
            onClose={() => setSampahOpen(false)}
            onRestored={(id) => setDeleted((paket) => (paket?.id === id ? null : paket))}
          />
        )}
      </Suspense>
    </>
  )
}

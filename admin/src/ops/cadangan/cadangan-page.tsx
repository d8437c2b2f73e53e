import { Button, Text } from '@mantine/core'
import { CADANGAN_DISIMPAN } from '@safar/shared/ops/cadangan/retention'
import { IconDatabaseExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { PagedCard } from '../../records/list/paged-card.tsx'
import { type ListAddress, useListState } from '../../records/list/url-state.ts'
import classes from './cadangan.module.css'
import { cadanganQuery, useCadangkan } from './cadangan.queries.ts'
import { CadanganRow } from './cadangan-row.tsx'
import { StandingCard } from './standing-card.tsx'

const ADDRESS: ListAddress = { filters: [], pageSize: 20 }
const { harian, mingguan, bulanan } = CADANGAN_DISIMPAN

/** Renders the backups: the last good one with its age, and the result of each other. */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const { pageIndex, pageSize } = state.pagination
  const query = useQuery(cadanganQuery({ page: pageIndex + 1, per_page: pageSize }))
  const { data } = query
  const { mutate, isPending: isAsking, error } = useCadangkan()
  const isBusy = isAsking || data?.meta.sedang_berjalan === true

  return (
    <>
      <PageTitle
        title="Cadangan"
        lead={`Salinan terkunci dari semua data dan gambar. Disimpan ${harian} harian, ${mingguan} mingguan, dan ${bulanan} bulanan.`}
        action={
          data?.meta.tempat && (
            <Button
              size="md"
              leftSection={<IconDatabaseExport size={18} aria-hidden />}
              loading={isBusy}
              onClick={() => mutate()}
            >
              Cadangkan sekarang
            </Button>
          )
        }
      />
      {error && (
        <Text role="alert" c="var(--red)" fw={640} mb="md">
          {saidBy(error)}
        </Text>
      )}
      {data && <StandingCard meta={data.meta} />}
      {(!data || data.meta.tempat !== null || data.meta.total > 0) && (
        <PagedCard
          label="Daftar cadangan"
          query={query}
          state={state}
          change={change}
          noun="cadangan"
          empty={
            <Empty icon={IconDatabaseExport} title="Belum ada cadangan.">
              Yang pertama dibuat malam nanti, atau sekarang juga dengan tombol di atas.
            </Empty>
          }
        >
          {({ data: list }) => (
            <ul className={classes.list}>
              {list.map((cadangan) => (
                <SafeRow key={cadangan.id} of={cadangan} name={`Cadangan nomor ${cadangan.id}`}>
                  <CadanganRow cadangan={cadangan} />
                </SafeRow>
              ))}
            </ul>
          )}
        </PagedCard>
      )}
    </>
  )
}

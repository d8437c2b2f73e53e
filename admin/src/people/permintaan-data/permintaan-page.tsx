import { Button } from '@mantine/core'
import { KEADAAN_PERMINTAAN, KEADAAN_PERMINTAAN_LABEL } from '@safar/shared/people/permintaan-data/jenis'
import { PERMINTAAN_JAM } from '@safar/shared/settings/answer-hours'
import { IconPlus, IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { FilterSelect } from '../../records/list/filter-select.tsx'
import { NothingMatches } from '../../records/list/nothing-matches.tsx'
import { PagedCard } from '../../records/list/paged-card.tsx'
import type { Filter } from '../../records/list/shape.ts'
import { type ListAddress, useListState } from '../../records/list/url-state.ts'
import { NoteRequestDialog } from './note-request-dialog.tsx'
import classes from './permintaan.module.css'
import { permintaanQuery } from './permintaan.queries.ts'
import { PermintaanRow } from './permintaan-row.tsx'

const KEADAAN_FILTER: Filter = {
  name: 'keadaan',
  label: 'Tampilkan keadaan',
  all: 'Semua',
  choices: KEADAAN_PERMINTAAN.map((value) => ({ value, label: KEADAAN_PERMINTAAN_LABEL[value] })),
}
const ADDRESS: ListAddress = { filters: [KEADAAN_FILTER], pageSize: 20 }

/** Renders the data requests with the time left of the legal limit (UU 27/2022). */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const { pageIndex, pageSize } = state.pagination
  const keadaan = KEADAAN_PERMINTAAN.find((known) => known === state.chosen.keadaan) ?? null
  const query = useQuery(permintaanQuery({ keadaan, page: pageIndex + 1, per_page: pageSize }))
  const { data } = query
  const lewat = data?.meta.lewat ?? 0
  const [isNoting, setNoting] = useState(false)

  return (
    <>
      <PageTitle
        title="Permintaan data"
        lead={`Orang yang ingin melihat, memperbaiki, atau menghapus datanya. UU 27/2022: dijawab paling lambat ${PERMINTAAN_JAM} jam.`}
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNoting(true)}>
            Catat permintaan
          </Button>
        }
      />
      {lewat > 0 && (
        <p className={classes.late} role="alert">
          {lewat} permintaan sudah lewat batas waktunya. Jawab sekarang.
        </p>
      )}
      <PagedCard
        label="Daftar permintaan"
        query={query}
        state={state}
        change={change}
        noun="permintaan"
        tools={
          <FilterSelect
            filter={KEADAAN_FILTER}
            state={state}
            counts={data ? { terbuka: data.meta.terbuka } : null}
            onChange={change}
          />
        }
        empty={
          keadaan === null ? (
            <Empty icon={IconShieldLock} title="Belum ada permintaan.">
              Permintaan dari halaman Data Saya di situs, dan yang dicatat dari telepon, tampil di sini dengan
              sisa waktunya.
            </Empty>
          ) : (
            <NothingMatches
              title={`Tidak ada permintaan yang ${KEADAAN_PERMINTAAN_LABEL[keadaan].toLowerCase()}.`}
              change={change}
            />
          )
        }
      >
        {({ data: list }) => (
          <ul className={classes.list}>
            {list.map((permintaan) => (
              <SafeRow key={permintaan.id} of={permintaan} name={`Permintaan nomor ${permintaan.id}`}>
                <PermintaanRow permintaan={permintaan} />
              </SafeRow>
            ))}
          </ul>
        )}
      </PagedCard>
      {isNoting && <NoteRequestDialog onClose={() => setNoting(false)} />}
    </>
  )
}

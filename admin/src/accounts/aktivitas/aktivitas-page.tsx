import { Button, Text, TextInput } from '@mantine/core'
import type { AktivitasFilter } from '@safar/shared/accounts/aktivitas/aktivitas-client'
import { hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import { cutText } from '@safar/shared/platform/text/cut-text'
import {
  AKTIVITAS_BULAN,
  AKTIVITAS_JENIS,
  AKTIVITAS_JENIS_LABEL,
  AKTIVITAS_KELOMPOK,
  AKTIVITAS_KELOMPOK_LABEL,
  type AktivitasJenis,
  type AktivitasKelompok,
} from '@safar/shared/records/riwayat/aktivitas-aksi'
import { IconDownload, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { download } from '../../platform/ui/download.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { FilterSegments } from '../../records/list/filter-segments.tsx'
import { FilterSelect } from '../../records/list/filter-select.tsx'
import { NothingMatches } from '../../records/list/nothing-matches.tsx'
import { PagedCard } from '../../records/list/paged-card.tsx'
import type { Filter } from '../../records/list/shape.ts'
import { type ListAddress, useListState } from '../../records/list/url-state.ts'
import classes from './aktivitas.module.css'
import { aktivitasQuery } from './aktivitas.queries.ts'
import { aktivitasClient } from './aktivitas-client.ts'
import { AktivitasRow } from './aktivitas-row.tsx'
import { perHari } from './kalimat.ts'

const JENIS_FILTER: Filter = {
  name: 'jenis',
  label: 'Tampilkan jenis',
  all: 'Semua jenis',
  choices: AKTIVITAS_JENIS.map((value) => ({ value, label: AKTIVITAS_JENIS_LABEL[value] })),
}
const KELOMPOK_FILTER: Filter = {
  name: 'kelompok',
  label: 'Tampilkan kelompok',
  all: 'Semua',
  choices: AKTIVITAS_KELOMPOK.map((value) => ({ value, label: AKTIVITAS_KELOMPOK_LABEL[value] })),
}
const ADDRESS: ListAddress = {
  filters: [JENIS_FILTER, KELOMPOK_FILTER],
  beside: [
    { name: 'siapa', isValue: (value) => /^\d{1,10}$/.test(value) },
    { name: 'dari', isValue: isTanggal },
    { name: 'sampai', isValue: isTanggal },
  ],
  pageSize: 50,
}

/** The most letters of a search that the server reads. */
const Q_MOST = 100

/** Renders the activity log: who did what to which record, and who signed in. It is read-only. */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const { pageIndex, pageSize } = state.pagination
  const { siapa, dari, sampai } = state.chosen
  const jenis = AKTIVITAS_JENIS.find((known): known is AktivitasJenis => known === state.chosen.jenis)
  const kelompok = AKTIVITAS_KELOMPOK.find(
    (known): known is AktivitasKelompok => known === state.chosen.kelompok,
  )
  const filter: AktivitasFilter = {
    ...(state.q && { q: cutText(state.q, Q_MOST) }),
    ...(kelompok && { kelompok }),
    ...(siapa && { siapa }),
    ...(jenis && { jenis }),
    ...(dari && { dari }),
    ...(sampai && { sampai }),
  }
  const query = useQuery(aktivitasQuery({ ...filter, page: pageIndex + 1, per_page: pageSize }))
  const { data } = query
  const csv = useMutation({
    mutationFn: () => aktivitasClient.csv(filter),
    onSuccess: (file) => download(file, `aktivitas-${hariIni()}.csv`),
  })
  const total = data?.meta.total ?? 0
  const orang: Filter = {
    name: 'siapa',
    label: 'Tampilkan orang',
    all: 'Semua orang',
    choices: (data?.meta.orang ?? []).map(({ id, nama }) => ({
      value: String(id),
      label: nama || `Akun nomor ${id}`,
    })),
  }
  const choose = (name: 'dari' | 'sampai', value: string) =>
    change({ chosen: { ...state.chosen, [name]: value } })

  return (
    <>
      <PageTitle
        title="Aktivitas"
        heading="Catatan aktivitas"
        lead={`Siapa mengubah, mengunduh, dan masuk kapan. Tidak dapat diubah, disimpan ${AKTIVITAS_BULAN} bulan.`}
        action={
          <Button
            variant="default"
            size="md"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={total === 0}
            loading={csv.isPending}
            onClick={() => csv.mutate()}
          >
            Unduh CSV
          </Button>
        }
      />
      {csv.isError && (
        <Text role="alert" c="var(--red)" fw={640} mb="md">
          CSV gagal diunduh. Coba lagi.
        </Text>
      )}
      <PagedCard
        label="Daftar aktivitas"
        query={query}
        state={state}
        change={change}
        noun="aktivitas"
        tools={
          <>
            <div className={classes.groups}>
              <FilterSegments filter={KELOMPOK_FILTER} state={state} counts={null} onChange={change} />
            </div>
            <SearchInput
              label="Cari aktivitas"
              placeholder="Cari orang, paket"
              value={state.q}
              onChange={(q) => change({ q })}
            />
            <FilterSelect filter={orang} state={state} counts={null} onChange={change} />
            <FilterSelect filter={JENIS_FILTER} state={state} counts={null} onChange={change} />
            <TextInput
              type="date"
              label="Dari tanggal"
              value={dari ?? ''}
              max={sampai || hariIni()}
              onChange={(event) => choose('dari', event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="Sampai tanggal"
              value={sampai ?? ''}
              min={dari ?? ''}
              max={hariIni()}
              onChange={(event) => choose('sampai', event.currentTarget.value)}
            />
          </>
        }
        empty={
          Object.keys(filter).length === 0 ? (
            <Empty icon={IconHistory} title="Belum ada aktivitas.">
              Setiap perubahan, unduhan, dan orang yang masuk tampil di sini.
            </Empty>
          ) : (
            <NothingMatches title="Tidak ada aktivitas yang cocok." change={change} />
          )
        }
      >
        {({ data: all }) =>
          perHari(all, new Date()).map(({ hari, judul, list }) => (
            <div key={hari}>
              <h2 className={classes.day}>{judul}</h2>
              <ul className={classes.list}>
                {list.map((aktivitas) => (
                  <SafeRow
                    key={`${aktivitas.asal}-${aktivitas.id}`}
                    of={aktivitas}
                    name={`Aktivitas nomor ${aktivitas.id}`}
                  >
                    <AktivitasRow aktivitas={aktivitas} />
                  </SafeRow>
                ))}
              </ul>
            </div>
          ))
        }
      </PagedCard>
    </>
  )
}

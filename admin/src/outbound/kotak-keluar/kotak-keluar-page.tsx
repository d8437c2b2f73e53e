import { Button } from '@mantine/core'
import { KEADAAN_LABEL, KEADAAN_SURAT, SURAT_HARI } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Notice } from '../../platform/ui/notice.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { FilterSelect } from '../../records/list/filter-select.tsx'
import { NothingMatches } from '../../records/list/nothing-matches.tsx'
import { PagedCard } from '../../records/list/paged-card.tsx'
import type { Filter } from '../../records/list/shape.ts'
import { type ListAddress, useListState } from '../../records/list/url-state.ts'
import { AturanCard } from './aturan-card.tsx'
import classes from './kotak-keluar.module.css'
import { kotakKeluarQuery } from './kotak-keluar.queries.ts'
import { SuratRow } from './surat-row.tsx'

const KEADAAN_FILTER: Filter = {
  name: 'keadaan',
  label: 'Tampilkan keadaan',
  all: 'Semua',
  choices: KEADAAN_SURAT.map((value) => ({ value, label: KEADAAN_LABEL[value] })),
}
const ADDRESS: ListAddress = { filters: [KEADAAN_FILTER], pageSize: 20 }

/** Renders the outbox: each message, its state, and the reason of a failure. */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const { pageIndex, pageSize } = state.pagination
  const keadaan = KEADAAN_SURAT.find((known) => known === state.chosen.keadaan) ?? null
  const query = useQuery(kotakKeluarQuery({ keadaan, page: pageIndex + 1, per_page: pageSize }))
  const { data } = query
  const jumlah = data?.meta.jumlah
  const semua = jumlah && KEADAAN_SURAT.reduce((sum, each) => sum + jumlah[each], 0)

  return (
    <>
      <PageTitle
        title="Kotak keluar"
        lead={`Email yang dikirim situs, yang terbaru lebih dulu. Disimpan ${SURAT_HARI} hari.`}
        action={
          <Button component={Link} to={paths.templatSurat} variant="default">
            Templat pesan
          </Button>
        }
      />
      {data?.meta.lewat === 'berkas' && <TanpaServer />}
      <PagedCard
        label="Daftar email"
        query={query}
        state={state}
        change={change}
        noun="email"
        tools={
          <FilterSelect
            filter={KEADAAN_FILTER}
            state={state}
            counts={jumlah && semua !== undefined ? { '': semua, ...jumlah } : null}
            onChange={change}
          />
        }
        empty={
          keadaan === null ? (
            <Empty icon={IconMailForward} title="Belum ada email.">
              Begitu ada yang mendaftar di situs, kabarnya untuk Anda dan untuk pendaftar tampil di sini.
            </Empty>
          ) : (
            <NothingMatches
              title={`Tidak ada email yang ${KEADAAN_LABEL[keadaan].toLowerCase()}.`}
              change={change}
            />
          )
        }
      >
        {({ data: list, meta }) => (
          <ul className={classes.list}>
            {list.map((surat) => (
              <SafeRow key={surat.id} of={surat} name={`Pesan nomor ${surat.id}`}>
                <SuratRow surat={surat} lewat={meta.lewat} />
              </SafeRow>
            ))}
          </ul>
        )}
      </PagedCard>
      <AturanCard />
    </>
  )
}

/** Renders the notice that no mail leaves this server, and who can change that. */
function TanpaServer() {
  return (
    <div className={classes.notice}>
      <Notice icon={IconMailOff} title="Tidak ada email yang keluar dari server ini">
        Server email belum diatur, jadi setiap email disimpan sebagai berkas di folder <b>surat</b> dan tidak
        sampai kepada siapa pun. Minta pengelola server mengisi <b>SMTP_URL</b> dan <b>MAIL_FROM</b>. Sesudah
        itu yang masih perlu dapat dikirim dari sini.
      </Notice>
    </div>
  )
}

import { Button } from '@mantine/core'
import { KEADAAN_LABEL, KEADAAN_SURAT, SURAT_HARI } from '@safar/shared/kotak-keluar/keadaan'
import { IconMailForward, IconMailOff, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../list/filter-select.tsx'
import type { Filter } from '../list/shape.ts'
import { type ListAddress, PAGE_SIZES, useListState } from '../list/url-state.ts'
import { useLastPage } from '../list/use-last-page.ts'
import { Empty } from '../ui/empty.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Retry } from '../ui/retry.tsx'
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

/** What leaves by mail, how far it is, and why it does not leave. */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const { pageIndex, pageSize } = state.pagination
  const keadaan = KEADAAN_SURAT.find((known) => known === state.chosen.keadaan) ?? null
  const query = useQuery(kotakKeluarQuery({ keadaan, page: pageIndex + 1, per_page: pageSize }))
  const { data, isPending, isError, isPlaceholderData } = query
  const total = data?.meta.total ?? 0
  const shown = useLastPage({
    pagination: state.pagination,
    total,
    isCurrent: data !== undefined && !isPlaceholderData,
    change,
  })
  const jumlah = data?.meta.jumlah
  const semua = jumlah && KEADAAN_SURAT.reduce((sum, each) => sum + jumlah[each], 0)

  return (
    <>
      <PageTitle
        title="Kotak keluar"
        lead={`Email yang dikirim situs, yang terbaru lebih dulu. Disimpan ${SURAT_HARI} hari.`}
      />
      {data?.meta.lewat === 'berkas' && <TanpaServer />}
      <section className={classes.card} aria-label="Daftar email">
        <div className={classes.tools}>
          <FilterSelect
            className={classes.filter}
            filter={KEADAAN_FILTER}
            state={state}
            counts={jumlah && semua !== undefined ? { '': semua, ...jumlah } : null}
            onChange={change}
          />
        </div>
        {isPending && <Loading />}
        {isError && <Retry onRetry={() => void query.refetch()} />}
        <ul className={classes.list}>
          {data?.data.map((surat) => (
            <SuratRow key={surat.id} surat={surat} />
          ))}
        </ul>
        {data && total === 0 && (
          <div className={classes.empty}>
            {keadaan === null ? (
              <Empty icon={IconMailForward} title="Belum ada email.">
                Begitu ada yang mendaftar di situs, kabarnya untuk Anda dan untuk pendaftar tampil di sini.
              </Empty>
            ) : (
              <Empty
                icon={IconZoomExclamation}
                title={`Tidak ada email yang ${KEADAAN_LABEL[keadaan].toLowerCase()}.`}
                action={
                  <Button variant="default" onClick={() => change({ chosen: {} })}>
                    Tampilkan semua
                  </Button>
                }
              />
            )}
          </div>
        )}
        <ListFooter
          total={total}
          pageIndex={shown}
          pageSize={pageSize}
          pageSizes={PAGE_SIZES}
          noun="email"
          isNarrow={false}
          onChange={(pagination) => change({ pagination })}
        />
      </section>
    </>
  )
}

/** That nothing leaves the machine, and who can change that. */
function TanpaServer() {
  return (
    <section className={classes.notice} aria-label="Belum ada server email">
      <IconMailOff size={22} aria-hidden />
      <div>
        <p className={classes.noticeTitle}>Tidak ada email yang keluar dari server ini</p>
        <p>
          Server email belum diatur, jadi setiap email disimpan sebagai berkas di folder <b>surat</b> dan
          tidak sampai kepada siapa pun. Minta pengelola server mengisi <b>SMTP_URL</b> dan <b>MAIL_FROM</b>.
        </p>
      </div>
    </section>
  )
}

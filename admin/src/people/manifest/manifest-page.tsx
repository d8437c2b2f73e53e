import { Button } from '@mantine/core'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/platform/search'
import { isSlug } from '@safar/shared/platform/text/slug'
import { IconPlaneDeparture, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { pendaftaranQueries } from '../pendaftaran/pendaftaran.queries.ts'
import { bagiKeberangkatan, type Keberangkatan } from './arrange.ts'
import { KeberangkatanRow } from './keberangkatan-row.tsx'
import classes from './manifest.module.css'

export { alamatLama as loader } from './alamat-lama.ts'

const OPEN = 'keberangkatan'
const SEARCH = 'cari'

/** Renders every departure, the next one first, each with its registrations. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const paket = useQuery(paketQueries.list())
  const terdaftar = useQuery(pendaftaranQueries.terdaftar())
  const today = hariIni()
  const q = params.get(SEARCH) ?? ''
  const asked = params.get(OPEN) ?? ''
  const open = isSlug(asked) ? asked : ''
  const change = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const data = paket.data && terdaftar.data
  const { akan, sudah } = bagiKeberangkatan(paket.data ?? [], terdaftar.data ?? [], today)
  const terms = searchTerms(q)
  const isFound = ({ paket }: Keberangkatan) => matchesSearch(wordsOf(paket), terms)
  const [next, past] = [akan.filter(isFound), sudah.filter(isFound)]
  const isPastOpen = q !== '' || past.some((one) => one.paket.slug === open)
  const orang = akan.reduce((sum, one) => sum + one.terdaftar.orang, 0)

  const list = (rows: readonly Keberangkatan[], label: string) => (
    <ul className={classes.list} aria-label={label}>
      {rows.map((one) => (
        <SafeRow key={one.paket.id} of={one.paket} name={one.paket.nama_paket}>
          <KeberangkatanRow
            keberangkatan={one}
            today={today}
            isOpen={one.paket.slug === open}
            onToggle={() => change(OPEN, one.paket.slug === open ? '' : one.paket.slug)}
          />
        </SafeRow>
      ))}
    </ul>
  )

  return (
    <>
      <PageTitle
        title="Manifest"
        lead={
          data
            ? `${akan.length} keberangkatan di depan, ${orang} orang terdaftar.`
            : 'Keberangkatan dan siapa yang mendaftar.'
        }
      />
      <section className={classes.card} aria-label="Keberangkatan">
        <div className={classes.tools}>
          <SearchInput
            className={classes.search}
            label="Cari keberangkatan"
            placeholder="Cari nama paket, kota, maskapai, bulan"
            value={q}
            onChange={(value) => change(SEARCH, value)}
          />
        </div>
        {!data && (paket.isPending || terdaftar.isPending) && <Loading />}
        {!data && (paket.isError || terdaftar.isError) && (
          <Retry
            onRetry={() => {
              if (paket.isError) void paket.refetch()
              if (terdaftar.isError) void terdaftar.refetch()
            }}
          />
        )}
        {data && next.length > 0 && list(next, 'Akan berangkat')}
        {data && akan.length + sudah.length === 0 && (
          <Empty
            icon={IconPlaneDeparture}
            title="Belum ada keberangkatan."
            action={
              <Button component="a" href={paths.packages}>
                Buka Packages
              </Button>
            }
          >
            Paket yang punya tanggal keberangkatan tampil di sini dengan sendirinya.
          </Empty>
        )}
        {data && akan.length + sudah.length > 0 && next.length + past.length === 0 && (
          <Empty
            icon={IconZoomExclamation}
            title="Tidak ada keberangkatan yang cocok."
            action={
              <Button variant="default" onClick={() => change(SEARCH, '')}>
                Tampilkan semua
              </Button>
            }
          />
        )}
        {data && akan.length === 0 && sudah.length > 0 && q === '' && (
          <p className={classes.none}>Tidak ada keberangkatan di depan.</p>
        )}
        {data && past.length > 0 && (
          <details className={classes.past} open={isPastOpen} key={String(isPastOpen)}>
            <summary>Sudah berangkat ({past.length})</summary>
            {list(past, 'Sudah berangkat')}
          </details>
        )}
      </section>
    </>
  )
}

function wordsOf({
  nama_paket,
  pemberangkatan,
  maskapai,
  tanggal_keberangkatan: hari,
}: PaketRingkas): string {
  return searchText([nama_paket, pemberangkatan, maskapai, hari && formatTanggalSingkat(hari), hari])
}

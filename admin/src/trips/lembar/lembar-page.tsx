import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/platform/search'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { readAnswer, readRecord } from '@safar/shared/records/noun/read'
import type { DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import { IconPrinter, IconUsers, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { jamaahClient } from '../../people/jamaah/jamaah-client.ts'
import { hasStatus } from '../../people/pendaftaran/has-status.ts'
import { filesPath, groupPath, kamarPath, paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { useLeaveGuard } from '../../records/form/save/use-leave-guard.ts'
import { Grid } from '../../records/grid/grid.tsx'
import { useSaves } from '../../records/grid/use-saves.ts'
import { KeyLegend, type Shortcut } from '../../records/list/keys-hint.tsx'
import { CellPanel } from './cell-panel.tsx'
import { FactsStrip } from './facts-strip.tsx'
import classes from './lembar.module.css'
import { sheetQuery } from './lembar.queries.ts'
import { filterOf, SHEET_FILTERS } from './lembar-filters.ts'
import { nameOf, sheetShape } from './lembar-shape.tsx'
import { PeopleCards } from './people-cards.tsx'
import { PrintedList } from './printed-list.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { isBlocked } from './requirements.ts'
import { UnsentDialog } from './unsent-dialog.tsx'

const FILTER = 'kurang'
const SEARCH = 'cari'
/** The narrowest page that has room for a sheet. */
const WIDE = '(min-width: 62em)'

const readJamaah = (item: unknown) => readRecord(JAMAAH, item)
const CALLS = {
  save: (id: number, field: string, value: string, updated_at: string) =>
    jamaahClient.update(id, { [field]: value, updated_at }),
  readAnswer: (body: unknown) => readAnswer(body, readJamaah),
}

/** Renders a departure as the office works on it: deadlines, who is ready, and the sheet to mend it in. */
export function Component() {
  const { paket = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useQuery(sheetQuery(paket))
  const isStrange = hasStatus(error, 404) || hasStatus(error, 403)
  return (
    <div className={classes.whole}>
      <PageTitle
        title="Keberangkatan"
        heading={data ? data.paket.nama_paket : 'Keberangkatan'}
        lead={data ? leadOf(data) : 'Kesiapan jamaah dan tenggatnya.'}
        action={
          <div className={classes.ways}>
            <Button
              component={Link}
              to={`${paths.manifest}?keberangkatan=${encodePart(paket)}`}
              variant="default"
            >
              Ke Manifest
            </Button>
            <Button component={Link} to={kamarPath(paket)} variant="default">
              Kamar
            </Button>
            <Button component={Link} to={groupPath(paket)} variant="default">
              Rombongan
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={!data || data.baris.length === 0}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
            <Button component={Link} to={filesPath(paket)}>
              Berkas
            </Button>
          </div>
        }
      />
      {isPending && <Loading />}
      {isError && !data && !isStrange && <Retry onRetry={() => void refetch()} />}
      {isError && isStrange && (
        <Empty
          icon={IconUsers}
          title={hasStatus(error, 403) ? 'Halaman ini untuk staf.' : 'Keberangkatan ini tidak ada.'}
        />
      )}
      {data && <Sheet data={data} />}
    </div>
  )
}

function leadOf({ paket: { berangkat, pulang }, baris }: DepartureSheet): string {
  const ready = baris.filter((row) => !isBlocked(row)).length
  const days = [
    berangkat && `Berangkat ${formatTanggal(berangkat)}`,
    pulang && `pulang ${formatTanggal(pulang)}`,
  ]
  return [...days, `${ready} dari ${baris.length} orang siap`].filter(Boolean).join(', ')
}

const KEYS: readonly Shortcut[] = [
  // The product's font has no arrows to the sides.
  [['Panah'], 'pindah'],
  [['Enter'], 'ubah'],
  [['Ctrl', 'V'], 'tempel dari Excel'],
  [['Ctrl', 'D'], 'isi ke bawah'],
  [['Ctrl', 'Z'], 'urungkan'],
  [['N'], 'kekurangan berikutnya'],
]

function Sheet({ data }: { data: DepartureSheet }) {
  const [params, setParams] = useSearchParams()
  const isWide = useMediaQuery(WIDE, true)
  const today = hariIni()
  const shape = useMemo(() => sheetShape(today), [today])
  const [saves, snapshot] = useSaves(CALLS)
  const guard = useLeaveGuard({ isDirty: saves.isUnsaved, onLogin: () => {} })
  const all = useMemo(() => data.baris.map((row) => ({ ...row, id: row.peserta_id })), [data.baris])
  useEffect(() => {
    saves.learn(all.flatMap(({ jamaah }) => jamaah ?? []))
  }, [saves, all])
  const filter = filterOf(params.get(FILTER) ?? '')
  const q = params.get(SEARCH) ?? ''
  const terms = searchTerms(q)
  const rows = all.filter(
    (row) =>
      (!filter || filter.is(row)) && matchesSearch(searchText([nameOf(row), row.kode, row.pemesan]), terms),
  )
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
  const waiting = [...snapshot.cells.values()]
  const unsaved = waiting.filter(({ keadaan }) => keadaan === 'menunggu' || keadaan === 'dikirim').length
  const clashes = waiting.filter(({ keadaan }) => keadaan === 'bentrok' || keadaan === 'ditolak').length
  return (
    <div className={classes.page}>
      <FactsStrip data={data} today={today} />
      <section className={classes.sheet} aria-label="Jamaah">
        <div className={classes.tools}>
          <div className={classes.chips}>
            {SHEET_FILTERS.map(({ id, label, tone, is }) => {
              const count = all.filter(is).length
              const isOn = filter?.id === id
              if (count === 0 && !isOn) return null
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={isOn}
                  data-tone={tone}
                  onClick={() => change(FILTER, isOn ? '' : id)}
                >
                  {count} {label}
                </button>
              )
            })}
          </div>
          <SearchInput
            className={classes.search}
            label="Cari jamaah"
            placeholder="Cari nama atau kode"
            value={q}
            onChange={(value) => change(SEARCH, value)}
          />
        </div>
        {all.length === 0 && (
          <Empty icon={IconUsers} title="Belum ada jamaah.">
            Yang ikut tampil di sini sejak uang mukanya masuk.
          </Empty>
        )}
        {all.length > 0 && rows.length === 0 && (
          <Empty
            icon={IconZoomExclamation}
            title="Tidak ada yang cocok."
            action={
              <Button variant="default" onClick={() => setParams({}, { replace: true })}>
                Tampilkan semua
              </Button>
            }
          />
        )}
        {rows.length > 0 &&
          (isWide ? (
            <Grid
              shape={shape}
              rows={rows}
              label={`Jamaah ${data.paket.nama_paket}`}
              saves={saves}
              snapshot={snapshot}
              panel={(row, column) => (
                <CellPanel shape={shape} row={row} column={column} saves={saves} snapshot={snapshot} />
              )}
            />
          ) : (
            <PeopleCards rows={rows} today={today} />
          ))}
        <p
          className={classes.foot}
          role="status"
          data-tone={clashes > 0 ? 'bad' : unsaved > 0 ? 'doubtful' : undefined}
        >
          {[
            `${rows.length} dari ${all.length} orang`,
            snapshot.isOffline && 'jaringan terputus',
            unsaved > 0 && `${unsaved} sel menunggu dikirim`,
            clashes > 0 && `${clashes} sel perlu diputuskan`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </section>
      {isWide && rows.length > 0 && <KeyLegend keys={KEYS} />}
      <RemindersCard paket={data.paket} />
      <PrintedList data={data} />
      {guard.blocker.state === 'blocked' && <UnsentDialog blocker={guard.blocker} />}
    </div>
  )
}

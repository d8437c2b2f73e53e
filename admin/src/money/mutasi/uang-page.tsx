import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { rekeningKey } from '@safar/shared/money/mutasi/mutasi'
import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { IconCash, IconChecks, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { ChangeNotice } from '../../platform/ui/change-notice.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import type { Shortcut } from '../../records/list/keys-hint.tsx'
import { useKeysOn, useLetterKeys } from '../../records/list/row-keys.ts'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import classes from '../antrean/queue.module.css'
import { QueueFrame } from '../antrean/queue-frame.tsx'
import { QueuePages } from '../antrean/queue-pages.tsx'
import { UangTabs } from '../antrean/uang-tabs.tsx'
import { useQueueKeys } from '../antrean/use-queue-keys.ts'
import { useQueuePlace } from '../antrean/use-queue-place.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { bankSum } from './bank-sum.ts'
import { DoneLines } from './done-lines.tsx'
import { LinePanel } from './line-panel.tsx'
import { mutasiQueries, QUEUE_PAGE } from './mutasi.queries.ts'
import { type Part, readParts, startParts } from './parts.ts'
import { groupLines, QueueList } from './queue-list.tsx'
import { ReadyDialog } from './ready-dialog.tsx'
import { type Done, isStale, type Ran, useLineCalls } from './use-line-calls.ts'

const KEYS: readonly Shortcut[] = [
  [['J', 'K'], 'baris'],
  [['Enter'], 'terima'],
  [['P'], 'pecah'],
  [['N'], 'nanti'],
  [['X'], 'bukan ini'],
  [['B'], 'perbesar bukti'],
  [['Ctrl', 'Z'], 'urungkan'],
]
const OUT_REASONS = [
  'Biaya admin bank',
  'Pajak bunga bank',
  'Bayar penyedia',
  'Gaji',
  'Pindah rekening sendiri',
]
const IN_REASONS = ['Bunga bank', 'Pindah rekening sendiri', 'Setoran modal', 'Bukan dari jamaah']
const RELEASE_REASONS = ['Salah pemesanan', 'Salah bagi', 'Ternyata pembayaran jamaah']

/** A question about lines before a step. */
type Asking =
  | { step: 'abaikan'; lines: readonly Mutasi[] }
  | { step: 'lepaskan'; line: Mutasi }
  | { step: 'siap'; lines: readonly Mutasi[] }

/** Renders `/admin/uang`: the queue of bank lines, group by group, with what is done with each. */
export function Component() {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery(mutasiQueries.queue(page))
  const { data: pengaturan } = useQuery(pengaturanQuery)
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [isKeys, setKeys] = useKeysOn()
  const { match, ignore, release } = useLineCalls()
  /** Lines that were just done, until the server's own list comes. */
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(() => groupLines((data?.data ?? []).filter(({ id }) => !gone.has(id))), [data, gone])
  const order = useMemo(() => groups.flatMap(([, lines]) => lines), [groups])
  const { row: line, at, choose, go: goTo, follow } = useQueuePlace(order)
  const [isSheet, setSheet] = useState(false)
  const [drafts, setDrafts] = useState<Readonly<Record<number, readonly Part[]>>>({})
  const [turnedDown, setTurnedDown] = useState<Readonly<Record<number, readonly number[]>>>({})
  const [problem, setProblem] = useState<{ id: number; error: unknown } | null>(null)
  const [said, setSaid] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const [undos, setUndos] = useState<readonly Done[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isLarge, setLarge] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const id = line?.id ?? null
  // The server's list tells of what was done: what is kept back here is kept no longer.
  useEffect(() => {
    if (data) setGone((before) => (before.size > 0 ? new Set() : before))
  }, [data])

  const usulan = line ? line.usulan.filter((one) => !turnedDown[line.id]?.includes(one.pemesanan_id)) : []
  const parts = line ? (drafts[line.id] ?? startParts({ ...line, usulan })) : []
  const read = line ? readParts(parts, line.jumlah) : null
  const isBusy = match.isPending || ignore.isPending || release.isPending
  const isBookable = line !== null && line.jumlah > 0 && Number.isInteger(line.jumlah)
  const ready = groups.find(([kelompok]) => kelompok === 'siap')?.[1] ?? []

  const go = (to: Mutasi | undefined) => {
    if (!to) return
    goTo(to.id)
    setLarge(false)
  }
  const keep = (own: readonly Part[]) => {
    if (!line) return
    setProblem(null)
    setDrafts((before) => ({ ...before, [line.id]: own }))
  }
  /** Takes lines that are done out of the queue; the next one has the focus. */
  const leave = ({ done, peringatan, failed }: Ran) => {
    const ids = new Set(done.map((one) => one.id))
    goTo(order.find((one, place) => place >= at && !ids.has(one.id))?.id ?? null)
    setGone((before) => new Set([...before, ...ids]))
    setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !ids.has(Number(key)))))
    setUndos((before) => [...before, ...done])
    setProblem(null)
    setSheet(false)
    setLarge(false)
    setNotes([...peringatan, ...failed.map((words) => `Belum: ${words}`)])
    setSaid(done.length === 1 ? (done[0]?.words ?? '') : `${formatThousands(done.length)} baris selesai.`)
  }
  const fail = (error: unknown, own: Mutasi) => {
    if (!isStale(error)) return setProblem({ id: own.id, error })
    // Somebody was faster: the list comes anew, with what stands in words.
    setNotes([`${own.keterangan || 'Tanpa keterangan'}, ${bankSum(own.jumlah)}: ${saidBy(error)}`])
    setSaid('')
    setSheet(false)
    follow()
  }
  const accept = () => {
    if (!line || isBusy) return
    if (!isBookable) return setAsking({ step: 'abaikan', lines: [line] })
    if (!read?.isWhole) {
      setSaid(
        parts.length === 0
          ? 'Belum ada pemesanannya. Tekan P untuk mencari.'
          : 'Belum dapat diterima: bagiannya belum sama dengan barisnya.',
      )
      return
    }
    setProblem(null)
    match.mutate([{ line, bagian: read.bagian }], { onSuccess: leave, onError: (error) => fail(error, line) })
  }
  const undo = () => {
    const last = undos.at(-1)
    if (isBusy) return
    if (!last)
      return setSaid('Tidak ada yang dapat diurungkan. Baris yang sudah selesai dilepaskan dari daftarnya.')
    release.mutate(
      { id: last.id },
      {
        onSuccess() {
          setUndos((before) => before.filter((one) => one !== last))
          setGone((before) => new Set([...before].filter((one) => one !== last.id)))
          goTo(last.id)
          setNotes([])
          setSaid(`Diurungkan: ${last.words} Barisnya kembali ke antrean.`)
        },
        onError(error) {
          // It cannot be taken back from here any more: the list of what is done tells of it.
          if (isStale(error)) setUndos((before) => before.filter((one) => one !== last))
          setNotes([`Belum diurungkan: ${saidBy(error)}`])
        },
      },
    )
  }
  const notThis = () => {
    if (!line) return
    const [first] = usulan
    if (!isBookable || !first) return setAsking({ step: 'abaikan', lines: [line] })
    const now = parts[0]?.pemesanan_id ?? first.pemesanan_id
    const own = usulan.some((one) => one.pemesanan_id === now) ? now : first.pemesanan_id
    const left = usulan.filter((one) => one.pemesanan_id !== own)
    setTurnedDown((before) => ({ ...before, [line.id]: [...(before[line.id] ?? []), own] }))
    keep(startParts({ ...line, usulan: left }))
    setSaid(left[0] ? `Usulan berikutnya: ${left[0].kode}.` : 'Tidak ada usulan lagi. Cari pemesanannya.')
    if (left.length === 0) requestAnimationFrame(() => field.current?.focus())
  }
  const acts = {
    j: () => go(order[at + 1]),
    k: () => go(order[at - 1]),
    n: () => go(order[at + 1] ?? order[0]),
    p: () => field.current?.focus(),
    x: notThis,
    b: () => setLarge(true),
  }
  useLetterKeys(acts, isKeys && asking === null)
  useQueueKeys({ onAccept: accept, onUndo: undo }, isKeys && asking === null)

  const jumlah = data?.jumlah ?? { baru: 0, cocok: 0, diabaikan: 0 }
  const total = order.reduce((sum, one) => sum + Math.max(0, one.jumlah), 0)
  const account = (digits: string) => {
    const own = pengaturan?.rekening.find(({ nomor }) => rekeningKey(nomor) === digits)
    return own ? `${own.bank} …${digits.slice(-4)}` : digits && `Rekening …${digits.slice(-4)}`
  }
  const panel = line && (
    <LinePanel
      key={line.id}
      line={line}
      rekening={account(line.rekening)}
      usulan={usulan}
      parts={parts}
      isBusy={isBusy}
      error={problem?.id === line.id ? problem.error : null}
      isLarge={isLarge}
      field={field}
      onLarge={setLarge}
      onChoose={(one) => keep(startParts({ ...line, usulan }, one))}
      onParts={keep}
      onAccept={accept}
      onLater={acts.n}
      onNotThis={notThis}
      onIgnore={() => setAsking({ step: 'abaikan', lines: [line] })}
    />
  )
  const impor = (
    <Button
      component={Link}
      to={paths.imporMutasi}
      variant="default"
      size="md"
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      Impor mutasi
    </Button>
  )
  return (
    <>
      <PageTitle
        title="Uang masuk"
        lead="Baris mutasi bank menunggu dicocokkan. Tidak ada yang dibukukan sendiri."
        action={
          <div className={classes.actions}>
            {impor}
            {ready.length > 0 && (
              <Button
                size="md"
                leftSection={<IconChecks size={18} aria-hidden />}
                onClick={() => setAsking({ step: 'siap', lines: ready })}
              >
                Terima {ready.length} yang siap
              </Button>
            )}
          </div>
        }
      />
      <UangTabs />
      <QueueFrame
        label="Antrean mutasi"
        sheetTitle="Baris mutasi"
        isPhone={isPhone}
        isSheet={isSheet}
        onSheetClose={() => setSheet(false)}
        said={said}
        notes={notes}
        onNotesClose={() => setNotes([])}
        panel={panel}
        foot={
          order.length > 0 ? (
            <>
              <b>{formatThousands(jumlah.baru)} perlu dicocokkan</b> · masuk {bankSum(total)}
              {jumlah.baru > QUEUE_PAGE && ' di halaman ini'}
            </>
          ) : null
        }
        keys={KEYS}
        isKeys={isKeys}
        onKeys={setKeys}
      >
        {isPending && <GreyRows count={6} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && order.length === 0 && (
          <Empty icon={IconCash} title="Semua baris sudah diurus" action={impor}>
            {jumlah.cocok + jumlah.diabaikan === 0
              ? 'Belum ada mutasi. Unduh mutasi rekening dari bank sebagai CSV, lalu impor di sini.'
              : 'Impor mutasi berikutnya bila bank sudah mencatat yang baru.'}
          </Empty>
        )}
        <QueueList
          groups={groups}
          selected={isPhone && !isSheet ? null : id}
          onSelect={(one) => {
            choose(one)
            setLarge(false)
            if (isPhone) setSheet(true)
          }}
          onIgnoreAll={(lines) => setAsking({ step: 'abaikan', lines })}
        />
        <QueuePages total={jumlah.baru} page={page} perPage={QUEUE_PAGE} noun="baris" onPage={setPage} />
        <DoneLines
          keadaan="diabaikan"
          count={jumlah.diabaikan}
          onRelease={(one) => setAsking({ step: 'lepaskan', line: one })}
        />
        <DoneLines
          keadaan="cocok"
          count={jumlah.cocok}
          onRelease={(one) => setAsking({ step: 'lepaskan', line: one })}
        />
      </QueueFrame>
      <Notices>
        {undos.length > 0 && (
          <ChangeNotice words={undos.at(-1)?.words} onClose={() => setUndos([])}>
            <Button variant="white" size="compact-md" loading={release.isPending} onClick={undo}>
              Urungkan
            </Button>
          </ChangeNotice>
        )}
      </Notices>
      {asking?.step === 'siap' && (
        <ReadyDialog
          lines={asking.lines}
          isBusy={match.isPending}
          onDo={() =>
            match.mutate(
              asking.lines.map((one) => ({
                line: one,
                bagian: readParts(startParts(one), one.jumlah).bagian,
              })),
              {
                onSuccess: leave,
                onError: (error) => asking.lines[0] && fail(error, asking.lines[0]),
                onSettled: () => setAsking(null),
              },
            )
          }
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.step === 'abaikan' && (
        <ReasonDialog
          title={
            asking.lines.length > 1 ? `Kesampingkan ${asking.lines.length} baris` : 'Kesampingkan baris ini'
          }
          deed="Kesampingkan"
          ready={(asking.lines[0]?.jumlah ?? 0) < 0 ? OUT_REASONS : IN_REASONS}
          isBusy={ignore.isPending}
          error={ignore.error}
          onDo={(alasan) =>
            ignore.mutate(
              { lines: asking.lines, alasan },
              {
                onSuccess(ran) {
                  setAsking(null)
                  leave(ran)
                },
                onError(error) {
                  if (!isStale(error)) return
                  setAsking(null)
                  if (asking.lines[0]) fail(error, asking.lines[0])
                },
              },
            )
          }
          onClose={() => {
            ignore.reset()
            setAsking(null)
          }}
        >
          <p className={classes.small}>
            Barisnya keluar dari antrean dan tidak dibukukan ke pemesanan mana pun. Dapat dilepaskan lagi
            kapan saja.
          </p>
        </ReasonDialog>
      )}
      {asking?.step === 'lepaskan' && (
        <ReasonDialog
          title="Lepaskan baris ini"
          deed="Lepaskan"
          ready={RELEASE_REASONS}
          isBusy={release.isPending}
          error={release.error}
          onDo={(alasan) =>
            release.mutate(
              { id: asking.line.id, alasan },
              {
                onSuccess() {
                  setUndos((before) => before.filter((one) => one.id !== asking.line.id))
                  choose(asking.line.id)
                  setAsking(null)
                  setSaid(`${bankSum(asking.line.jumlah)} dilepaskan, kembali ke antrean.`)
                },
              },
            )
          }
          onClose={() => {
            release.reset()
            setAsking(null)
          }}
        >
          <p className={classes.small}>
            {asking.line.keadaan === 'cocok'
              ? `Kwitansinya dibatalkan dengan catatan lawan, dan uangnya keluar dari ${asking.line.bagian.map(({ kode }) => kode).join(', ')}. Barisnya kembali ke antrean.`
              : 'Barisnya kembali ke antrean.'}
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import classes from '../../money/antrean/queue.module.css'
import { QueueFrame } from '../../money/antrean/queue-frame.tsx'
import { QueuePages } from '../../money/antrean/queue-pages.tsx'
import { useQueueKeys } from '../../money/antrean/use-queue-keys.ts'
import { useQueuePlace } from '../../money/antrean/use-queue-place.ts'
import { WaitingRows } from '../../money/antrean/waiting-rows.tsx'
import { kwitansiPath } from '../../money/kwitansi/kwitansi-path.ts'
import { PENOLAKAN_BUKTI } from '../../money/pembayaran/penolakan-bukti.ts'
import { usePaymentDecisions, useReserved } from '../../money/pembayaran/use-decisions.ts'
import { WaitingPanel } from '../../money/pembayaran/waiting-panel.tsx'
import { ReasonDialog } from '../../money/reason-dialog.tsx'
import { useMoneyCall } from '../../money/uang.queries.ts'
import { dokumenClient } from '../../people/jamaah/dokumen/dokumen.queries.ts'
import { ChangeNotice } from '../../platform/ui/change-notice.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import type { Shortcut } from '../../records/list/keys-hint.tsx'
import { useKeysOn, useLetterKeys } from '../../records/list/row-keys.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import own from './keluarga.module.css'
import { kirimanQueries, useAnswer } from './kiriman.queries.ts'
import { kirimanTitle, PENOLAKAN_PERMINTAAN } from './kiriman-words.ts'
import { PaperPanel } from './paper-panel.tsx'
import { RequestPanel } from './request-panel.tsx'

const ProofDialog = lazyPart(async () => ({
  default: (await import('../../money/pembayaran/proof-dialog.tsx')).ProofDialog,
}))

const KEYS: readonly Shortcut[] = [
  [['J', 'K'], 'kiriman'],
  [['Enter'], 'terima'],
  [['X'], 'tolak'],
  [['N'], 'nanti'],
  [['B'], 'perbesar bukti'],
  [['Ctrl', 'Z'], 'urungkan'],
]
const TIDAK_DAPAT =
  'Tidak ada yang dapat diurungkan. Dokumen diputuskan lagi di data jamaahnya; jawaban sudah dikirim.'

interface Done {
  words: string
  /** The payment and its receipt; null for papers and requests. */
  paid: { id: number; nomor: string } | null
}

/** Renders `/admin/keluarga`: proofs, papers and requests of families that wait for who looks on, the oldest first. */
export function Component() {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery(kirimanQueries.waiting(page))
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [isKeys, setKeys] = useKeysOn()
  const [isSheet, setSheet] = useState(false)
  const [open, setOpen] = useState<'tolak' | 'bukti' | null>(null)
  const [problem, setProblem] = useState<{ id: number; words: string } | null>(null)
  const [typed, setTyped] = useState<{ id: number; words: string } | null>(null)
  const [said, setSaid] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const [done, setDone] = useState<Done | null>(null)
  const { accept, refuse, takeBack } = usePaymentDecisions()
  const decide = useMoneyCall(
    ({ jamaah_id, id, alasan }: { jamaah_id: number; id: number; alasan: string | null }) =>
      dokumenClient.decide(jamaah_id, id, {
        status: alasan === null ? 'diterima' : 'ditolak',
        alasan: alasan ?? '',
      }),
  )
  const answer = useAnswer()
  const rows = data?.data ?? []
  const { row, at, choose, go: goTo } = useQueuePlace(rows)
  const id = row?.id ?? null
  const jawaban = typed?.id === id ? typed.words : ''
  const reserved = useReserved(row?.pembayaran, data?.pemeriksa ?? [])
  const isBusy = [accept, refuse, takeBack, decide, answer].some((one) => one.isPending)

  const leave = (words: string, paid: Done['paid'] = null) => {
    goTo(rows[at + 1]?.id ?? null)
    setProblem(null)
    setNotes([])
    setSheet(false)
    setOpen(null)
    setSaid(words)
    setDone({ words, paid })
  }
  const fail = (of: Kiriman) => (error: unknown) => setProblem({ id: of.id, words: saidBy(error) })
  const take = () => {
    if (!row || isBusy || open !== null) return
    const { pembayaran, dokumen } = row
    if (pembayaran) {
      if (reserved) return setSaid(reserved)
      const sum = sumText(pembayaran.jumlah, pembayaran.mata_uang)
      return accept.mutate(pembayaran.id, {
        onSuccess: ({ nomor, peringatan }) =>
          leave([`${sum} dari ${row.pemesan_nama} diterima.`, ...peringatan].join(' '), {
            id: pembayaran.id,
            nomor,
          }),
        onError: fail(row),
      })
    }
    if (dokumen)
      return decide.mutate(
        { ...dokumen, alasan: null },
        { onSuccess: () => leave(`${kirimanTitle(row)} diterima.`), onError: fail(row) },
      )
    answer.mutate(
      { id: row.id, status: 'diterima', jawaban: jawaban.trim() },
      {
        onSuccess: () => leave(`Permintaan ${row.pemesan_nama} dipenuhi, keluarganya dikabari.`),
        onError: fail(row),
      },
    )
  }
  const turnDown = (alasan: string) => {
    if (!row) return
    const { pembayaran, dokumen } = row
    const onSuccess = () => leave(`${kirimanTitle(row)} ${row.pemesan_nama} ditolak: ${alasan}.`)
    if (pembayaran) refuse.mutate({ id: pembayaran.id, alasan }, { onSuccess })
    else if (dokumen) decide.mutate({ ...dokumen, alasan }, { onSuccess, onError: fail(row) })
    else answer.mutate({ id: row.id, status: 'ditolak', jawaban: alasan }, { onSuccess })
  }
  const undo = () => {
    if (isBusy) return
    if (!done?.paid) return setSaid(TIDAK_DAPAT)
    const { id: paid, nomor } = done.paid
    takeBack.mutate(paid, {
      onSuccess() {
        setDone(null)
        setNotes([])
        setSaid(`Diurungkan: kwitansi ${nomor} dibatalkan, dan buktinya menunggu lagi.`)
      },
      onError: (error) => setNotes([`Belum diurungkan: ${saidBy(error)}`]),
    })
  }
  const closeRefusal = () => {
    refuse.reset()
    answer.reset()
    setOpen(null)
  }
  const move = (to: Kiriman | undefined) => {
    if (!to) return
    setOpen(null)
    goTo(to.id)
  }
  const acts = {
    j: () => move(rows[at + 1]),
    k: () => move(rows[at - 1]),
    n: () => move(rows[at + 1] ?? rows[0]),
    x: () => row && setOpen('tolak'),
    b: () => row?.pembayaran?.bukti && setOpen('bukti'),
  }
  const isFree = isKeys && open === null
  useLetterKeys(acts, isFree)
  useQueueKeys({ onAccept: take, onUndo: undo }, isFree)

  const on = {
    isBusy,
    problem: problem?.id === id ? problem.words : null,
    onAccept: take,
    onRefuse: () => setOpen('tolak'),
    onLater: acts.n,
  }
  const total = data?.meta.total ?? 0
  const panel =
    row &&
    (row.pembayaran ? (
      <WaitingPanel
        key={row.id}
        payment={row.pembayaran}
        reserved={reserved}
        onLarge={() => setOpen('bukti')}
        {...on}
      />
    ) : row.dokumen ? (
      <PaperPanel
        key={row.id}
        kiriman={row}
        dokumen={row.dokumen}
        isRefusing={open === 'tolak'}
        onRefused={turnDown}
        onBack={closeRefusal}
        {...on}
      />
    ) : (
      <RequestPanel
        key={row.id}
        kiriman={row}
        jawaban={jawaban}
        onJawaban={(words) => setTyped({ id: row.id, words })}
        {...on}
      />
    ))
  return (
    <>
      <PageTitle
        title="Masuk dari keluarga"
        lead="Bukti transfer, dokumen, dan permintaan dari halaman keluarga. Yang paling lama di atas."
      />
      <QueueFrame
        label="Kiriman yang menunggu"
        sheetTitle="Kiriman keluarga"
        isPhone={isPhone}
        isSheet={isSheet}
        onSheetClose={() => setSheet(false)}
        said={said}
        notes={notes}
        onNotesClose={() => setNotes([])}
        panel={panel}
        foot={rows.length > 0 ? <b>{formatThousands(total)} kiriman menunggu</b> : null}
        keys={KEYS}
        isKeys={isKeys}
        onKeys={setKeys}
      >
        {isPending && <GreyRows count={6} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && rows.length === 0 && (
          <Empty icon={IconChecks} title="Tidak ada yang menunggu.">
            Yang dikirim keluarga dari halamannya tampak di sini sampai diterima atau ditolak.
          </Empty>
        )}
        <WaitingRows
          rows={rows}
          selected={isPhone && !isSheet ? null : id}
          onSelect={(one) => {
            setOpen(null)
            choose(one)
            if (isPhone) setSheet(true)
          }}
        >
          {(one) => (
            <>
              <span className={classes.day}>{formatWaktu(one.dikirim_pada)}</span>
              <span className={classes.text}>{one.pemesan_nama}</span>
              <span className={classes.why}>
                <span>
                  {kirimanTitle(one)} · <span className={own.code}>{one.kode}</span>
                </span>
              </span>
            </>
          )}
        </WaitingRows>
        {data && (
          <QueuePages
            total={total}
            page={page}
            perPage={data.meta.per_page}
            noun="kiriman"
            onPage={setPage}
          />
        )}
      </QueueFrame>
      <Notices>
        {done && (
          <ChangeNotice
            words={
              <>
                {done.words} {done.paid && <Link to={kwitansiPath(done.paid.nomor)}>{done.paid.nomor}</Link>}
              </>
            }
            onClose={() => setDone(null)}
          >
            {done.paid && (
              <Button variant="white" size="compact-md" loading={takeBack.isPending} onClick={undo}>
                Urungkan
              </Button>
            )}
          </ChangeNotice>
        )}
      </Notices>
      <Suspense fallback={null}>
        {open === 'bukti' && row?.pembayaran && (
          <ProofDialog payment={row.pembayaran} onClose={() => setOpen(null)} />
        )}
      </Suspense>
      {open === 'tolak' && row && !row.dokumen && (
        <ReasonDialog
          title={`Tolak ${kirimanTitle(row).toLowerCase()} ${row.pemesan_nama}`}
          deed="Tolak"
          ready={row.pembayaran ? PENOLAKAN_BUKTI : PENOLAKAN_PERMINTAAN}
          isBusy={isBusy}
          error={refuse.error ?? answer.error}
          onDo={turnDown}
          onClose={closeRefusal}
        >
          <p className={classes.small}>Keluarganya membaca alasan ini di halamannya dan di email.</p>
        </ReasonDialog>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import type { PembayaranBernama } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { ChangeNotice } from '../../platform/ui/change-notice.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import type { Shortcut } from '../../records/list/keys-hint.tsx'
import { useKeysOn, useLetterKeys } from '../../records/list/row-keys.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import classes from '../antrean/queue.module.css'
import { QueueFrame } from '../antrean/queue-frame.tsx'
import { QueuePages } from '../antrean/queue-pages.tsx'
import { UangTabs } from '../antrean/uang-tabs.tsx'
import { useQueueKeys } from '../antrean/use-queue-keys.ts'
import { useQueuePlace } from '../antrean/use-queue-place.ts'
import { waitingQuery } from '../antrean/waiting.queries.ts'
import { WaitingRows } from '../antrean/waiting-rows.tsx'
import { kwitansiPath } from '../kwitansi/kwitansi-path.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { PENOLAKAN_BUKTI, PENOLAKAN_DIBACA } from './penolakan-bukti.ts'
import { usePaymentDecisions, useReserved } from './use-decisions.ts'
import { WaitingPanel } from './waiting-panel.tsx'

const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

const KEYS: readonly Shortcut[] = [
  [['J', 'K'], 'pembayaran'],
  [['Enter'], 'terima'],
  [['X'], 'tolak'],
  [['N'], 'nanti'],
  [['B'], 'perbesar bukti'],
  [['Ctrl', 'Z'], 'urungkan'],
]

interface Done {
  id: number
  words: string
  /** The receipt of what was accepted. */
  nomor: string
}

/** Renders `/admin/uang/menunggu`: payments of all bookings that wait to be verified, the oldest first. */
export function Component() {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery(waitingQuery(page))
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [isKeys, setKeys] = useKeysOn()
  const [isSheet, setSheet] = useState(false)
  const [open, setOpen] = useState<'tolak' | 'bukti' | null>(null)
  const [problem, setProblem] = useState<{ id: number; words: string } | null>(null)
  const [said, setSaid] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const [undos, setUndos] = useState<readonly Done[]>([])
  const { accept, refuse, takeBack } = usePaymentDecisions()
  const rows = data?.data ?? []
  const { row: payment, at, choose, go: goTo } = useQueuePlace(rows)
  const id = payment?.id ?? null
  const reserved = useReserved(payment, data?.pemeriksa ?? [])
  const isBusy = accept.isPending || refuse.isPending || takeBack.isPending

  const go = (to: PembayaranBernama | undefined) => {
    if (to) goTo(to.id)
  }
  const leave = (words: string) => {
    goTo(rows[at + 1]?.id ?? null)
    setProblem(null)
    setNotes([])
    setSheet(false)
    setSaid(words)
  }
  const take = () => {
    if (!payment || isBusy) return
    if (reserved) return setSaid(reserved)
    const { pemesan_nama, jumlah, mata_uang } = payment
    accept.mutate(payment.id, {
      onSuccess({ nomor, peringatan }) {
        const words = `${sumText(jumlah, mata_uang)} dari ${pemesan_nama} diterima.`
        leave([words, ...peringatan].join(' '))
        setUndos((before) => [...before, { id: payment.id, words: [words, ...peringatan].join(' '), nomor }])
      },
      onError: (error) => setProblem({ id: payment.id, words: saidBy(error) }),
    })
  }
  const undo = () => {
    const done = undos.at(-1)
    if (isBusy) return
    if (!done)
      return setSaid('Tidak ada yang dapat diurungkan. Yang sudah diterima dibatalkan di pemesanannya.')
    takeBack.mutate(done.id, {
      onSuccess() {
        setUndos((before) => before.filter((one) => one !== done))
        setNotes([])
        setSaid(`Diurungkan: kwitansi ${done.nomor} dibatalkan, dan pembayarannya menunggu lagi.`)
      },
      onError: (error) => setNotes([`Belum diurungkan: ${saidBy(error)}`]),
    })
  }
  const acts = {
    j: () => go(rows[at + 1]),
    k: () => go(rows[at - 1]),
    n: () => go(rows[at + 1] ?? rows[0]),
    x: () => payment && setOpen('tolak'),
    b: () => payment?.bukti && setOpen('bukti'),
  }
  useLetterKeys(acts, isKeys && open === null)
  useQueueKeys({ onAccept: take, onUndo: undo }, isKeys && open === null)

  const last = undos.at(-1)
  const total = data?.meta.total ?? 0
  const panel = payment && (
    <WaitingPanel
      key={payment.id}
      payment={payment}
      reserved={reserved}
      isBusy={isBusy}
      problem={problem?.id === payment.id ? problem.words : null}
      onAccept={take}
      onRefuse={() => setOpen('tolak')}
      onLater={acts.n}
      onLarge={() => setOpen('bukti')}
    />
  )
  return (
    <>
      <PageTitle
        title="Menunggu diperiksa"
        lead="Uang yang dicatat atau dikirim buktinya, belum diterima. Yang paling lama di atas."
      />
      <UangTabs />
      <QueueFrame
        label="Pembayaran yang menunggu"
        sheetTitle="Pembayaran"
        isPhone={isPhone}
        isSheet={isSheet}
        onSheetClose={() => setSheet(false)}
        said={said}
        notes={notes}
        onNotesClose={() => setNotes([])}
        panel={panel}
        foot={rows.length > 0 ? <b>{formatThousands(total)} menunggu diperiksa</b> : null}
        keys={KEYS}
        isKeys={isKeys}
        onKeys={setKeys}
      >
        {isPending && <GreyRows count={6} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && rows.length === 0 && (
          <Empty icon={IconChecks} title="Tidak ada yang menunggu.">
            Pembayaran yang dicatat di pemesanan atau dikirim keluarga tampak di sini sampai diterima.
          </Empty>
        )}
        <WaitingRows
          rows={rows}
          selected={isPhone && !isSheet ? null : id}
          onSelect={(one) => {
            choose(one)
            if (isPhone) setSheet(true)
          }}
        >
          {(one) => (
            <>
              <span className={classes.day}>{formatTanggalSingkat(one.tanggal_bank)}</span>
              <span className={classes.text}>{one.pemesan_nama}</span>
              <span className={classes.rowSum}>{sumText(one.jumlah, one.mata_uang)}</span>
              <span className={classes.why}>
                <span>
                  {[
                    one.kode,
                    METODE_LABEL[one.metode],
                    one.bukti ? 'ada bukti' : 'tanpa bukti',
                    one.kembar.length > 0 && 'bukti atau rujukan kembar',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
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
            noun="pembayaran"
            onPage={setPage}
          />
        )}
      </QueueFrame>
      <Notices>
        {last && (
          <ChangeNotice
            words={
              <>
                {last.words} <Link to={kwitansiPath(last.nomor)}>{last.nomor}</Link>
              </>
            }
            onClose={() => setUndos([])}
          >
            <Button variant="white" size="compact-md" loading={takeBack.isPending} onClick={undo}>
              Urungkan
            </Button>
          </ChangeNotice>
        )}
      </Notices>
      <Suspense fallback={null}>
        {open === 'bukti' && payment && <ProofDialog payment={payment} onClose={() => setOpen(null)} />}
      </Suspense>
      {open === 'tolak' && payment && (
        <ReasonDialog
          title={`Tolak ${sumText(payment.jumlah, payment.mata_uang)}`}
          deed="Tolak"
          ready={PENOLAKAN_BUKTI}
          isBusy={refuse.isPending}
          error={refuse.error}
          onDo={(alasan) =>
            refuse.mutate(
              { id: payment.id, alasan },
              {
                onSuccess() {
                  setOpen(null)
                  leave(`${sumText(payment.jumlah, payment.mata_uang)} ditolak: ${alasan}.`)
                },
              },
            )
          }
          onClose={() => {
            refuse.reset()
            setOpen(null)
          }}
        >
          <p className={classes.small}>Tidak ada tagihan yang dibayar olehnya. {PENOLAKAN_DIBACA}</p>
        </ReasonDialog>
      )}
    </>
  )
}

import { Button, Text } from '@mantine/core'
import { kelompokOf } from '@safar/shared/money/mutasi/mutasi-group'
import type { Mutasi, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQueries } from '@tanstack/react-query'
import type { FormEvent, Ref } from 'react'
import classes from '../antrean/queue.module.css'
import { uangQuery } from '../uang.queries.ts'
import { bankSum } from './bank-sum.ts'
import { type Part, readParts } from './parts.ts'
import { PartsTable } from './parts-table.tsx'
import { ProofCard } from './proof-card.tsx'
import { Proposals } from './proposals.tsx'

interface Props {
  line: Mutasi
  /** The account in words. */
  rekening: string
  usulan: readonly UsulanMutasi[]
  parts: readonly Part[]
  isBusy: boolean
  /** The error of the last attempt at this line; null without one. */
  error: unknown
  isLarge: boolean
  field: Ref<HTMLInputElement>
  onLarge: (isLarge: boolean) => void
  onChoose: (usulan: UsulanMutasi) => void
  onParts: (parts: readonly Part[]) => void
  onAccept: () => void
  onLater: () => void
  onNotThis: () => void
  onIgnore: () => void
}

/** Renders one line of the queue: what the bank says, whose money it may be, and what is done with it. */
export function LinePanel(props: Props) {
  const { line, rekening, parts, isBusy, error, onAccept, onLater, onIgnore } = props
  const isOut = kelompokOf(line) === 'keluar'
  const isBookable = !isOut && Number.isInteger(line.jumlah)
  const read = readParts(parts, line.jumlah)
  const { refused, general } = refusalOf(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBookable && read.isWhole && !isBusy) onAccept()
  }
  return (
    <form
      noValidate
      className={classes.panel}
      onSubmit={submit}
      aria-label={`Baris mutasi ${bankSum(line.jumlah)}`}
    >
      <div className={classes.lineHead}>
        <div>
          <p className={classes.small}>
            {formatTanggal(line.tanggal)}
            {rekening && ` · ${rekening}`}
          </p>
          <h2>{line.keterangan || 'Tanpa keterangan'}</h2>
        </div>
        <p className={classes.big}>
          <span className={classes.small}>{isOut ? 'Keluar' : 'Masuk'}</span>
          <b>{bankSum(Math.abs(line.jumlah))}</b>
        </p>
      </div>
      {isBookable ? (
        <Booking {...props} read={read} refused={refused} />
      ) : (
        <p className={classes.box}>
          {isOut
            ? 'Uang keluar tidak dicocokkan dengan pemesanan. Kesampingkan dengan alasannya, misalnya biaya bank.'
            : 'Jumlah ini ada sennya, jadi bukan pembayaran pemesanan. Kesampingkan dengan alasannya, misalnya bunga bank.'}
        </p>
      )}
      {general !== '' && (
        <Text role="alert" c="var(--red)" fw={640}>
          {general}
        </Text>
      )}
      <div className={classes.deeds}>
        {isBookable ? (
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            disabled={!read.isWhole}
            rightSection={<kbd>Enter</kbd>}
          >
            {read.bagian.length > 1
              ? `Terima dan buat ${read.bagian.length} kwitansi`
              : `Terima ${sumText(line.jumlah, 'Rp')}`}
          </Button>
        ) : (
          <Button size="md" onClick={onIgnore} rightSection={<kbd>Enter</kbd>}>
            Kesampingkan
          </Button>
        )}
        <Button variant="default" size="md" aria-keyshortcuts="n" onClick={onLater}>
          Nanti
        </Button>
        {isBookable && props.usulan.length > 0 && (
          <Button variant="default" size="md" aria-keyshortcuts="x" onClick={props.onNotThis}>
            Bukan ini
          </Button>
        )}
        {isBookable && (
          <Button variant="default" size="md" onClick={onIgnore}>
            Kesampingkan
          </Button>
        )}
      </div>
    </form>
  )
}

interface BookingProps extends Props {
  read: ReturnType<typeof readParts>
  refused: Readonly<Record<number, string>>
}

function Booking({ line, usulan, parts, isLarge, field, read, refused, ...on }: BookingProps) {
  const money = useQueries({ queries: parts.map(({ pemesanan_id }) => uangQuery(pemesanan_id)) })
  const waiting = money
    .flatMap(({ data }) => (data ? data.pembayaran : []))
    .filter(({ status, bukti }) => status === 'menunggu' && bukti)
  const sums = new Set([line.jumlah, ...read.bagian.map(({ jumlah }) => jumlah)])
  const proof = waiting.find(({ jumlah }) => sums.has(jumlah)) ?? waiting[0]
  const [only] = parts.length === 1 ? parts : []
  return (
    <div className={classes.work} data-proof={proof ? true : undefined}>
      {proof && (
        <ProofCard key={proof.id} payment={proof} line={line} isLarge={isLarge} onLarge={on.onLarge} />
      )}
      <div className={classes.column}>
        {usulan.length === 0 && (
          <p className={classes.box}>
            Belum ada pemesanan yang cukup cocok untuk diusulkan. Cari pemesanannya, atau lewati dulu:
            barisnya tetap di antrean.
          </p>
        )}
        <Proposals line={line} usulan={usulan} chosen={only?.pemesanan_id ?? null} onChoose={on.onChoose} />
        <PartsTable parts={parts} read={read} refused={refused} field={field} onParts={on.onParts} />
      </div>
    </div>
  )
}

const PART = /^bagian\.(\d{1,3})\./

/** Sorts a refusal by the part that it is about; everything else stands below the parts. */
function refusalOf(error: unknown): { refused: Record<number, string>; general: string } {
  if (error === null || error === undefined) return { refused: {}, general: '' }
  if (!(error instanceof ApiError) || error.status === 0)
    return { refused: {}, general: 'Belum tersimpan: server belum terhubung. Coba lagi.' }
  const refused: Record<number, string> = {}
  for (const [name, [said = '']] of Object.entries(error.errors)) {
    const [, at] = PART.exec(name) ?? []
    if (at !== undefined) refused[Number(at)] = said
  }
  const others = Object.entries(error.errors).filter(([name]) => !PART.test(name))
  const general =
    others[0]?.[1][0] ??
    (Object.keys(refused).length > 0 ? 'Ada bagian yang perlu diperbaiki.' : error.message)
  return { refused, general }
}

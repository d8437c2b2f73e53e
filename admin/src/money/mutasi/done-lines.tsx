import { Button, Text } from '@mantine/core'
import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { Unread } from '../../platform/ui/unread.tsx'
import classes from '../antrean/queue.module.css'
import { bankSum } from './bank-sum.ts'
import { mutasiQueries } from './mutasi.queries.ts'

const WORDS = { cocok: 'sudah dicocokkan', diabaikan: 'dikesampingkan' } as const

interface Props {
  keadaan: keyof typeof WORDS
  /** Lines in that state. */
  count: number
  onRelease: (line: Mutasi) => void
}

/** Renders lines that are done, folded with their sum; each can be let go with a reason. */
export function DoneLines({ keadaan, count, onRelease }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isAsked = isOpen || keadaan === 'diabaikan'
  const { data, isPending, isError, refetch } = useQuery({
    ...mutasiQueries.done(keadaan),
    enabled: isAsked && count > 0,
  })
  if (count === 0) return null
  const shown = data?.data ?? []
  const sum = shown.reduce((all, { jumlah }) => all + Math.abs(jumlah), 0)
  const isAll = data !== undefined && data.meta.total <= shown.length
  return (
    <details className={classes.done} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {formatThousands(count)} {WORDS[keadaan]}
        {isAll && ` (${bankSum(sum)})`}
      </summary>
      {isOpen && (
        <Unread
          words="Memuat baris…"
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
        />
      )}
      {data && !isAll && (
        <Text size="sm" c="var(--muted)">
          {formatThousands(shown.length)} yang terbaru.
        </Text>
      )}
      <ul>
        {shown.map((line) => (
          <li key={line.id}>
            <span className={classes.day}>{formatTanggalSingkat(line.tanggal)}</span>
            <span className={classes.text}>
              {line.keterangan || 'Tanpa keterangan'}
              <span className={classes.small}>
                {line.alasan}
                {line.bagian.map(({ pemesanan_id, kode, nama, jumlah, kwitansi }, at) => (
                  <span key={pemesanan_id}>
                    {at > 0 && '; '}
                    <Link to={pemesananPath(pemesanan_id)} className={classes.link}>
                      {nama}, {kode}
                    </Link>{' '}
                    {sumText(jumlah, 'Rp')}
                    {kwitansi && `, ${kwitansi}`}
                  </span>
                ))}
              </span>
            </span>
            <span className={classes.rowSum}>{bankSum(line.jumlah)}</span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Lepaskan baris ${bankSum(line.jumlah)}`}
              onClick={() => onRelease(line)}
            >
              Lepaskan
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

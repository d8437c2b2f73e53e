import { Button } from '@mantine/core'
import {
  kelompokOf,
  MUTASI_KELOMPOK,
  MUTASI_KELOMPOK_LABEL,
  type MutasiKelompok,
} from '@safar/shared/money/mutasi/mutasi-group'
import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import {
  IconAlertTriangle,
  IconArrowUpRight,
  IconChevronDown,
  IconCircleCheck,
  IconQuestionMark,
  type TablerIcon,
} from '@tabler/icons-react'
import classes from '../antrean/queue.module.css'
import { bankSum } from './bank-sum.ts'
import { reasonOf } from './line-words.ts'

const ICON: Readonly<Record<MutasiKelompok, TablerIcon>> = {
  keputusan: IconAlertTriangle,
  siap: IconCircleCheck,
  tidak_dikenal: IconQuestionMark,
  keluar: IconArrowUpRight,
}

/** Returns the lines of each group, in the order of work. */
export function groupLines(lines: readonly Mutasi[]): [MutasiKelompok, Mutasi[]][] {
  return MUTASI_KELOMPOK.flatMap((kelompok): [MutasiKelompok, Mutasi[]][] => {
    const own = lines.filter((line) => kelompokOf(line) === kelompok)
    return own.length > 0 ? [[kelompok, own]] : []
  })
}

interface Props {
  groups: readonly [MutasiKelompok, Mutasi[]][]
  selected: number | null
  onSelect: (id: number) => void
  onIgnoreAll: (lines: readonly Mutasi[]) => void
}

/** Renders the queue in its groups; a row says when, what, how much, and why it stands there. */
export function QueueList({ groups, selected, onSelect, onIgnoreAll }: Props) {
  return groups.map(([kelompok, lines]) => (
    <details key={kelompok} open className={classes.group} data-group={kelompok}>
      <summary>
        <IconChevronDown size={18} aria-hidden />
        {MUTASI_KELOMPOK_LABEL[kelompok]} <span className={classes.count}>{lines.length}</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <Row
            key={line.id}
            line={line}
            kelompok={kelompok}
            isOpen={line.id === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {kelompok === 'keluar' && (
        <div className={classes.groupDeed}>
          <Button variant="default" size="compact-md" onClick={() => onIgnoreAll(lines)}>
            Kesampingkan {lines.length} baris ini
          </Button>
        </div>
      )}
    </details>
  ))
}

interface RowProps {
  line: Mutasi
  kelompok: MutasiKelompok
  isOpen: boolean
  onSelect: (id: number) => void
}

function Row({ line, kelompok, isOpen, onSelect }: RowProps) {
  const Icon = ICON[kelompok]
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-line={line.id}
        aria-current={isOpen || undefined}
        onClick={() => onSelect(line.id)}
      >
        <span className={classes.day}>{formatTanggalSingkat(line.tanggal)}</span>
        <span className={classes.text}>{line.keterangan || 'Tanpa keterangan'}</span>
        <span className={classes.rowSum}>{bankSum(line.jumlah)}</span>
        <span className={classes.why}>
          <Icon size={16} aria-hidden />
          <span>{reasonOf(line)}</span>
        </span>
      </button>
    </li>
  )
}

import { Button, Modal } from '@mantine/core'
import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from '../antrean/queue.module.css'
import { bankSum } from './bank-sum.ts'

interface Props {
  /** Lines that are ready: one booking each, beyond doubt. */
  lines: readonly Mutasi[]
  isBusy: boolean
  onDo: () => void
  onClose: () => void
}

/** Asks before all that is ready is booked, line by line with its booking. */
export function ReadyDialog({ lines, isBusy, onDo, onClose }: Props) {
  useFocusBack()
  const sum = lines.reduce((all, { jumlah }) => all + jumlah, 0)
  return (
    <Modal opened onClose={onClose} title={`Terima ${lines.length} yang siap`}>
      <p className={classes.small}>
        Jumlahnya tepat dan sedikitnya dua tanda lain cocok. Semuanya {bankSum(sum)}, satu kwitansi tiap
        baris.
      </p>
      <ul className={classes.readyList}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={classes.text}>
              {line.keterangan || 'Tanpa keterangan'}
              <span className={classes.small}>untuk {line.usulan[0]?.kode}</span>
            </span>
            <b className={classes.rowSum}>{bankSum(line.jumlah)}</b>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button data-autofocus loading={isBusy} onClick={onDo}>
          Terima semuanya
        </Button>
      </DialogActions>
    </Modal>
  )
}

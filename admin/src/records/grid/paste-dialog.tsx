import { Button, Modal } from '@mantine/core'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from './grid.module.css'
import type { PastePlan, PlannedCell } from './paste-plan.ts'

interface Props {
  plan: PastePlan
  onYes: () => void
  onNo: () => void
}

/** The most cells that are listed; more are counted. */
const MOST = 200
const WORDS: Record<PlannedCell['keadaan'], string> = {
  ubah: 'Diubah',
  sama: 'Sama',
  salah: 'Tidak cocok',
  terkunci: 'Dilewati',
}
/** The order of the list: cells that need a look stand first. */
const ORDER: readonly PlannedCell['keadaan'][] = ['salah', 'ubah', 'terkunci', 'sama']

/** Shows what a paste would do, cell by cell, before it lands. */
export function PasteDialog({ plan: { cells, outside }, onYes, onNo }: Props) {
  useFocusBack()
  const count = (keadaan: PlannedCell['keadaan']) => cells.filter((cell) => cell.keadaan === keadaan).length
  const shown = ORDER.flatMap((keadaan) => cells.filter((cell) => cell.keadaan === keadaan)).slice(0, MOST)
  const words = [
    `${count('ubah')} sel diubah`,
    count('salah') > 0 && `${count('salah')} tidak cocok`,
    count('terkunci') > 0 && `${count('terkunci')} dilewati`,
    count('sama') > 0 && `${count('sama')} sudah sama`,
    outside > 0 && `${outside} di luar lembar`,
  ]
  return (
    <Modal opened onClose={onNo} title="Tempel ke lembar" size="xl">
      <p className={classes.summary}>{words.filter(Boolean).join(', ')}.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys. */}
      <section className={classes.plan} tabIndex={0} aria-label="Sel yang ditempel">
        <ul>
          {shown.map((cell) => (
            <li key={`${cell.row} ${cell.column}`} data-state={cell.keadaan}>
              <b>{WORDS[cell.keadaan]}</b>
              <span>
                {cell.name}, {cell.header}: {cell.before || 'kosong'} → {cell.text.slice(0, 80) || 'kosong'}
                {cell.alasan && <small>{cell.alasan}</small>}
              </span>
            </li>
          ))}
          {cells.length > shown.length && <li>dan {cells.length - shown.length} sel lagi.</li>}
        </ul>
      </section>
      <DialogActions>
        <Button variant="default" onClick={onNo}>
          Batal
        </Button>
        <Button onClick={onYes} disabled={count('ubah') === 0} data-autofocus>
          {count('salah') > 0 ? `Tempel ${count('ubah')} yang cocok` : `Tempel ${count('ubah')} sel`}
        </Button>
      </DialogActions>
    </Modal>
  )
}

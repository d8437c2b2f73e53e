import { Button, Modal } from '@mantine/core'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from './pengaturan.module.css'
import type { Consequences } from './shape.ts'

interface Props {
  consequences: Consequences
  onYes: () => void
  /** Cancels; nothing is saved. */
  onNo: () => void
}

/** Tells whom a change touches before it is saved. */
export function ConsequencesDialog({ consequences: { title, groups }, onYes, onNo }: Props) {
  useFocusBack()
  return (
    <Modal opened onClose={onNo} title={title} withCloseButton={false} size="lg">
      <div className={classes.akibat}>
        {groups.map(({ lead, items, more }) => (
          <section key={lead}>
            <h3>{lead}</h3>
            <ul>
              {items.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
              {more && <li>{more}</li>}
            </ul>
          </section>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onYes}>
          Simpan aturan ini
        </Button>
        <Button onClick={onNo} data-autofocus>
          Periksa dulu
        </Button>
      </DialogActions>
    </Modal>
  )
}

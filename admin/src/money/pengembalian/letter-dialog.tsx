import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from './refund-letter.module.css'
import { RefundLetter } from './refund-letter.tsx'

/** Shows the letter of a refund as the family gets it, and prints it alone. */
export function LetterDialog({ refund, onClose }: { refund: Pengembalian; onClose: () => void }) {
  useFocusBack()
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    // The dialog of the browser holds the page until it is closed.
    window.print()
    setPrinting(false)
  }, [isPrinting])
  return (
    <>
      <Modal opened onClose={onClose} title="Surat pengembalian" size="min(860px, 94vw)" fullScreen={isPhone}>
        <RefundLetter refund={refund} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          <Button
            data-autofocus
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => setPrinting(true)}
          >
            Cetak surat
          </Button>
        </DialogActions>
      </Modal>
      {isPrinting &&
        createPortal(
          <div className={classes.paper}>
            <RefundLetter refund={refund} />
          </div>,
          document.body,
        )}
    </>
  )
}

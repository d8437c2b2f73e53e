import { Button, CloseButton } from '@mantine/core'
import { SAMPAH_HARI } from '@safar/shared/paket/sampah'
import type { Paket } from '@safar/shared/paket/schema'
import { useEffect } from 'react'
import classes from '../../ui/notices.module.css'
import { useRestorePaket } from '../paket.queries.ts'

interface Props {
  /** What was deleted last, or null. */
  paket: Paket | null
  onClose: () => void
}

/** Offers the way back after a deletion, for as long as the person stays and does not close it. */
export function UndoNotice({ paket, onClose }: Props) {
  return (
    <div role="status">
      {/* By package: that one could not be brought back says nothing about the next. */}
      {paket && <Notice key={paket.id} paket={paket} onClose={onClose} />}
    </div>
  )
}

/** The notice took the focus along: whoever works by keys goes on where the page begins, not before its menu. */
function goOnInPage() {
  if (document.activeElement === document.body) document.getElementById('isi')?.focus({ preventScroll: true })
}

function Notice({ paket, onClose }: { paket: Paket; onClose: () => void }) {
  const { mutate, isPending, isError } = useRestorePaket()
  useEffect(() => goOnInPage, [])
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {isError
          ? `${paket.nama_paket} gagal dipulihkan.`
          : `${paket.nama_paket} dihapus, tersimpan ${SAMPAH_HARI} hari di Sampah.`}
      </span>
      {/* The button that had the focus went with the row. */}
      <Button
        autoFocus
        variant="white"
        size="compact-md"
        loading={isPending}
        onClick={() => mutate(paket.id, { onSuccess: onClose })}
      >
        Urungkan
      </Button>
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan hapus"
        onClick={onClose}
      />
    </div>
  )
}

import { Button, CloseButton } from '@mantine/core'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { Suspense, useEffect } from 'react'
import { goOnInPage } from '../../platform/ui/go-on-in-page.ts'
import classes from '../../platform/ui/notices.module.css'
import { RestoreQuestion } from './restore-question.tsx'
import { type Deleted, type TrashShape, useRestore } from './trash.ts'

interface Props {
  shape: TrashShape
  /** The record deleted last, or null. */
  record: Deleted | null
  onClose: () => void
}

/** Offers the undo of a deletion, until it is closed or the person leaves. */
export function UndoNotice({ record, ...props }: Props) {
  return (
    <div role="status">
      {/* By record: that one could not be brought back says nothing about the next. */}
      {record && <Notice key={record.id} record={record} {...props} />}
    </div>
  )
}

function Notice({ shape, record, onClose }: Props & { record: Deleted }) {
  const restore = useRestore(shape)
  const { mutate, isPending, isError } = restore
  // The notice had the focus when it goes.
  useEffect(() => goOnInPage, [])
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {isError
          ? `${record.name} gagal dipulihkan.`
          : `${record.name} dihapus, tersimpan ${SAMPAH_HARI} hari di Sampah.`}
      </span>
      {/* The button that had the focus went with the row. */}
      <Button
        autoFocus
        variant="white"
        size="compact-md"
        loading={isPending}
        onClick={() => mutate({ id: record.id }, { onSuccess: onClose })}
      >
        Urungkan
      </Button>
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan hapus"
        onClick={onClose}
      />
      <Suspense>
        <RestoreQuestion restore={restore} onRestored={onClose} />
      </Suspense>
    </div>
  )
}

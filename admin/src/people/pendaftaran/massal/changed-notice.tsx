import { Button, CloseButton } from '@mantine/core'
import classes from '../../../platform/ui/notices.module.css'
import { useTerakhir } from '../terakhir.ts'
import { useUndoMassal } from './change-massal.ts'

/** The most names shown of registrations that could not be changed. */
const NAMED = 3

/** Renders the notice of the last change of one or several rows, with its undo. */
export function ChangedNotice() {
  const diubah = useTerakhir((state) => state.diubah)
  return <div role="status">{diubah && <ChangedCount {...diubah} />}</div>
}

function ChangedCount({
  kata,
  kembali,
  gagal,
}: NonNullable<ReturnType<typeof useTerakhir.getState>['diubah']>) {
  const { mutate, isPending, isError } = useUndoMassal()
  const names = gagal.slice(0, NAMED).join(', ')
  const more = gagal.length > NAMED ? ` dan ${gagal.length - NAMED} lagi` : ''
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {isError
          ? 'Belum dapat dikembalikan. Coba lagi.'
          : kembali.length > 0 || gagal.length === 0
            ? kata
            : ''}
        {gagal.length > 0 && ` Belum tersimpan: ${names}${more}. Periksa, lalu coba lagi.`}
      </span>
      {kembali.length > 0 && (
        <Button variant="white" size="compact-md" loading={isPending} onClick={() => mutate(kembali)}>
          Urungkan
        </Button>
      )}
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan perubahan"
        onClick={() => useTerakhir.setState({ diubah: null })}
      />
    </div>
  )
}

import { Button } from '@mantine/core'
import { ChangeNotice } from '../../../platform/ui/change-notice.tsx'
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
  const done = kembali.length > 0 || gagal.length === 0 ? kata : ''
  const words = [
    isError ? 'Belum dapat dikembalikan. Coba lagi.' : done,
    gagal.length > 0 && ` Belum tersimpan: ${names}${more}. Periksa, lalu coba lagi.`,
  ]
  return (
    <ChangeNotice words={words} onClose={() => useTerakhir.setState({ diubah: null })}>
      {kembali.length > 0 && (
        <Button variant="white" size="compact-md" loading={isPending} onClick={() => mutate(kembali)}>
          Urungkan
        </Button>
      )}
    </ChangeNotice>
  )
}

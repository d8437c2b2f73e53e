import { UndoNotice } from '../../records/list/undo-notice.tsx'
import { ChangedNotice } from './massal/changed-notice.tsx'
import { SAMPAH_PENDAFTARAN } from './sampah.ts'
import { useTerakhir } from './terakhir.ts'

/** Renders the undo of the last deletion or change, until it is closed or the person leaves. */
export function UndoDiscard() {
  const dihapus = useTerakhir((state) => state.dihapus)
  return (
    <>
      <UndoNotice
        shape={SAMPAH_PENDAFTARAN}
        record={dihapus}
        onClose={() => useTerakhir.setState({ dihapus: null })}
      />
      <ChangedNotice />
    </>
  )
}

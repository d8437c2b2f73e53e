import { UndoNotice } from '../../records/list/undo-notice.tsx'
import { DiubahNotice } from './massal/diubah-notice.tsx'
import { SAMPAH_PENDAFTARAN } from './sampah.ts'
import { useTerakhir } from './terakhir.ts'

/** The way back from what was deleted or changed last, for as long as the person stays and does not close it. */
export function Urungkan() {
  const dihapus = useTerakhir((state) => state.dihapus)
  return (
    <>
      <UndoNotice
        shape={SAMPAH_PENDAFTARAN}
        record={dihapus}
        onClose={() => useTerakhir.setState({ dihapus: null })}
      />
      <DiubahNotice />
    </>
  )
}

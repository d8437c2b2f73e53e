import { seatsChangeError } from '@safar/shared/content/paket/kursi'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { useMay } from '../../../access/session/session-store.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { RowIcon } from '../../../platform/ui/row-icon.tsx'
import { KursiBar } from './kursi-bar.tsx'
import classes from './kursi-control.module.css'
import { useBooked } from './use-booked.ts'
import { useKursiQueue } from './use-kursi-queue.ts'

// Its number field is loaded for who corrects seats alone.
const CorrectionDialog = lazyPart(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}))

interface Props {
  paket: PaketRingkas
  today: string
}

/**
 * Renders a package's seats with buttons to sell and give back; read-only for departed packages and for roles that sell
 * none. Seats that follow bookings are corrected with a reason.
 */
export function KursiControl({ paket, today }: Props) {
  const queue = useKursiQueue()
  const open = useStore(queue.store, (state) => state.open[paket.id] ?? 0)
  const isStaff = useMay('staff')
  const booked = useBooked(paket.id)
  const [ubah, setUbah] = useState(0)
  if (!isStaff || paketState(paket, today) === 'berangkat') return <KursiBar paket={paket} today={today} />
  const sisa_pax = paket.sisa_pax + open
  const press = (by: number) => {
    if (!booked) queue.change(paket, by)
    else if (!seatsChangeError(paket, by)) setUbah(by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div className={classes.control} role="group" aria-label={`Kursi ${paket.nama_paket}`}>
      <Step paket={paket} ubah={-1} isOff={sisa_pax <= 0} onPress={press} />
      <KursiBar paket={{ ...paket, sisa_pax }} today={today} />
      <Step paket={paket} ubah={1} isOff={sisa_pax >= paket.total_pax} onPress={press} />
      {booked && ubah !== 0 && (
        <Suspense>
          <CorrectionDialog paket={paket} booked={booked} ubah={ubah} onClose={() => setUbah(0)} />
        </Suspense>
      )}
    </div>
  )
}

interface StepProps {
  paket: PaketRingkas
  ubah: 1 | -1
  isOff: boolean
  onPress: (ubah: number) => void
}

function Step({ paket, ubah, isOff, onPress }: StepProps) {
  return (
    // Not `disabled`: selling the last seat by key would lose the focus.
    <button
      type="button"
      className={classes.step}
      aria-label={`${ubah < 0 ? 'Kurangi' : 'Tambah'} kursi ${paket.nama_paket}`}
      aria-disabled={isOff}
      onClick={() => onPress(ubah)}
    >
      <RowIcon name={ubah < 0 ? 'minus' : 'plus'} />
    </button>
  )
}

import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { useStore } from 'zustand'
import { useMay } from '../../../access/session/session-store.ts'
import { RowIcon } from '../../../platform/ui/row-icon.tsx'
import { KursiBar } from './kursi-bar.tsx'
import classes from './kursi-control.module.css'
import { useKursiQueue } from './use-kursi-queue.ts'

interface Props {
  paket: PaketRingkas
  today: string
}

/**
 * Renders a package's seats with buttons to sell and give back; read-only for departed packages and for roles that sell
 * none.
 */
export function KursiControl({ paket, today }: Props) {
  const queue = useKursiQueue()
  const open = useStore(queue.store, (state) => state.open[paket.id] ?? 0)
  const isStaff = useMay('staff')
  if (!isStaff || paketState(paket, today) === 'berangkat') return <KursiBar paket={paket} today={today} />
  const sisa_pax = paket.sisa_pax + open
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div className={classes.control} role="group" aria-label={`Kursi ${paket.nama_paket}`}>
      <Step paket={paket} ubah={-1} isOff={sisa_pax <= 0} />
      <KursiBar paket={{ ...paket, sisa_pax }} today={today} />
      <Step paket={paket} ubah={1} isOff={sisa_pax >= paket.total_pax} />
    </div>
  )
}

function Step({ paket, ubah, isOff }: { paket: PaketRingkas; ubah: 1 | -1; isOff: boolean }) {
  const queue = useKursiQueue()
  return (
    // Not `disabled`: selling the last seat by key would lose the focus.
    <button
      type="button"
      className={classes.step}
      aria-label={`${ubah < 0 ? 'Kurangi' : 'Tambah'} kursi ${paket.nama_paket}`}
      aria-disabled={isOff}
      onClick={() => queue.change(paket, ubah)}
    >
      <RowIcon name={ubah < 0 ? 'minus' : 'plus'} />
    </button>
  )
}

import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { useMay } from '../../access/session/session-store.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './pendaftaran.module.css'

/** Renders the consent to promotion; nothing where it was never given. */
export function Promo({ pendaftaran, onWithdraw }: { pendaftaran: Pendaftaran; onWithdraw: () => void }) {
  const isStaff = useMay('staff')
  const { nama, setuju_pemasaran, pemasaran_ditarik_pada, pemasaran_ditarik_oleh } = pendaftaran
  if (pemasaran_ditarik_pada) {
    return (
      <p>
        Persetujuan promo ditarik {formatWaktu(pemasaran_ditarik_pada)}, dicatat oleh {pemasaran_ditarik_oleh}
      </p>
    )
  }
  if (!setuju_pemasaran) return null
  if (!isStaff) return <p>Boleh dikirimi promo</p>
  return (
    <p>
      Boleh dikirimi promo{' '}
      <button
        type="button"
        className={classes.unfold}
        aria-label={`Tarik persetujuan promo ${nama}`}
        onClick={onWithdraw}
      >
        Tarik persetujuan
      </button>
    </p>
  )
}

import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icons.ts'
import styles from './facts.module.css'
import './facts.print.css'

/** Renders the six facts that a family asks for first. */
export function Facts({ paket }: { paket: Paket }) {
  const facts: { icon: IconName; label: string; value: string }[] = [
    { icon: 'guide', label: 'Tipe', value: paket.tipe_paket },
    { icon: 'clock', label: 'Durasi', value: paket.durasi },
    { icon: 'plane', label: 'Maskapai', value: paket.maskapai },
    {
      icon: 'departure',
      label: 'Keberangkatan',
      value: [paket.pemberangkatan, paket.tanggal_keberangkatan && formatTanggal(paket.tanggal_keberangkatan)]
        .filter(Boolean)
        .join(', '),
    },
    { icon: 'building', label: 'Hotel', value: `Bintang ${paket.rating_hotel}` },
    { icon: 'users', label: 'Pembimbing', value: paket.pembimbings.map(({ nama }) => nama).join(', ') },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} size={26} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

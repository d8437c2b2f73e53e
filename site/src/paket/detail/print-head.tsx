import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import styles from './print-head.module.css'
import type { DetailAgency } from './words.ts'

/** Renders the head of a printed brochure: the company with its licences and address, and the departure. */
export function PrintHead({ agency, paket }: { agency: DetailAgency; paket: Paket }) {
  const { nama_paket, tanggal_keberangkatan: tanggal, durasi, pemberangkatan, maskapai } = paket
  const facts = [tanggal && formatTanggalHari(tanggal), durasi, pemberangkatan, maskapai]
  return (
    <div className={styles.head}>
      <p>
        {[agency.company || agency.brand, agency.izin.replace(', ', ' · ')].filter(Boolean).join(' · ')}
        <br />
        {agency.address}
      </p>
      <p className={styles.title}>{nama_paket}</p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

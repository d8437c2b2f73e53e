import { mailUrl, phoneUrl } from '@safar/shared/chat'
import { formatTanggalHari } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { Icon } from '../../components/icon.tsx'
import { TabBaru } from '../../components/tab-baru.tsx'
import type { DetailAgency } from './words.ts'

/** Who sells this, and how to check that they may. */
export function Perusahaan({ agency }: { agency: DetailAgency }) {
  return (
    <section className="dp-company plate" aria-label="Penyelenggara">
      <div className="dp-company-head">
        <img src="/logo/safar-mark.svg" alt="" width="40" height="47" loading="lazy" />
        <div>
          <p className="dp-company-name">{agency.company}</p>
          <p className="muted small">
            Izin PPIU {agency.ppiu}, PIHK {agency.pihk}
          </p>
        </div>
      </div>
      <dl>
        <div>
          <dt>Telepon</dt>
          <dd>
            <a href={phoneUrl(agency.phone)}>{agency.phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailUrl(agency.email)}>{agency.email}</a>
          </dd>
        </div>
      </dl>
      <a className="link" href={agency.licenceCheckUrl} target="_blank" rel="noopener">
        Periksa izin kami
        <TabBaru />
        <Icon name="external" size={18} />
      </a>
    </section>
  )
}

/** What a printed brochure begins with, under the head of every sheet: who is licensed how, where, and which departure. */
export function PrintHead({ agency, paket }: { agency: DetailAgency; paket: Paket }) {
  const { nama_paket, tanggal_keberangkatan: tanggal, durasi, pemberangkatan, maskapai } = paket
  const facts = [tanggal && formatTanggalHari(tanggal), durasi, pemberangkatan, maskapai]
  return (
    <div className="dp-print-head">
      <p>
        {agency.company} · PPIU {agency.ppiu} · PIHK {agency.pihk}
        <br />
        {agency.address}
      </p>
      <p className="dp-print-title">{nama_paket}</p>
      <p className="dp-print-facts">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

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

/** Head of every printed page: who, licensed how, reached where, and when it was printed. */
export function PrintHead({ agency, paket }: { agency: DetailAgency; paket: Paket }) {
  const { nama_paket, tanggal_keberangkatan: tanggal, durasi, pemberangkatan, maskapai } = paket
  const facts = [tanggal && formatTanggalHari(tanggal), durasi, pemberangkatan, maskapai]
  return (
    <div className="dp-print-head">
      <img src="/logo/safar-logo-plain.svg" alt={agency.brand} width="150" height="52" loading="lazy" />
      <p>
        {agency.company} · PPIU {agency.ppiu} · PIHK {agency.pihk}
        <br />
        {agency.address} · {agency.phone} · {agency.email}
        <br />
        <span data-printed />
      </p>
      <p className="dp-print-title">{nama_paket}</p>
      <p className="dp-print-facts">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

import { mailUrl, phoneUrl } from '@safar/shared/chat'
import { Icon } from '../../components/icon.tsx'
import { NewTab } from '../../components/new-tab.tsx'
import styles from './perusahaan.module.css'
import type { DetailAgency } from './words.ts'
import './perusahaan.print.css'

/** Who sells this, and how to check that they may. */
export function Perusahaan({ agency }: { agency: DetailAgency }) {
  return (
    <section className={`${styles.company} plate`} aria-label="Penyelenggara">
      <div className={styles.head}>
        <img src="/logo/safar-mark.svg" alt="" width="40" height="47" loading="lazy" />
        <div>
          <p className={styles.name}>{agency.company}</p>
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
        <NewTab />
        <Icon name="external" size={18} />
      </a>
    </section>
  )
}

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
        {agency.tanda && <img src={agency.tanda} alt="" width="40" height="47" loading="lazy" />}
        <div>
          <p className={styles.name}>{agency.company || agency.brand}</p>
          {agency.izin && <p className="muted small">Izin {agency.izin}</p>}
        </div>
      </div>
      <dl>
        {agency.phone && (
          <div>
            <dt>Telepon</dt>
            <dd>
              <a href={phoneUrl(agency.phone)}>{agency.phone}</a>
            </dd>
          </div>
        )}
        {agency.email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={mailUrl(agency.email)}>{agency.email}</a>
            </dd>
          </div>
        )}
      </dl>
      {agency.izin && agency.licenceCheckUrl && (
        <a className="link" href={agency.licenceCheckUrl} target="_blank" rel="noopener">
          Periksa izin kami
          <NewTab />
          <Icon name="external" size={18} />
        </a>
      )}
    </section>
  )
}

import { type PastiRinci, ringkasPasti } from '@safar/shared/content/paket/pasti/pasti'
import { mailUrl, phoneUrl } from '@safar/shared/platform/contact/chat'
import { Icon } from '../../components/icon.tsx'
import { NewTab } from '../../components/new-tab.tsx'
import { Fold } from './fold.tsx'
import { Gauge, LIMA_PASTI } from './lima-pasti.tsx'
import styles from './perusahaan.module.css'
import type { DetailAgency } from './words.ts'
import './perusahaan.print.css'

interface Props {
  agency: DetailAgency
  pasti?: readonly PastiRinci[] | undefined
}

/** Renders who sells this, and how to check their licence. */
export function Perusahaan({ agency, pasti }: Props) {
  return (
    <section className={`${styles.company} plate`} aria-label="Penyelenggara">
      <Fold
        kepala={
          <span className={styles.head}>
            {agency.tanda && <img src={agency.tanda} alt="" width="40" height="47" loading="lazy" />}
            <span>
              <span className={styles.name}>{agency.company || agency.brand}</span>
              {agency.izin && <span className="muted small">Izin {agency.izin}</span>}
            </span>
          </span>
        }
      >
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
        {pasti && (
          <a className={styles.pasti} href={`#${LIMA_PASTI.id}`}>
            <Gauge pasti={pasti} />
            <span>
              <b>5 Pasti:</b> {ringkasPasti(pasti)}
            </span>
          </a>
        )}
      </Fold>
    </section>
  )
}

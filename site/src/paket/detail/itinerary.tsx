import { formatTanggalRingkas } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { tanggalHari } from '@safar/shared/paket/tanggal-hari'
import { Berangka } from '../../components/berangka.tsx'
import styles from './itinerary.module.css'
import { Section } from './section.tsx'
import { isMilestone, paragraphs } from './words.ts'
import './itinerary.print.css'

export function Itinerary({ paket }: { paket: Pick<Paket, 'itineraris' | 'tanggal_keberangkatan'> }) {
  const { itineraris } = paket
  if (itineraris.length === 0) return null
  const dates = tanggalHari(paket)
  return (
    <Section id="itinerary" title="Itinerary">
      <ol className={styles.timeline}>
        {itineraris.map(({ hari, name, deskripsi }, index) => (
          // Two days may carry one number; their places in the list differ, and the list never changes.
          <li key={index} data-milestone={isMilestone(name, index, itineraris.length) || undefined}>
            <p className={styles.day}>
              <strong>
                Hari <span translate="no">{hari}</span>
              </strong>
              {dates[index] && (
                <time dateTime={dates[index]}>
                  <Berangka text={formatTanggalRingkas(dates[index])} />
                </time>
              )}
            </p>
            <div className={styles.words}>
              <h3>
                <Berangka text={name || `Hari ${hari}`} />
              </h3>
              {paragraphs(deskripsi).map((line) => (
                <p key={line}>
                  <Berangka text={line} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

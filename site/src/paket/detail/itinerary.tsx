import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { tanggalHari } from '@safar/shared/content/paket/tanggal-hari'
import { formatTanggalRingkas } from '@safar/shared/platform/format/tanggal'
import { Berangka } from '../../components/berangka.tsx'
import { Fold } from './fold.tsx'
import styles from './itinerary.module.css'
import { Section } from './section.tsx'
import { isMilestone, paragraphs } from './words.ts'
import './itinerary.print.css'

/** The number of days that a phone shows unfolded. */
const TERBUKA = 2

type Dijalani = Pick<Paket, 'itineraris' | 'tanggal_keberangkatan'>

/** Renders the itinerary: the first days, and on a phone the others behind a line that names what happens on them. */
export function Itinerary({ paket }: { paket: Dijalani }) {
  const { itineraris } = paket
  const dates = tanggalHari(paket)
  const days = itineraris.map((hari, index) => ({
    ...hari,
    date: dates[index],
    isMilestone: isMilestone(hari.name, index, itineraris.length),
  }))
  const lanjut = days.slice(TERBUKA)
  if (days.length === 0) return null
  return (
    <Section id="itinerary" title="Itinerary">
      <Hari days={days.slice(0, TERBUKA)} isLast={lanjut.length === 0} />
      {lanjut.length > 0 && (
        <Fold
          rupa="lanjut"
          kepala={
            <>
              <span className={styles.sisa}>
                <Berangka text={`Hari ${lanjut[0]?.hari} sampai ${lanjut.at(-1)?.hari}`} />
              </span>
              <span className={styles.nama}>
                <Berangka
                  text={lanjut
                    .map(({ name }) => name)
                    .filter(Boolean)
                    .join(' · ')}
                />
              </span>
            </>
          }
        >
          <Hari days={lanjut} isLast />
        </Fold>
      )}
    </Section>
  )
}

interface HariProps {
  days: readonly (Paket['itineraris'][number] & { date: string | undefined; isMilestone: boolean })[]
  /** True if the itinerary ends with them. */
  isLast: boolean
}

function Hari({ days, isLast }: HariProps) {
  return (
    <ol className={styles.timeline} data-akhir={isLast || undefined}>
      {days.map(({ hari, name, deskripsi, date, isMilestone: isMarked }, index) => (
        // Two days may have one number; their indexes differ, and the list never changes.
        <li key={index} data-milestone={isMarked || undefined}>
          <p className={styles.day}>
            <strong>
              Hari <span translate="no">{hari}</span>
            </strong>
            {date && (
              <time dateTime={date}>
                <Berangka text={formatTanggalRingkas(date)} />
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
  )
}

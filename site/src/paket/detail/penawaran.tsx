import { cardHarga, cardKursi } from '@safar/shared/content/paket/card'
import { HAMPIR_PENUH_ATURAN } from '@safar/shared/content/paket/hampir-penuh'
import { kamarHash } from '@safar/shared/content/paket/kamar-alamat'
import type { LivePaket } from '@safar/shared/content/paket/live'
import { isHampirPenuh, paketState } from '@safar/shared/content/paket/rules'
import { daftarPath, formUrl } from '@safar/shared/people/pendaftaran/form-address'
import { antreanText, TUNGGU_HASH, TUNGGU_MASUK, TUNGGU_SUDAH } from '@safar/shared/people/pendaftaran/tunggu'
import { recordSlug } from '@safar/shared/platform/address/record'
import { formatTanggal, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { Berangka } from '../../components/berangka.tsx'
import { ChatLink } from '../../components/chat-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { Harga, StartingFrom } from '../harga.tsx'
import { useKamar } from '../kamar-dipilih.ts'
import { SeatBar } from '../seat-bar.tsx'
import { useAntrean } from '../tunggu/use-antrean.ts'
import { useWaitingPlace } from '../tunggu/use-waiting-place.ts'
import { canCalculate } from './anchors.ts'
import styles from './penawaran.module.css'
import { SharePaket } from './share-paket.tsx'
import { useKursiJam, usePaketLive } from './use-paket-live.ts'
import { type DetailAgency, lainChatUrl, paketChatUrl } from './words.ts'
import './penawaran.print.css'

export interface LiveProps {
  paket: LivePaket
  agency: DetailAgency
  apiHost: string
  /** The day in Jakarta on which the page was built, `YYYY-MM-DD`. */
  today: string
  /** The path of the page, for sharing. */
  path: string
}

/** Renders the offer: price, seats, and every next step. */
export function Penawaran({ paket: built, agency, apiHost, today, path }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const jam = useKursiJam(built, apiHost)
  const kamar = useKamar()
  const harga = cardHarga(paket, undefined, kamar)
  const state = paketState(paket, today)
  const isProgram = recordSlug('program', path) !== null
  // A programme has a page of its own, and no departure to wait for.
  const isAntre = state === 'penuh' && !isProgram
  const antrean = useAntrean(isAntre ? paket.slug : null, apiHost)
  const antre = useWaitingPlace(paket.slug)
  return (
    <section className={styles.panel} id="penawaran" tabIndex={-1} aria-label="Penawaran">
      <div className={styles.head} data-state={state}>
        <StartingFrom harga={harga} />
        <Harga harga={harga} size="panel" />
      </div>
      <dl className={styles.pax}>
        <div>
          <dt>Total Pax</dt>
          <dd translate="no">{paket.total_pax} Pax</dd>
        </div>
        <div>
          <dt>Available Pax</dt>
          <dd className={styles.available} data-state={state}>
            <Berangka text={state === 'berangkat' ? 'Ditutup' : `${paket.sisa_pax} Pax`} />
          </dd>
        </div>
      </dl>
      <div className={styles.body}>
        <SeatBar kursi={cardKursi(paket, today)} />
        {state !== 'berangkat' && (
          <p className={styles.rule}>
            <Berangka
              text={jam ? `Kursi per pukul ${jam} WIB.` : `Kursi per ${formatTanggalSingkat(today)}.`}
            />
          </p>
        )}
        {isHampirPenuh(paket, today) && (
          <p className={styles.rule}>
            <Berangka text={HAMPIR_PENUH_ATURAN} />
          </p>
        )}
        {state === 'terbuka' ? (
          <>
            <a
              className={`btn btn--big btn--block ${styles.booking}`}
              href={`${daftarPath(paket.slug)}${kamar ? kamarHash({ kamar, orang: 1 }) : ''}`}
            >
              Booking
            </a>
            {/* The form of the site needs a script to take a package along; the server's own does not. */}
            <noscript>
              <a
                className="btn btn--big btn--block"
                href={formUrl(apiHost, isProgram ? paket.nama_paket : paket.slug)}
              >
                Booking
              </a>
            </noscript>
          </>
        ) : isAntre ? (
          <a className={`btn btn--big btn--block ${antre ? 'btn--line' : ''}`} href={TUNGGU_HASH}>
            <Icon name={antre ? 'check' : 'hourglass'} size={20} />
            {antre ? TUNGGU_SUDAH : TUNGGU_MASUK}
          </a>
        ) : (
          <p className={styles.closed}>
            {state === 'penuh'
              ? 'Keberangkatan ini sudah penuh.'
              : 'Keberangkatan ini sudah lewat dan tidak dijual lagi.'}{' '}
            <TanyaLain paket={paket} agency={agency} />
          </p>
        )}
        <ChatLink className="btn btn--wa btn--big btn--block" href={paketChatUrl(agency, paket)}>
          <Icon name="whatsapp" size={22} />
          Tanya CS
        </ChatLink>
        {isAntre && (
          <p className={styles.closed}>
            <Berangka
              text={[
                antrean && `${antreanText(antrean)} `,
                paket.tanggal_keberangkatan &&
                  `Antrean ditutup ${formatTanggal(paket.tanggal_keberangkatan)}. `,
              ]
                .filter(Boolean)
                .join('')}
            />
            <TanyaLain paket={paket} agency={agency} />
          </p>
        )}
        {canCalculate(paket, path, today) && (
          <a className="btn btn--line btn--block" href="#hitung">
            Hitung biaya keluarga
          </a>
        )}
        <div className={styles.prints}>
          <button type="button" className="btn btn--line btn--compact" data-print="paket">
            <Icon name="print" size={18} />
            Print Paket
          </button>
          <button type="button" className="btn btn--line btn--compact" data-print="itinerary">
            <Icon name="print" size={18} />
            Print Itenary
          </button>
        </div>
        <SharePaket paket={paket} agency={agency} path={path} />
      </div>
      <div className={styles.single}>
        <p className="tag">[SINGLE]</p>
        <p>
          <Berangka text={paket.keterangan || 'Tanyakan harga kamar sendiri kepada kami.'} />
        </p>
      </div>
    </section>
  )
}

function TanyaLain({ paket, agency }: Pick<LiveProps, 'paket' | 'agency'>) {
  return <ChatLink href={lainChatUrl(agency, paket)}>Tanyakan keberangkatan lain</ChatLink>
}

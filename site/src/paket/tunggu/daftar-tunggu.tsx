import { paketState } from '@safar/shared/content/paket/rules'
import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import {
  TUNGGU_BAGIAN,
  TUNGGU_GRATIS,
  TUNGGU_MASUK,
  TUNGGU_SUDAH,
  tungguChat,
  tungguLangkah,
  tungguSampai,
} from '@safar/shared/people/pendaftaran/tunggu'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { Berangka } from '../../components/berangka.tsx'
import { ChatLink } from '../../components/chat-link.tsx'
import { Icon } from '../../components/icon.tsx'
import type { LiveProps } from '../detail/penawaran.tsx'
import { usePaketLive } from '../detail/use-paket-live.ts'
import { AlreadyWaiting } from './already-waiting.tsx'
import { TungguForm } from './tunggu-form.tsx'
import { tanyaLagi, useAntrean } from './use-antrean.ts'
import { useWaitingPlace } from './use-waiting-place.ts'
import { noteWaitingPlace } from './waiting-place.ts'

/**
 * Renders the waiting list of a full departure with its form; nothing while there are seats, or once it has departed.
 */
export function DaftarTunggu({ paket: built, agency, apiHost, today }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const isPenuh = paketState(paket, today) === 'penuh'
  const antrean = useAntrean(isPenuh ? paket.slug : null, apiHost)
  const antre = useWaitingPlace(paket.slug)
  if (!isPenuh) return null
  const sampai = tungguSampai(paket, today)
  return (
    <section className="tunggu-bagian" aria-labelledby="judul-tunggu">
      <h2 id="judul-tunggu">{antre ? TUNGGU_SUDAH : TUNGGU_MASUK}</h2>
      <p className="tunggu-lead">
        <Berangka text={paket.total_pax > 1 ? `Semua ${paket.total_pax} kursi` : 'Semua kursi'} /> sudah
        terisi. Bila ada yang batal, kami menghubungi antrean menurut urutan. Gratis, dan belum mengikat.
      </p>
      <p className="tunggu-belum">
        <Icon name="info" size={20} />
        {belumKursi('tunggu')}
      </p>
      {/* A link to what lies in it opens it, in newer browsers without a script as well. */}
      <details className="tunggu-lipat" data-lipatan>
        <summary className="btn btn--block">
          <Icon name="hourglass" size={20} />
          {antre ? 'Lihat tempat Anda' : 'Isi nama untuk antrean'}
        </summary>
        <div className="tunggu-kartu" id={TUNGGU_BAGIAN} tabIndex={-1}>
          <div className="tunggu-antrean on-emerald">
            {antrean && (
              <>
                <p className="tunggu-jumlah">
                  <strong translate="no">{antrean.orang}</strong>
                  <span>
                    orang menunggu
                    {antrean.jumlah > 0 && (
                      <>
                        , <br />
                        dari <span translate="no">{antrean.jumlah}</span> rombongan
                      </>
                    )}
                  </span>
                </p>
                <ol className="tunggu-rombongan" aria-label="Antrean, dari yang terdepan">
                  {antrean.rombongan.map((orang, index) => (
                    <li key={index} className={index + 1 === antre?.urutan ? 'tunggu-anda' : undefined}>
                      <Icon name="user" size={15} />
                      <span translate="no">{orang}</span> <span className="visually-hidden">orang</span>
                      {index + 1 === antre?.urutan && ' Anda'}
                    </li>
                  ))}
                  {antrean.jumlah > antrean.rombongan.length && (
                    <li>
                      <Berangka text={`dan ${antrean.jumlah - antrean.rombongan.length} lagi`} />
                    </li>
                  )}
                  {!antre && <li className="tunggu-anda">Anda</li>}
                </ol>
              </>
            )}
            <details className="tunggu-cara">
              <summary>
                Bagaimana antreannya?
                <Icon name="down" />
              </summary>
              <ol className="tunggu-langkah">
                {tungguLangkah(sampai).map(({ judul, teks }) => (
                  <li key={judul}>
                    <strong>{judul}</strong> <Berangka text={teks} />
                  </li>
                ))}
              </ol>
            </details>
            <p className="tunggu-gratis">
              <Icon name="shield" size={20} />
              <span>
                {TUNGGU_GRATIS}
                {agency.phone && (
                  <>
                    {' '}
                    di <b translate="no">{agency.phone}</b>
                  </>
                )}
                .
              </span>
            </p>
          </div>
          <div className="tunggu-sisi">
            {antre ? (
              <AlreadyWaiting antre={antre} paket={paket} agency={agency} />
            ) : (
              <TungguForm
                paket={paket}
                apiHost={apiHost}
                sampai={sampai}
                berikutnya={antrean ? antrean.jumlah + 1 : null}
                onDone={(place) => {
                  noteWaitingPlace(paket.slug, place)
                  // The waiting list grew: it is refetched for all that show it.
                  tanyaLagi(paket.slug, apiHost)
                }}
              />
            )}
            <noscript>
              <p>Tulis nama, jumlah orang, dan kamar Anda. Kami memasukkan Anda ke antrean.</p>
              <ChatLink
                className="btn btn--wa btn--big btn--block"
                href={chatUrl(agency.chatPhone, tungguChat(agency.brand, paket))}
              >
                <Icon name="whatsapp" size={22} />
                {TUNGGU_MASUK}
              </ChatLink>
            </noscript>
          </div>
        </div>
      </details>
    </section>
  )
}

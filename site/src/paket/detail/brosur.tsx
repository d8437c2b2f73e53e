import { paketDihitung } from '@safar/shared/content/paket/hitung/live'
import { livePaket } from '@safar/shared/content/paket/live'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { PastiRinci } from '@safar/shared/content/paket/pasti/pasti'
import * as page from '@safar/shared/platform/address/page'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import type { KetentuanBatal } from '@safar/shared/settings/pengaturan/cancellation'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { AnchorLinks } from './anchor-links.tsx'
import { anchorsOf, canCalculate, hasHarga, hasRingkasan } from './anchors.ts'
import styles from './brosur.module.css'
import { CostCalculator } from './cost-calculator.tsx'
import { Cover } from './cover.tsx'
import { Facts } from './facts.tsx'
import { HargaKamar } from './harga-kamar.tsx'
import { BarBawah, HargaRingkas } from './harga-ringkas.tsx'
import { HargaTambahan } from './harga-tambahan.tsx'
import { Hotel } from './hotel.tsx'
import { Itinerary } from './itinerary.tsx'
import { Pembimbing, type PembimbingDikenal, Syarat, Termasuk } from './ketentuan.tsx'
import { LIMA_PASTI, LimaPasti } from './lima-pasti.tsx'
import { Penawaran } from './penawaran.tsx'
import { Penerbangan } from './penerbangan.tsx'
import { Perusahaan } from './perusahaan.tsx'
import { PrintHead } from './print-head.tsx'
import { Ringkasan } from './ringkasan.tsx'
import { cancellationConditions, paymentConditions, type SyaratUmum } from './syarat-umum.ts'
import type { DetailAgency } from './words.ts'
import '../../layouts/lay-out-later.css'
import './brosur.print.css'

interface Props {
  paket: Paket
  agency: DetailAgency
  apiHost: string
  /** The day in Jakarta on which the page was built, `YYYY-MM-DD`. */
  today: string
  /** The path of the page. */
  path: string
  /** The ministry's five of this departure; none for a sample of one. */
  pasti?: readonly PastiRinci[] | undefined
  /** The agency's figures, and what they ask of every journey of this kind. */
  aturan: CalculationRules
  umum: readonly SyaratUmum[]
  /** The terms of cancelling; none for a sample, which nobody books. */
  batal?: KetentuanBatal | undefined
  /** The guides known to the agency, as `Pembimbing` takes them. */
  dikenal?: readonly PembimbingDikenal[]
  /** Nobody's own: it says so, and sells nothing. */
  contoh?: boolean
  /** A picture of the catalogue in place of the uploaded one. */
  gambar?: ReactNode
  /** Rendered where the first screen ends (`components/Lipat.astro`). */
  fold?: ReactNode
  /** The queue of a departure that is full. */
  tunggu?: ReactNode
  /** Departures to offer in place of this one, which cannot be booked. */
  lain?: ReactNode
  /** Other days of the same kind, for who read to the end of one that can. */
  sesudah?: ReactNode
  /** Rendered in place of the parts here: the same ones as islands, which Astro alone can make. */
  ringkas?: ReactNode
  penawaran?: ReactNode
  hargaKamar?: ReactNode
  hitung?: ReactNode
  bar?: ReactNode
  /** Renders the changes since the package went live, which pages alone know. */
  riwayat?: ReactNode
}

/** Renders all parts of a package's page in order. The page's `<body>` has the class `detail`. */
export function Brosur({
  paket,
  agency,
  apiHost,
  today,
  path,
  pasti,
  aturan,
  umum,
  batal,
  dikenal,
  contoh = false,
  ...slots
}: Props) {
  const live = { paket: livePaket(paket), agency, apiHost, today, path }
  return (
    <article className={styles.brosur} data-contoh={contoh || undefined}>
      <PrintHead agency={agency} paket={paket} />
      <Cover paket={paket} apiHost={apiHost} today={today} picture={slots.gambar} contoh={contoh} />
      {contoh && (
        <p className={`container ${styles.contoh}`} role="note">
          <strong>Contoh halaman.</strong> Program, harga, hotel, dan nama pembimbing di halaman ini contoh,
          tidak dijual oleh {agency.brand}. Yang dijual ada di <a href={page.paket}>daftar paket</a>.
        </p>
      )}
      <div className={`container ${styles.grid}`}>
        <div>
          {!contoh && (slots.ringkas ?? <HargaRingkas {...live} />)}
          <Facts paket={paket} />
        </div>
        {slots.fold}
        {/* Before all that it sells: whoever reads by ear or key meets the price and Booking first. */}
        <aside className={styles.aside} aria-label="Harga dan penyelenggara">
          {!contoh && (
            <div className={styles.sticky}>
              <div className={styles.offer}>{slots.penawaran ?? <Penawaran {...live} />}</div>
            </div>
          )}
          <Perusahaan agency={agency} pasti={pasti} />
        </aside>
        <div>
          {slots.tunggu}
          {slots.lain}
          <AnchorLinks anchors={[...(pasti ? [LIMA_PASTI] : []), ...anchorsOf(paket)]} />
          <div data-nanti>
            {pasti && <LimaPasti pasti={pasti} today={today} />}
            {hasRingkasan(paket) && <Ringkasan paket={paket} apiHost={apiHost} />}
            {hasHarga(paket) && (slots.hargaKamar ?? <HargaKamar {...live} />)}
            <HargaTambahan paket={paket} aturan={aturan} today={today} />
            {canCalculate(paket, path, today) &&
              (slots.hitung ?? (
                <CostCalculator {...live} paket={paketDihitung(paket, aturan)} batal={batal ?? null} />
              ))}
          </div>
          <div data-nanti>
            <Itinerary paket={paket} />
            <Hotel paket={paket} apiHost={apiHost} />
            <Penerbangan paket={paket} apiHost={apiHost} />
          </div>
          <div data-nanti>
            <Termasuk {...paket} />
            <Pembimbing pembimbings={paket.pembimbings} dikenal={dikenal} apiHost={apiHost} />
            <Syarat
              syarat_ketentuans={paket.syarat_ketentuans}
              umum={[
                ...paymentConditions({ ...paket, aturan }, today),
                ...(batal ? [cancellationConditions(batal, paket, today)] : []),
                ...umum,
              ]}
            />
            {slots.riwayat}
            {slots.sesudah}
            <p className={styles.semua}>
              <a className="link" href={page.paket}>
                Lihat semua keberangkatan
                <Icon name="arrow" size={18} />
              </a>
            </p>
          </div>
        </div>
      </div>
      {!contoh && (slots.bar ?? <BarBawah {...live} />)}
    </article>
  )
}

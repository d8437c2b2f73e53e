import { KATEGORI_TIPE, type Keberangkatan } from '@safar/shared/content/keberangkatan/keberangkatan'
import { cardKursi } from '@safar/shared/content/paket/card'
import { KAMAR_NAMA, type Kamar } from '@safar/shared/content/paket/kamar'
import { kamarHash } from '@safar/shared/content/paket/kamar-alamat'
import { jumlahPastiText } from '@safar/shared/content/paket/pasti/jumlah'
import { isHampirPenuh, paketState } from '@safar/shared/content/paket/rules'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { namaHari } from '@safar/shared/platform/format/tanggal'
import { memo, type ReactNode } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { GambarPaket } from '../paket/gambar-paket.tsx'
import { SeatBar } from '../paket/seat-bar.tsx'
import { Stars } from '../paket/stars.tsx'
import styles from './butir.module.css'
import { rombonganText } from './kata.ts'

const SIZES = '(min-width: 1328px) 424px, (min-width: 1024px) 34vw, 46vw'

interface Props {
  keberangkatan: Keberangkatan
  /** Name of its picture; empty without one, undefined while that is not known yet. */
  poster: string | undefined
  /** The room whose price is told, and how many go together. */
  kamar: Kamar
  orang: number
  today: string
  host: string
  /** The first of the page: its picture comes first. */
  first?: boolean | undefined
  /** True where the first screen of the page ends with it. */
  fold?: boolean | undefined
  /** Rendered below its facts: why it does not fit. */
  children?: ReactNode
  /** Rendered beside its name: the checkbox of the comparison. */
  centang?: ReactNode
}

/** Renders a departure in a list: a row, or a card where the list shows pictures. It needs no script. */
export const Butir = memo(function Butir({
  keberangkatan,
  poster,
  kamar,
  orang,
  today,
  host,
  first,
  fold,
  children,
  centang,
}: Props) {
  const { slug, nama, tanggal, hari, kota, maskapai, langsung, jarak, bintang, currency } = keberangkatan
  const seats = {
    tanggal_keberangkatan: tanggal,
    sisa_pax: keberangkatan.sisa,
    total_pax: keberangkatan.total,
  }
  const state = paketState(seats, today)
  const harga = keberangkatan.harga[kamar]
  const facts = [maskapai, langsung && 'langsung', hari > 0 && `${hari} Hari`, kota && `dari ${kota}`]
  const badge = isHampirPenuh(seats, today) ? 'Hampir penuh' : state === 'penuh' ? 'Penuh' : ''
  return (
    <article className={styles.butir} data-state={state} data-fold={fold ? true : undefined}>
      <div className={styles.gambar}>
        {poster !== undefined && (
          <GambarPaket
            image={poster}
            alt=""
            jenis="poster"
            sizes={SIZES}
            host={host}
            priority={first ?? false}
          />
        )}
        <span className="badge">{KATEGORI_TIPE[keberangkatan.kategori]}</span>
        {badge && <span className={state === 'penuh' ? 'badge' : 'badge badge--red'}>{badge}</span>}
      </div>
      <p className={styles.plat}>
        {tanggal ? (
          <time dateTime={tanggal}>
            {`${namaHari(tanggal).slice(0, 3)} `}
            <b translate="no">{Number(tanggal.slice(8))}</b>
            {` ${bulanTiga(tanggal)}`}
          </time>
        ) : (
          'Tanggal menyusul'
        )}
      </p>
      <div className={styles.isi}>
        <h3>
          <a href={`${recordPath('paket', slug)}${kamarHash({ kamar, orang })}`} translate="no">
            {nama}
          </a>
        </h3>
        <p>
          <Berangka text={facts.filter(Boolean).join(' · ')} />
        </p>
        <p className={styles.jarak}>
          {jarak.haram !== null && (
            <span>
              Makkah <b translate="no">{`${formatThousands(jarak.haram)} m`}</b>
            </span>
          )}
          {jarak.nabawi !== null && (
            <span>
              Madinah <b translate="no">{`${formatThousands(jarak.nabawi)} m`}</b>
            </span>
          )}
          {keberangkatan.pasti && (
            <span>
              <Berangka text={jumlahPastiText(keberangkatan.pasti)} />
            </span>
          )}
          <Stars count={bintang} size={16} label={`Hotel bintang ${bintang}`} />
        </p>
        {children}
      </div>
      {centang}
      <div className={styles.harga}>
        <p>
          {harga > 0 ? (
            <>
              <strong translate="no">{formatHarga(harga, currency)}</strong>{' '}
              <span className="tag">{KAMAR_NAMA[kamar].toUpperCase()}</span>
            </>
          ) : (
            <strong>Harga menyusul</strong>
          )}
        </p>
        {orang > 1 && harga > 0 && (
          <p>
            <Berangka text={rombonganText(kamar, orang)} />{' '}
            <span translate="no">{formatHarga(harga * orang, currency)}</span>
          </p>
        )}
      </div>
      <SeatBar kursi={{ ...cardKursi(seats, today), total: '' }} />
    </article>
  )
})

/** Renders its name and link alone, as the fallback of one that cannot be rendered. */
export function ButirNama({ keberangkatan: { slug, nama } }: Pick<Props, 'keberangkatan'>) {
  return (
    <article className={styles.butir}>
      <h3>
        <a href={recordPath('paket', slug)} translate="no">
          {nama}
        </a>
      </h3>
    </article>
  )
}

const BULAN = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ')
const bulanTiga = (tanggal: string) => BULAN[Number(tanggal.slice(5, 7)) - 1] ?? ''

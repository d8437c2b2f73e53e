import { formatTanggalSingkat, hariIni } from '@safar/shared/format/tanggal'
import { gambarUrl, gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import { hargaText, isHampirPenuh, kursiText, paketState } from '@safar/shared/paket/rules'
import { IconBuilding, IconCalendarEvent, IconPlane, IconStarFilled } from '@tabler/icons-react'
import { apiHost } from '../../../api/http.ts'
import { useFormState } from '../../../form/form-context.ts'
import { toPreview } from '../input.ts'
import classes from './card-preview.module.css'

const STATE_PILL = { terbuka: '', penuh: 'Penuh', berangkat: 'Sudah berangkat' } as const

function poster(imageName: string): string {
  const [narrow] = gambarVariantWidths(imageName)
  return gambarUrl(narrow ? gambarVariant(imageName, narrow) : imageName, apiHost)
}

/** The public card as it will look, following the typing. */
export function CardPreview() {
  const values = useFormState((state) => state.values)
  const paket = toPreview(values)
  const today = hariIni()
  const state = paketState(paket, today)
  const almost = values.sisa_pax !== '' && isHampirPenuh(paket, today)
  const seatsKnown = values.total_pax !== '' && values.sisa_pax !== ''
  const unpriced = values.harga_double !== '' && paket.harga_double <= 0
  const pill =
    seatsKnown && almost ? 'Hampir penuh' : seatsKnown || state === 'berangkat' ? STATE_PILL[state] : ''
  const taken = paket.total_pax > 0 ? 1 - Math.min(paket.sisa_pax, paket.total_pax) / paket.total_pax : 0
  const flight = paket.maskapais[0]
  const route = [flight?.departure, flight?.arrival].filter(Boolean).join(' – ')
  const hotels = paket.hotels.map((hotel) => hotel.nama_hotel).filter(Boolean)
  const stars = Math.min(5, Math.max(0, Math.round(paket.rating_hotel)))

  return (
    <section aria-labelledby="pratinjau" className={classes.preview}>
      <h2 id="pratinjau" className={classes.heading}>
        Pratinjau kartu
      </h2>
      <article className={classes.card}>
        <div className={classes.picture}>
          {paket.thumbnail ? (
            <img src={poster(paket.thumbnail)} alt="" />
          ) : (
            <img src="/logo/safar-logo-plain-light.svg" alt="" className={classes.mark} />
          )}
          <span className={classes.tipe}>{values.tipe_paket || 'Tipe'}</span>
          {pill && (
            <span className={classes.state} data-almost={almost || undefined}>
              {pill}
            </span>
          )}
          {stars > 0 && (
            <span className={classes.stars}>
              {Array.from({ length: stars }, (_, index) => (
                <IconStarFilled key={index} size={16} aria-hidden />
              ))}
              Hotel bintang {stars}
            </span>
          )}
        </div>
        <div className={classes.body}>
          <h3 className={classes.name}>{values.nama_paket || 'Nama paket'}</h3>
          <p className={classes.fact}>
            <IconCalendarEvent size={18} aria-hidden />
            <span>
              <b>
                {paket.tanggal_keberangkatan ? formatTanggalSingkat(paket.tanggal_keberangkatan) : 'Tanggal'}
              </b>
              {paket.durasi && ` · ${paket.durasi}`}
              {paket.pemberangkatan && ` · ${paket.pemberangkatan}`}
            </span>
          </p>
          <p className={classes.fact}>
            <IconPlane size={18} aria-hidden />
            <span>
              <b>{values.maskapai || 'Maskapai'}</b>
              {route && ` · ${route}`}
            </span>
          </p>
          <p className={classes.fact}>
            <IconBuilding size={18} aria-hidden />
            <span>{hotels.length > 0 ? hotels.join(', ') : 'Hotel'}</span>
          </p>
          <div className={classes.price}>
            <span>
              <strong>{values.harga_double === '' ? `${paket.currency} —` : hargaText(paket)}</strong>{' '}
              {!unpriced && '/ pax'}
            </span>
            {!unpriced && <span className={classes.double}>DOUBLE</span>}
          </div>
          <div className={classes.seats} aria-hidden>
            <span style={{ inlineSize: `${taken * 100}%` }} data-almost={almost || undefined} />
          </div>
          <p className={classes.left} data-almost={almost || undefined}>
            {seatsKnown ? kursiText(paket, today) : 'Kursi belum diisi'}
          </p>
          <span className={classes.detail} aria-hidden>
            Lihat Detail
          </span>
        </div>
      </article>
    </section>
  )
}

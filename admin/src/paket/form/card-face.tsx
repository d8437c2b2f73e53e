import type { PaketCard } from '@safar/shared/paket/card'
import { IconBuilding, IconCalendarEvent, IconPlane, IconStarFilled } from '@tabler/icons-react'
import classes from './card-preview.module.css'

const ICONS = { calendar: IconCalendarEvent, plane: IconPlane, building: IconBuilding }

interface Props {
  card: PaketCard
  /** Address of the poster; empty where none is chosen. */
  poster: string
}

/** The site's card as the office draws it: the same words in the same order. */
export function CardFace({ card, poster }: Props) {
  const { nama, tipe, badge, isUrgent, bintang, bintangText, rows, harga, kursi } = card
  const few = kursi.tone === 'few' || undefined
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {poster ? (
          <img src={poster} alt="" />
        ) : (
          <img src="/logo/safar-logo-plain-light.svg" alt="" className={classes.mark} />
        )}
        <span className={classes.tipe}>{tipe}</span>
        {badge && (
          <span className={classes.state} data-almost={isUrgent || undefined}>
            {badge}
          </span>
        )}
        {bintangText && (
          <span className={classes.stars}>
            {Array.from({ length: bintang }, (_, index) => (
              <IconStarFilled key={index} size={16} aria-hidden />
            ))}
            {bintangText}
          </span>
        )}
      </div>
      <div className={classes.body}>
        <h3 className={classes.name}>{nama}</h3>
        {rows.map(({ icon, strong, text }) => {
          const Icon = ICONS[icon]
          return (
            <p key={icon} className={classes.fact}>
              <Icon size={18} aria-hidden />
              <span>
                {strong && <b>{strong}</b>}
                {strong && text && ' · '}
                {text}
              </span>
            </p>
          )
        })}
        <div className={classes.price}>
          <span>
            <strong>{harga.text}</strong> {harga.known && '/ pax'}
          </span>
          {harga.known && <span className={classes.double}>DOUBLE</span>}
        </div>
        {harga.others.map((other) => (
          <p key={other} className={classes.other}>
            {other}
          </p>
        ))}
        <div className={classes.seats} aria-hidden>
          <span style={{ inlineSize: `${kursi.taken}%` }} data-almost={few} />
        </div>
        <p className={classes.left} data-almost={few}>
          {kursi.text}
          {kursi.total && ` · ${kursi.total}`}
        </p>
        <span className={classes.detail} aria-hidden>
          Lihat Detail
        </span>
      </div>
    </article>
  )
}

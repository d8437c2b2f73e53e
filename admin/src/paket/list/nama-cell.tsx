import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import { gambarUrl, gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import type { Paket } from '@safar/shared/paket/schema'
import { IconPhotoOff } from '@tabler/icons-react'
import { apiHost } from '../../app/api.ts'
import classes from './paket-list.module.css'

/** Picture, name and date of departure of one package. */
export function NamaCell({ paket }: { paket: Paket }) {
  const [smallest] = gambarVariantWidths(paket.thumbnail)
  const name = smallest ? gambarVariant(paket.thumbnail, smallest) : paket.thumbnail
  return (
    <div className={classes.nama}>
      {name ? (
        <img
          className={classes.thumb}
          src={gambarUrl(name, apiHost)}
          alt=""
          width={60}
          height={44}
          loading="lazy"
        />
      ) : (
        <span className={classes.thumb}>
          <IconPhotoOff size={20} aria-hidden />
        </span>
      )}
      <span>
        <span className={classes.title}>{paket.nama_paket}</span>
        <span className={classes.date}>{formatTanggalSingkat(paket.tanggal_keberangkatan)}</span>
      </span>
    </div>
  )
}

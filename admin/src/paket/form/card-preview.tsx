import { hariIni } from '@safar/shared/format/tanggal'
import { gambarUrl, gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import { paketCard } from '@safar/shared/paket/card'
import { apiHost } from '../../api/http.ts'
import { useFormValues } from '../../form/form-context.ts'
import { CardFace } from './card-face.tsx'
import classes from './card-preview.module.css'
import { type PaketFormValues, toPreview } from './values.ts'

function poster(imageName: string): string {
  const [narrow] = gambarVariantWidths(imageName)
  return gambarUrl(narrow ? gambarVariant(imageName, narrow) : imageName, apiHost)
}

/** The public card as it will look, following the typing; what was not typed yet is named or left out. */
export function CardPreview() {
  const values = useFormValues((values: PaketFormValues) => values)
  const { maskapai, nama_paket, tipe_paket, total_pax, sisa_pax } = values
  const paket = {
    ...toPreview(values),
    maskapai: maskapai || 'Maskapai',
    nama_paket: nama_paket || 'Nama paket',
  }
  const card = paketCard(paket, hariIni())
  if (tipe_paket === '') card.tipe = 'Tipe'
  // Seats that nobody has entered are neither sold nor left.
  if (total_pax === '' || sisa_pax === '') {
    card.kursi = { tone: 'open', taken: 0, text: 'Kursi belum diisi', total: '' }
    if (card.state !== 'berangkat') {
      card.badge = ''
      card.isUrgent = false
    }
  }
  return (
    <section aria-labelledby="pratinjau" className={classes.preview}>
      <h2 id="pratinjau" className={classes.heading}>
        Pratinjau kartu
      </h2>
      <CardFace card={card} poster={paket.thumbnail && poster(paket.thumbnail)} />
    </section>
  )
}

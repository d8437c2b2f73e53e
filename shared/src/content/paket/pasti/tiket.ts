import { parseDurasi } from '../../../platform/format/durasi.ts'
import { daysBetween, formatTanggalSingkat } from '../../../platform/format/tanggal.ts'
import type { Paket } from '../paket.ts'
import { parseBandara } from '../tempat.ts'
import { belumAda, type Kurang, type Nilai, nameSome } from './nilai.ts'

type Leg = Pick<
  Paket['maskapais'][number],
  'nama_maskapai' | 'nomor' | 'departure' | 'arrival' | 'date_departure' | 'date_arrival'
>
type Terbang = Pick<Paket, 'tanggal_keberangkatan' | 'durasi'> & { maskapais: readonly Leg[] }

/** Rates the certainty of tickets: every flight with its number and both its days, within the journey. */
export function tiketNilai(paket: Terbang): Nilai {
  const { maskapais, tanggal_keberangkatan } = paket
  const kurang: Kurang[] = []
  if (!tanggal_keberangkatan) kurang.push({ field: 'tanggal_keberangkatan', teks: 'hari keberangkatan' })
  if (maskapais.length === 0) {
    kurang.push({ field: 'maskapais', teks: 'penerbangan' })
    return { ada: false, kurang, bukti: ['Penerbangan belum disebut'] }
  }
  let whole = 0
  maskapais.forEach((leg, at) => {
    const open = kurangLeg(paket, leg, at)
    if (open.length === 0) whole += 1
    kurang.push(...open)
  })
  const airlines = [...new Set(maskapais.map(({ nama_maskapai }) => nama_maskapai.trim()).filter(Boolean))]
  const said = nameSome(airlines)
  const count = maskapais.length
  const fact =
    whole === count
      ? `${said}, ${count} penerbangan bernomor dan bertanggal`
      : `${said}, ${whole} dari ${count} penerbangan bernomor dan bertanggal`
  const legs = nameSome(maskapais.map(legText).filter(Boolean))
  return { ada: true, kurang, bukti: [fact, ...(legs ? [`${legs}.`] : []), ...belumAda(kurang)] }
}

/**
 * Tells whether a flight's day belongs to another journey, as after a copy. A flight may leave the evening before and
 * land the day after.
 */
function isLain({ tanggal_keberangkatan, durasi }: Terbang, day: string): boolean {
  const after = daysBetween(tanggal_keberangkatan, day)
  return after < -1 || after > (parseDurasi(durasi) ?? Number.POSITIVE_INFINITY) + 1
}

function kurangLeg(paket: Terbang, leg: Leg, at: number): Kurang[] {
  const way = ruteOf(leg) || `penerbangan ${at + 1}`
  const parts = [
    { name: 'nama_maskapai', teks: `maskapai ${way}` },
    { name: 'nomor', teks: `nomor ${way}` },
    { name: 'date_departure', teks: `hari berangkat ${way}` },
    { name: 'date_arrival', teks: `hari tiba ${way}` },
  ] as const
  return parts.flatMap(({ name, teks }) => {
    const field = `maskapais.${at}.${name}`
    if (leg[name].trim() === '') return [{ field, teks }]
    const isDay = name === 'date_departure' || name === 'date_arrival'
    return isDay && isLain(paket, leg[name])
      ? [{ field, teks: `${teks} yang cocok dengan keberangkatan` }]
      : []
  })
}

function ruteOf({ departure, arrival }: Leg): string {
  return [departure, arrival]
    .map((text) => {
      const { kota, kode } = parseBandara(text)
      return kode ?? kota
    })
    .filter(Boolean)
    .join('–')
}

function legText(leg: Leg): string {
  const day = leg.date_departure && formatTanggalSingkat(leg.date_departure)
  return [leg.nomor.trim(), ruteOf(leg), day].filter(Boolean).join(' ')
}

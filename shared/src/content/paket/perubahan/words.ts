import { formatHarga } from '../../../platform/format/rupiah.ts'
import { daysBetween, formatTanggalSingkat, isTanggal } from '../../../platform/format/tanggal.ts'
import { writeWaktuWib } from '../../../platform/format/waktu-wib.ts'
import type { Perubahan, PerubahanBidang } from './perubahan-schema.ts'

/** The tone of a change for a family: bad news is said as plainly as good. */
export type Nada = 'baik' | 'netral' | 'buruk'

export interface BarisPerubahan {
  label: string
  dari: string
  ke: string
  /** The effect in words; empty if both values say it themselves. */
  efek: string
  nada: Nada
}

/** The changes of one moment. */
export interface SaatPerubahan {
  /** ISO 8601 in UTC. */
  pada: string
  /** `18 Nov 2026, 14.05 WIB`. */
  teks: string
  baris: BarisPerubahan[]
}

/** The name of each field whose changes are told. */
export const PERUBAHAN_LABEL: Record<PerubahanBidang, string> = {
  harga_quad: 'Harga quad',
  harga_triple: 'Harga triple',
  harga_double: 'Harga double',
  currency: 'Mata uang',
  tanggal_keberangkatan: 'Keberangkatan',
  durasi: 'Durasi',
  maskapai: 'Maskapai',
  hotels: 'Hotel',
  total_pax: 'Kursi ditawarkan',
}

/** Writes a moment in Jakarta's time: `2026-11-18T07:05:00.000Z` → `18 Nov 2026, 14.05 WIB`. */
export function saatWib(pada: string): string {
  const [day = '', clock = ''] = writeWaktuWib(pada).split(' ')
  return clock ? `${formatTanggalSingkat(day)}, ${clock.slice(0, 5).replace(':', '.')} WIB` : pada
}

/**
 * Writes changes in words, newest first, those of one moment together.
 * @param list newest first
 * @param currency the package's present currency; earlier ones follow from its changes
 */
export function perubahanTeks(list: readonly Perubahan[], currency: string): SaatPerubahan[] {
  const saat: SaatPerubahan[] = []
  const moves = list.filter(({ bidang }) => bidang === 'currency')
  for (const one of list) {
    // The oldest change of currency after this one says what was paid in then.
    const later = moves.findLast(({ pada }) => pada > one.pada)
    const baris = barisOf(one, later ? String(later.dari) : currency)
    const last = saat.at(-1)
    if (last?.pada === one.pada) last.baris.push(baris)
    else saat.push({ pada: one.pada, teks: saatWib(one.pada), baris: [baris] })
  }
  return saat
}

function barisOf({ bidang, dari, ke }: Perubahan, currency: string): BarisPerubahan {
  const text = (value: string | number) => nilaiText(bidang, value, currency)
  return {
    label: PERUBAHAN_LABEL[bidang],
    dari: text(dari),
    ke: text(ke),
    ...efekOf(bidang, dari, ke, currency),
  }
}

function nilaiText(bidang: PerubahanBidang, value: string | number, currency: string): string {
  if (value === '' || value === 0) return 'belum ada'
  if (bidang.startsWith('harga_')) return formatHarga(Number(value), currency)
  if (bidang === 'tanggal_keberangkatan') return formatTanggalSingkat(String(value))
  return bidang === 'total_pax' ? `${value} kursi` : String(value)
}

function efekOf(
  bidang: PerubahanBidang,
  dari: string | number,
  ke: string | number,
  currency: string,
): Pick<BarisPerubahan, 'efek' | 'nada'> {
  if (bidang.startsWith('harga_') && Number(dari) > 0 && Number(ke) > 0) {
    const more = Number(ke) - Number(dari)
    const amount = formatHarga(Math.abs(more), currency)
    return more < 0
      ? { efek: `${amount} lebih murah`, nada: 'baik' }
      : { efek: `${amount} lebih mahal`, nada: 'buruk' }
  }
  if (bidang === 'tanggal_keberangkatan' && isTanggal(String(dari)) && isTanggal(String(ke))) {
    const days = daysBetween(String(dari), String(ke))
    return { efek: `${Math.abs(days)} hari lebih ${days > 0 ? 'lambat' : 'awal'}`, nada: 'netral' }
  }
  return { efek: '', nada: 'netral' }
}

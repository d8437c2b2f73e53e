import { formatHarga } from '@safar/shared/format/rupiah'
import { formatTanggal, formatTanggalHari, hariIni } from '@safar/shared/format/tanggal'
import { type LivePaket, readLivePaket } from '@safar/shared/paket/live'
import { kursiText, paketState } from '@safar/shared/paket/rules'
import type { Pilihan } from './pilihan.ts'

export interface PilihanPaket {
  status: 'terbuka' | 'penuh' | 'berangkat' | 'tidak-ada' | 'tidak-terjawab'
  label: string
  /** The package in a chat: its name and, where known, the date. */
  sebutan: string
  /** What a family checks before it sends: date, price and seats, or why it cannot go. Empty when nothing is known. */
  keterangan: string
}

function unknown(status: 'tidak-ada' | 'tidak-terjawab', { label }: Pilihan, keterangan = ''): PilihanPaket {
  return { status, label, sebutan: label, keterangan }
}

function keteranganOf(paket: LivePaket, today: string): string {
  const tanggal = paket.tanggal_keberangkatan
  const state = paketState(paket, today)
  if (state === 'berangkat')
    return `Keberangkatan ${formatTanggal(tanggal)} sudah lewat dan tidak dijual lagi.`
  if (state === 'penuh') return `Keberangkatan ini${tanggal && `, ${formatTanggal(tanggal)},`} sudah penuh.`
  const parts = [
    tanggal && `Berangkat ${formatTanggalHari(tanggal)}`,
    // An amount is not broken from its currency.
    paket.harga_double > 0 &&
      `${formatHarga(paket.harga_double, paket.currency).replace(' ', '\u00a0')} / pax, DOUBLE`,
    paket.total_pax > 0 && kursiText(paket, today),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What the API knows of the package that a Booking button or a draft brought along. `today` as `YYYY-MM-DD` in WIB. */
export async function pilihanPaket(
  apiHost: string,
  pilihan: Pilihan,
  send: typeof fetch = fetch,
  today: string = hariIni(),
): Promise<PilihanPaket> {
  const built: LivePaket = {
    slug: pilihan.value,
    nama_paket: pilihan.label,
    tanggal_keberangkatan: '',
    currency: 'Rp',
    harga_quad: 0,
    harga_triple: 0,
    harga_double: 0,
    total_pax: 0,
    sisa_pax: 0,
    keterangan: '',
  }
  try {
    const response = await send(`${apiHost}/api/paket/${encodeURIComponent(pilihan.value)}`)
    const paket = readLivePaket(await response.json(), built)
    if (paket) {
      const { nama_paket: label, tanggal_keberangkatan: tanggal } = paket
      return {
        status: paketState(paket, today),
        label,
        sebutan: tanggal ? `${label} keberangkatan ${formatTanggal(tanggal)}` : label,
        keterangan: keteranganOf(paket, today),
      }
    }
    // Older hosts answer a missing package with 200 and no data; a host in trouble says nothing about packages.
    if (response.ok || response.status === 404) {
      return unknown('tidak-ada', pilihan, 'Paket dari tautan ini tidak kami temukan.')
    }
  } catch {
    // Without an answer the choice stays as the address names it.
  }
  return unknown('tidak-terjawab', pilihan)
}

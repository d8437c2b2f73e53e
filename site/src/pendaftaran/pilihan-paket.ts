import { formatTanggal, hariIni } from '@safar/shared/format/tanggal'
import { type LivePaket, readLivePaket } from '@safar/shared/paket/live'
import { paketState } from '@safar/shared/paket/rules'
import { PAKET_TIDAK_ADA, pilihanKeterangan } from '@safar/shared/pendaftaran/keterangan'
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
        keterangan: pilihanKeterangan(paket, today),
      }
    }
    // Older hosts answer a missing package with 200 and no data; a host in trouble says nothing about packages.
    if (response.ok || response.status === 404) {
      return unknown('tidak-ada', pilihan, PAKET_TIDAK_ADA)
    }
  } catch {
    // Without an answer the choice stays as the address names it.
  }
  return unknown('tidak-terjawab', pilihan)
}

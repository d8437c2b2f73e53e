import { hariIni } from '@safar/shared/format/tanggal'
import { kamarDitawarkan } from '@safar/shared/paket/kamar'
import { type LivePaket, readLivePaket } from '@safar/shared/paket/live'
import { paketState } from '@safar/shared/paket/rules'
import type { Pilihan } from '@safar/shared/pendaftaran/isian'
import { PAKET_TIDAK_ADA, pilihanKeterangan } from '@safar/shared/pendaftaran/keterangan'

export interface PilihanPaket {
  status: 'terbuka' | 'penuh' | 'berangkat' | 'tidak-ada' | 'tidak-terjawab'
  label: string
  /** What a family checks before it sends: date, price and seats, or why it cannot go. Empty when nothing is known. */
  keterangan: string
  /** Kinds of room to ask for, with their prices. */
  kamar: Pilihan[]
}

function unknown(status: 'tidak-ada' | 'tidak-terjawab', { label }: Pilihan, keterangan = ''): PilihanPaket {
  return { status, label, keterangan, kamar: [] }
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
      const { nama_paket: label } = paket
      const status = paketState(paket, today)
      return {
        status,
        kamar: status === 'terbuka' ? kamarDitawarkan(paket) : [],
        label,
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

import type { KamarDiminta } from '@safar/shared/content/paket/hitung/arrange-kamar'
import { calculate, type Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import {
  jumlahOrang,
  type Keluarga,
  keluargaHash,
  pesertaDari,
  readKeluargaHash,
} from '@safar/shared/content/paket/hitung/keluarga'
import { type PaketDihitung, paketKosong, readPaketDihitung } from '@safar/shared/content/paket/hitung/live'
import type { Peserta } from '@safar/shared/content/paket/hitung/peserta'
import { kamarPilihan } from '@safar/shared/content/paket/hitung/suggest-kamar'
import { hitunganCatatan, kamarTeks, pesertaTeks } from '@safar/shared/content/paket/hitung/teks'
import { paketState } from '@safar/shared/content/paket/rules'
import type { Choice } from '@safar/shared/people/pendaftaran/form-fields'
import { recordPath } from '@safar/shared/platform/address/record'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import type { RombonganDilihat } from './kartu-rombongan.tsx'

/** A family that the calculator sent here, with its cost at the API's prices of now. */
export interface Rombongan {
  paket: PaketDihitung
  keluarga: Keluarga
  peserta: readonly Peserta[]
  /** Null where no price is known: the host does not answer, or has none. */
  biaya: { diminta: KamarDiminta; hitungan: Hitungan } | null
  /** The day on which it was counted. */
  today: string
}

/**
 * Reads the family of an address and counts it anew: no sum in an address is trusted. Null without a family, or for a
 * package that is not on sale.
 */
export async function readRombongan(
  apiHost: string,
  choice: Choice,
  hash: string,
  send: typeof fetch = fetch,
  today: string = hariIni(),
  aturan?: CalculationRules,
): Promise<Rombongan | null> {
  const keluarga = readKeluargaHash(hash)
  if (!keluarga) return null
  const kosong = paketKosong(choice.value, choice.label, aturan)
  const peserta = pesertaDari(keluarga, today)
  const uncounted = { paket: kosong, keluarga, peserta, biaya: null, today }
  try {
    const response = await send(`${apiHost}/api/paket/${encodePart(choice.value)}`)
    const paket = readPaketDihitung(await response.json(), kosong)
    if (!paket) return response.status >= 500 ? uncounted : null
    if (paketState(paket, today) === 'berangkat') return null
    const diminta = kamarPilihan(paket, peserta, keluarga.kamar)
    const biaya = diminta && { diminta, hitungan: calculate(paket, { peserta, ...diminta }, today) }
    return { ...uncounted, paket, biaya }
  } catch {
    return uncounted
  }
}

/**
 * Adds the family to the form's data: the number, the room where it is one kind, and the travellers, after the typed
 * note.
 */
export function completeForm(form: FormData, { paket, keluarga, peserta, biaya, today }: Rombongan): void {
  const typed = String(form.get('catatan') ?? '').trim()
  const teks = biaya
    ? hitunganCatatan({ paket, peserta, ...biaya }, today)
    : `Yang berangkat: ${pesertaTeks(peserta).join('; ')}.`
  form.set('catatan', [typed, teks].filter(Boolean).join('\n\n'))
  form.set('jumlah_pax', String(jumlahOrang(keluarga)))
  const kinds = new Set(biaya?.diminta.susunan ?? (biaya ? [biaya.diminta.kamar] : []))
  form.set('kamar', kinds.size === 1 ? [...kinds].join('') : '')
}

/** Returns the family's card beside the form. */
export function rombonganDilihat({ paket, keluarga, peserta, biaya }: Rombongan): RombonganDilihat {
  const kamar = biaya ? [kamarTeks(paket, peserta, biaya.diminta)] : []
  return {
    orang: jumlahOrang(keluarga),
    kata: [pesertaTeks(peserta).join(', '), ...kamar].join('; '),
    currency: paket.currency,
    hitungan: biaya?.hitungan ?? null,
    tidakTermasuk: paket.tidak_termasuk ?? [],
    ubah: `${recordPath('paket', paket.slug)}${keluargaHash(keluarga)}`,
  }
}

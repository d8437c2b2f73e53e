import { paketKosong, readPaketDihitung } from '@safar/shared/content/paket/hitung/live'
import { kamarDitawarkan } from '@safar/shared/content/paket/kamar'
import { readData } from '@safar/shared/content/paket/live'
import { paketState } from '@safar/shared/content/paket/rules'
import { choiceHint, PAKET_UNKNOWN } from '@safar/shared/people/pendaftaran/choice-hint'
import type { Choice } from '@safar/shared/people/pendaftaran/form-fields'
import { TUNGGU_MASUK, tungguPath } from '@safar/shared/people/pendaftaran/tunggu'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'

export interface PaketNews {
  status: 'terbuka' | 'penuh' | 'berangkat' | 'tidak-ada' | 'tidak-terjawab'
  label: string
  /**
   * The facts that a family checks before it sends (date, price, seats), or why it cannot go. Empty when nothing is
   * known.
   */
  keterangan: string
  /** Kinds of room to ask for, with their prices. */
  kamar: Choice[]
  /** The exclusions of its price, line by line. */
  tidakTermasuk: string[]
  /** The way into the queue of a full departure; null where there is none. */
  tunggu: { path: string; judul: string } | null
}

function unknown(status: 'tidak-ada' | 'tidak-terjawab', { label }: Choice, keterangan = ''): PaketNews {
  return { status, label, keterangan, kamar: [], tidakTermasuk: [], tunggu: null }
}

/**
 * Fetches what the API knows of the package that a Booking button or a draft brought along; never throws. `today` is
 * `YYYY-MM-DD` in WIB.
 */
export async function askPaketNews(
  apiHost: string,
  choice: Choice,
  send: typeof fetch = fetch,
  today: string = hariIni(),
  aturan?: CalculationRules,
): Promise<PaketNews> {
  const built = paketKosong(choice.value, choice.label, aturan)
  try {
    const response = await send(`${apiHost}/api/paket/${encodePart(choice.value)}`)
    const answer: unknown = await response.json()
    const paket = readPaketDihitung(answer, built)
    if (paket) {
      const { nama_paket: label } = paket
      const status = paketState(paket, today)
      return {
        status,
        kamar: status === 'terbuka' ? kamarDitawarkan(paket) : [],
        label,
        tidakTermasuk: linesOf(readData(answer)?.harga_tidak_termasuks),
        keterangan: choiceHint(paket, today),
        tunggu: status === 'penuh' ? { path: tungguPath(paket.slug), judul: TUNGGU_MASUK } : null,
      }
    }
    // Older hosts answer a missing package with 200 and no data; a failing host says nothing about packages.
    if (response.ok || response.status === 404) {
      return unknown('tidak-ada', choice, PAKET_UNKNOWN)
    }
  } catch {
    // Without an answer the choice keeps the name from the address.
  }
  return unknown('tidak-terjawab', choice)
}

/** The lines of a list as the API gives it; none of anything else. */
function linesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'keterangan' in row && typeof row.keterangan === 'string'
      ? [row.keterangan]
      : [],
  )
}
